import type { IssueContents, NewsletterIssue } from './entities/newsletter'
import { htmlExcerpt, htmlToText } from './html-text'
import { LENGTH } from './limits'
import { countWords, graphemeCount } from './text'

const HEADING = /<h([1-4])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi
/** Of the text at most this part is shown for nothing, however short it is. */
const EXCERPT_PART = 1 / 3

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A paid issue as those get it who do not subscribe: its `html` is the beginning only (one paragraph, at most
 * `LENGTH.paidExcerpt` characters and a third of the text), and `contents` says what the rest holds.
 */
export function withoutText(issue: NewsletterIssue): { issue: NewsletterIssue; contents: IssueContents } {
  const text = htmlToText(issue.html)
  const limit = Math.min(LENGTH.paidExcerpt, Math.floor(graphemeCount(text) * EXCERPT_PART))
  const headings = Array.from(issue.html.matchAll(HEADING), ([, , heading = '']) => htmlToText(heading))
  return {
    issue: { ...issue, html: limit === 0 ? '' : `<p>${escapeHtml(htmlExcerpt(issue.html, limit))}</p>` },
    contents: {
      words: countWords(text),
      headings: headings.filter((heading) => heading !== ''),
      images: issue.html.match(/<img\b/gi)?.length ?? 0,
    },
  }
}
