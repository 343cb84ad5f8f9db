import { PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'
import type { Losses } from './paste-losses'

/** The style that a pasted element came with, in lower case. */
export const styleOf = (element: Element) => element.getAttribute(PASTED_STYLE_ATTRIBUTE)?.toLowerCase() ?? ''

const BLOCK = /^(?:P|DIV|H[1-6]|LI|BLOCKQUOTE)$/
const STRUCK = /text-decoration(?:-line)?:[^;]*line-through/
const MARKS: readonly (readonly [style: RegExp, tag: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration(?:-line)?:[^;]*underline/, 'u'],
  [STRUCK, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub\b/, 'sub'],
]

/** Marks and alignment out of an element's style. */
export function applyStyle(element: HTMLElement): void {
  const style = styleOf(element)
  element.removeAttribute(PASTED_STYLE_ATTRIBUTE)
  const align = /text-align:\s*(center|right|justify)/.exec(style)?.[1]
  if (align && BLOCK.test(element.tagName)) element.classList.add(`ql-align-${align}`)
  // A link is underlined by itself, a heading is bold by itself; but what is struck out is struck out anywhere.
  const isMarkedByItself = element.tagName === 'A' || BLOCK.test(element.tagName)
  for (const [pattern, tag] of MARKS) {
    if (!pattern.test(style) || (isMarkedByItself && pattern !== STRUCK)) continue
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

/** Elements that mean what the editor has under another name. */
const NAMES: Readonly<Record<string, string>> = {
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
  H5: 'h4',
  H6: 'h4',
}

/** `<del>` and `<strike>` strike out like `<s>`; two levels of headings fewer. */
export function renameMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll(Object.keys(NAMES).join())) {
    const renamed = body.ownerDocument.createElement(NAMES[element.tagName] ?? 'span')
    const style = element.getAttribute(PASTED_STYLE_ATTRIBUTE)
    if (style !== null) renamed.setAttribute(PASTED_STYLE_ATTRIBUTE, style)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

const PLAIN_NAME =
  /^(?:black|white|(?:dark|light|dim)?gr[ae]y|silver|windowtext|canvastext|auto|inherit|initial|unset|transparent|currentcolor|none|)$/
/** How far apart the parts of a colour are before an eye calls it one: mails set their text in near-blacks. */
const GREY_WITHIN = 40

/** Whether a CSS colour is more than black, white or grey. */
function isColour(value: string): boolean {
  const text = value.trim()
  if (PLAIN_NAME.test(text)) return false
  const parts = text.startsWith('#') ? hexParts(text.slice(1)) : text.match(/[\d.]+/g)?.map(Number)
  if (!text.startsWith('#') && !text.startsWith('rgb')) return /^[a-z]+$/.test(text)
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts ?? []
  return alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > GREY_WITHIN
}

function hexParts(hex: string): number[] {
  const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  return (full.match(/../g) ?? []).slice(0, 3).map((part) => Number.parseInt(part, 16))
}

const property = (style: string, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim() ?? ''

const hasText = (element: Element) => (element.textContent ?? '').trim() !== ''

/** Colours of the text and behind it, each once. A link's is its own, whatever it was. */
export function countColours(body: HTMLElement, losses: Losses): void {
  const colours = new Set<string>()
  const highlights = new Set<string>()
  let smallCaps = 0
  for (const element of body.querySelectorAll('*')) {
    const style = styleOf(element)
    if ((style === '' && !element.hasAttribute('color')) || !hasText(element)) continue
    const colour = property(style, 'color') || (element.getAttribute('color') ?? '').toLowerCase()
    if (isColour(colour) && !element.closest('a[href]') && !element.querySelector('a[href]')) colours.add(colour)
    const behind = property(style, 'background(?:-color)?').split(/\s+(?![^(]*\))/)[0] ?? ''
    if (isColour(behind)) highlights.add(behind)
    if (/small-caps/.test(property(style, 'font-variant(?:-caps)?'))) smallCaps++
  }
  losses('colour', colours.size)
  losses('highlight', highlights.size)
  losses('smallCaps', smallCaps)
}

const SET_BY_ITSELF = 'h1, h2, h3, h4, h5, h6, sup, sub, a[href]'

/** One typeface in one size is how the other program is set up; more were chosen. */
export function countFonts(body: HTMLElement, losses: Losses): void {
  const faces = new Set<string>()
  const sizes = new Set<string>()
  for (const element of body.querySelectorAll('*')) {
    const style = styleOf(element)
    if (element.closest(SET_BY_ITSELF) || /mso-list:\s*ignore/.test(style)) continue
    if (/^su[bp]/.test(inherited(element, 'vertical-align'))) continue
    if (![...element.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '')) continue
    faces.add(
      inherited(element, 'font-family')
        .split(',')[0]
        ?.replace(/["']|&quot;/g, '') ?? '',
    )
    sizes.add(inherited(element, 'font-size'))
  }
  faces.delete('')
  sizes.delete('')
  if (faces.size > 1 || sizes.size > 1) losses('font')
}

function inherited(element: Element, name: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = property(styleOf(at), name)
    if (value) return value
  }
  return ''
}
