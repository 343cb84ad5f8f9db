import type { Losses } from './paste-losses'
import { styleOf } from './pasted-marks'

const HIDING_RULE = /([^{}]+)\{[^{}]*(?:display:\s*none|mso-hide:\s*all)[^{}]*\}/gi

/** The classes of a Word document's style sheet whose text is hidden there. */
export function nameHiddenClasses(html: string): string[] {
  if (!html.includes('schemas-microsoft-com:office:word')) return []
  const sheets = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi), ([, sheet = '']) => sheet)
  const selectors = sheets.flatMap((sheet) => Array.from(sheet.matchAll(HIDING_RULE), ([, selector = '']) => selector))
  return selectors.flatMap((selector) => Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name))
}

/** Word's tracked changes, as if they were accepted: otherwise the old wording would go out struck through. */
export function readWordRevisions(body: HTMLElement, losses: Losses): void {
  for (const change of body.querySelectorAll(
    'ins[datetime], del[datetime], ins[cite^="mailto:"], del[cite^="mailto:"]',
  )) {
    losses('revision')
    if (change.tagName === 'DEL') change.remove()
    else change.replaceWith(...change.childNodes)
  }
}

/** Word's own styles that the editor has under another name. */
const STYLES: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
}
/** How far a quotation of more than three lines is set in (ABNT NBR 10520). */
const QUOTATION = /margin-left:\s*(?:4(?:\.0+)?cm|40(?:\.0+)?mm|113\.\d+pt)/

/** Titles and quotations that are paragraphs of a class or a margin in Word. */
export function renameWordStyles(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const named = [...paragraph.classList].map((name) => STYLES[name]).find(Boolean)
    const style = styleOf(paragraph)
    const tag = named ?? (QUOTATION.test(style) && !style.includes('mso-list') ? 'blockquote' : undefined)
    if (!tag) continue
    const line = body.ownerDocument.createElement(tag)
    for (const { name, value } of paragraph.attributes) line.setAttribute(name, value)
    line.append(...paragraph.childNodes)
    paragraph.replaceWith(line)
  }
}

/** A figure is the line of its image and a line for its caption, whichever came first; other figures are what is in them. */
export function makeCaptionLines(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption')
    const images = [...figure.querySelectorAll('img')]
    if (images.length === 0) {
      figure.replaceWith(...figure.childNodes)
      continue
    }
    const lineOf = (className: string, ...content: Node[]) => {
      const line = figure.ownerDocument.createElement('p')
      if (className) line.className = className
      line.append(...content)
      return line
    }
    const words = caption?.textContent?.trim() ? [lineOf('ql-caption', ...caption.childNodes)] : []
    figure.replaceWith(...images.map((image) => lineOf('', image)), ...words)
  }
}
