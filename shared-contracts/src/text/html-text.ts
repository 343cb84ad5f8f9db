import { withoutFootnoteMarks } from './issue-format'
import { excerpt } from './text'

const ENTITIES = new Map(Object.entries({ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

const RAISED = { plain: '0123456789+-=()nioa', raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱºª', lowered: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' }

/** `m<sup>2</sup>` → `m²`, `CO<sub>2</sub>` → `CO₂`, `5<sup>o</sup>` → `5º`: without its place a number is another one. */
function shift(whole: string, tag: string, text: string): string {
  const signs = tag.toLowerCase() === 'sup' ? RAISED.raised : RAISED.lowered
  const shifted = [...text].map((letter) => signs[RAISED.plain.indexOf(letter)])
  return shifted.includes(undefined) ? whole : shifted.join('')
}

/**
 * Plain text of an issue's HTML, white space collapsed: for lengths, excerpts, reading time and search.
 * Works without a DOM. It counts, it does not clean: never show its input or output as HTML.
 */
export function htmlToText(html: string): string {
  return withoutFootnoteMarks(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(su[pb])\b[^>]*>([^<]{1,12})<\/\1\s*>/gi, shift)
    .replace(
      /<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|tr|td|th|caption|table|figcaption|figure|hr|pre)\b[^>]*>/gi,
      ' ',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()
}

const STRUCK = /<(s|del|strike)\b[^>]*>[\s\S]*?<\/\1\s*>/gi

/**
 * The beginning of an issue's text, `limit` user-perceived characters long. Without what is struck out: plain text cannot
 * show it, and revoked law would read as law in force.
 */
export function htmlExcerpt(html: string, limit: number): string {
  return excerpt(htmlToText(html.replace(STRUCK, ' ')), limit)
}
