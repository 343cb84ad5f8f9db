import { PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'

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
