import type { IssueContents, NewsletterIssue } from './entities/newsletter'
import { htmlExcerpt, htmlToText } from './html-text'
import { footnotesOf } from './issue-format'
import { LENGTH } from './limits'
import { countWords, graphemeCount } from './text'

const HEADING = /<h([1-4])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi
/** Of the text at most this part is shown for nothing, however short it is. */
const EXCERPT_PART = 1 / 3

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What an issue says in its paragraphs: headings are listed as contents. */
const PARAGRAPH = /<(p|li|blockquote|pre)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi

/** The first paragraphs of an issue, at most `limit` characters long, cut between two words. */
function beginning(html: string, limit: number): string {
  const paragraphs = Array.from(html.matchAll(PARAGRAPH), ([paragraph]) => paragraph)
  const kept: string[] = []
  let remaining = limit
  for (const paragraph of paragraphs.length > 0 ? paragraphs : [html]) {
    const text = htmlExcerpt(paragraph, remaining)
    if (remaining <= 0 || text === '') continue
    remaining -= graphemeCount(text)
    if (remaining >= 0) kept.push(text)
    // A paragraph of which there is room for a part of its first word adds nothing to what stands before it.
    else if (kept.length === 0 || /\s/.test(text)) kept.push(text.replace(/\s+\S*…$/, '…'))
  }
  return kept.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

/**
 * A paid issue as those get it who do not subscribe: its `html` is the beginning only (plain paragraphs, at most
 * `LENGTH.paidExcerpt` characters and a third of the text), and `contents` says what the rest holds.
 */
export function withoutText(issue: NewsletterIssue): { issue: NewsletterIssue; contents: IssueContents } {
  const text = htmlToText(issue.html)
  const limit = Math.min(LENGTH.paidExcerpt, Math.floor(graphemeCount(text) * EXCERPT_PART))
  const headings = Array.from(issue.html.matchAll(HEADING), ([, , heading = '']) => htmlToText(heading))
  return {
    issue: { ...issue, html: beginning(footnotesOf(issue.html).body, limit) },
    contents: {
      words: countWords(text),
      headings: headings.filter((heading) => heading !== ''),
      images: issue.html.match(/<img\b/gi)?.length ?? 0,
    },
  }
}
