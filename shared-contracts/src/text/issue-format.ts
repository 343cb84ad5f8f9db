/**
 * The format in which the text of an issue is stored: what the editor makes, cleaning keeps, and reader, print, mail and
 * exports show (decision 041).
 *
 * - Table: `<table><caption>…</caption><thead><tr><th>…</th></tr></thead><tbody><tr><td>…</td></tr></tbody></table>`;
 *   caption and head are optional, a cell holds words or paragraphs, no cell spans others.
 * - Image: `<p><img src alt width></p>`, `width` in percent of the text; with a caption
 *   `<figure><img><figcaption>…</figcaption></figure>`.
 * - Footnote: `<sup><a id="chamada-1" href="#nota-1">1</a></sup>` in the text, and as the last element
 *   `<ol class="footnotes"><li id="nota-1">…</li></ol>`, in the order of the marks.
 */
export const ISSUE_FORMAT = {
  tags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'ins', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: ['href', 'src', 'alt', 'width', 'height', 'class', 'start', 'id'],
  /** Alignment and indent are classes: the Content-Security-Policy refuses `style` attributes. */
  class: /^(?:ql-(?:align-(?:center|right|justify)|indent-[1-8])|footnotes)$/,
  id: /^(?:chamada|nota)-[1-9]\d{0,3}$/,
} as const

/**
 * Holds the address of another site's image until the reader asks for it: loading it would tell that site who reads.
 */
export const REMOTE_IMAGE_ATTRIBUTE = 'data-remote-image'

/** The names that tie a footnote to its mark in the text. */
export const footnoteId = (number: number) => `nota-${number}`
export const footnoteMarkId = (number: number) => `chamada-${number}`

export interface Footnote {
  /** Number that the mark in the text shows, from 1. */
  number: number
  /** Words with inline marks and links, cleaned like the rest of the issue. */
  html: string
}

const NOTES = /<ol\b[^>]*\bclass="footnotes"[^>]*>([\s\S]*?)<\/ol\s*>/gi
const NOTE = /<li\b[^>]*\bid="nota-(\d+)"[^>]*>([\s\S]*?)(?:<\/li\s*>|(?=<li\b)|$)/gi
const MARK = /<sup\b[^>]*>\s*<a\b[^>]*\bhref="#nota-\d+"[^>]*>[^<]*<\/a\s*>\s*<\/sup\s*>/gi

/** The footnotes of an issue's stored HTML, and the HTML without their list; the marks stay in the text. */
export function footnotesOf(html: string): { body: string; notes: Footnote[] } {
  const notes = [...html.matchAll(NOTES)].flatMap(([, list = '']) =>
    Array.from(list.matchAll(NOTE), ([, number, note = '']) => ({ number: Number(number), html: note.trim() })),
  )
  return { body: notes.length > 0 ? html.replace(NOTES, '') : html, notes }
}

/** Returns an issue's HTML without its notes, for counting and for reading aloud. */
export const withoutNotes = (html: string): string => html.replace(NOTES, '')

/** An issue's HTML without the numbers of its footnotes: `lei¹` would be another word. */
export const withoutFootnoteMarks = (html: string): string => html.replace(MARK, '')
