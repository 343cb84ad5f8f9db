import type { IssueContents, Newsletter, NewsletterIssue } from '../entities/newsletter'
import { COUNT } from '../limits'
import { htmlExcerpt, htmlToText } from '../text/html-text'
import { withoutNotes } from '../text/issue-format'
import { countWords } from '../text/text'
import { ownsNewsletter, type Viewer } from './permissions'

/** A person's relation to a newsletter, apart from owning it. */
export interface ReaderStanding {
  isSubscribed: boolean
  isModerator: boolean
}

/**
 * Returns whether someone gets the whole text of a sent issue. A paid issue goes to the owner, subscribers and moderators,
 * and to everybody once the owner opened it.
 */
export function mayReadWhole(
  viewer: Viewer,
  newsletter: Pick<Newsletter, 'owner_id' | 'is_paid'>,
  issue: Pick<NewsletterIssue, 'open_to_all'>,
  { isSubscribed, isModerator }: ReaderStanding,
): boolean {
  if (!newsletter.is_paid || issue.open_to_all) return true
  return ownsNewsletter(viewer, newsletter) || (viewer !== null && (isSubscribed || isModerator))
}

const HEADING = /<h([1-4])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi
/** Largest part of a short text that is free. */
const EXCERPT_PART = 1 / 2
/** A sentence is cut only where the excerpt would otherwise end before so much of its length. */
const LEAST_PART = 2 / 3

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Matches the paragraphs of an issue, without its headings, which are listed as contents. */
const PARAGRAPH = /<(p|li|blockquote|pre)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi
/** Matches the gap between two sentences: a capital letter follows. `art. 5º` and `S.A.` go on. */
const SENTENCE_END = /(?<=[.!?…]["”»)]?)\s+(?=["“«(]?\p{Lu})/u

/** The words with `…` in place of the sign that a cut leaves behind them. */
const cutAfter = (words: readonly string[]) => `${words.join(' ').replace(/[\s.,;:…–—-]+$/u, '')}…`

/** The first paragraphs of an issue as plain ones, at most `limit` words, ending with a sentence where one ends near. */
function beginning(html: string, limit: number): string {
  const paragraphs = Array.from(html.matchAll(PARAGRAPH), ([paragraph]) => paragraph)
  const kept: string[] = []
  let remaining = limit
  for (const paragraph of paragraphs.length > 0 ? paragraphs : [html]) {
    const text = htmlExcerpt(paragraph, Number.MAX_SAFE_INTEGER)
    if (text === '') continue
    const taken = takeWords(text, remaining, limit)
    if (taken !== '') kept.push(taken)
    remaining -= taken.split(' ').length
    if (taken !== text || remaining <= 0) break
  }
  return kept.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

/** Whole sentences of a paragraph for which there is room; a part of one if they are too few. */
function takeWords(text: string, remaining: number, limit: number): string {
  const words = text.split(' ')
  if (words.length <= remaining) return text
  let whole = ''
  for (const sentence of text.split(SENTENCE_END)) {
    const longer = whole === '' ? sentence : `${whole} ${sentence}`
    if (longer.split(' ').length > remaining) break
    whole = longer
  }
  const total = limit - remaining + (whole === '' ? 0 : whole.split(' ').length)
  if (total >= limit * LEAST_PART) return whole
  return remaining > 0 ? cutAfter(words.slice(0, remaining)) : ''
}

/** Counts the words of an issue's text, as its author's counter does; footnotes are not included. */
export const issueWords = (html: string): number => countWords(htmlToText(withoutNotes(html)))

/** Returns the free part of a paid issue as plain paragraphs: about 120 words, or half of a shorter text. */
export function freeBeginning(html: string): string {
  const limit = Math.min(COUNT.paidExcerptWords, Math.floor(issueWords(html) * EXCERPT_PART))
  return beginning(withoutNotes(html), limit)
}

/**
 * A paid issue as those get it who do not subscribe: its `html` is the beginning only, `contents` says what the rest
 * holds, and corrections do not say which words they changed.
 */
export function withoutText(issue: NewsletterIssue): { issue: NewsletterIssue; contents: IssueContents } {
  const headings = Array.from(issue.html.matchAll(HEADING), ([, , heading = '']) => htmlToText(heading))
  const errata = issue.errata?.map((erratum) => (erratum.changes ? { ...erratum, changes: [] } : erratum))
  return {
    issue: { ...issue, html: freeBeginning(issue.html), ...(errata && { errata }) },
    contents: {
      words: issueWords(issue.html),
      headings: headings.filter((heading) => heading !== ''),
      images: issue.html.match(/<img\b/gi)?.length ?? 0,
    },
  }
}
