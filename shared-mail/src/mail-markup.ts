import { graphemeCount, REMOTE_IMAGE_ATTRIBUTE } from '@ementa/contracts'
import { FOOTNOTES, LOOKS, type Look } from './mail-looks'
import { outlineLevels } from './outline-levels'

/** The widest an image may be: Outlook on Windows knows `max-width` from no image and shows it as wide as it is. */
const MAIL_IMAGE_WIDTH = 560

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Image in a mail: its address there, and its width in px where it is known. */
export interface MailImage {
  src: string
  width?: number
}

export interface MarkupOptions {
  /** By the address that the text holds; an image that is not in it keeps its address. */
  images: ReadonlyMap<string, MailImage>
  /**
   * The preview is the same mail with its styles under `data-style`, which it applies itself (the page's security policy
   * refuses style attributes), and with the images of other sites held until one asks for them.
   */
  isPreview?: boolean
}

/** Attribute that holds a style in the preview until the CSSOM sets it. */
export const STYLE_ATTRIBUTE = 'data-style'

/** Writes elements of a mail as text: nothing passes through a document that would read their styles. */
export function createWriter({ isPreview = false }: Pick<MarkupOptions, 'isPreview'> = {}) {
  const styleAs = isPreview ? STYLE_ATTRIBUTE : 'style'
  const attributesOf = (look: Look | undefined, others: Record<string, string | number | undefined>) => {
    const all = { ...others, class: [look?.night, others.class].filter(Boolean).join(' ') || undefined }
    const written = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${escapeText(String(value))}"`],
    )
    return written.join('') + (look?.style ? ` ${styleAs}="${escapeText(look.style)}"` : '')
  }
  return {
    element: (
      name: string,
      look: Look | undefined,
      inside: string,
      others: Record<string, string | number | undefined> = {},
    ) => `<${name}${attributesOf(look, others)}>${inside}</${name}>`,
    single: (name: string, look: Look | undefined, others: Record<string, string | number | undefined> = {}) =>
      `<${name}${attributesOf(look, others)}>`,
  }
}

/** Elements that mail programs know and that need nothing but their name. */
const PLAIN = new Set('strong b em i u s strike del ins tbody thead tfoot tr'.split(' '))
/** Replacements for elements that Outlook does not know. */
const STANDS_FOR: Record<string, string> = { figure: 'div', figcaption: 'p', aside: 'div', section: 'div' }
const KEPT_ID = /^[\w-]{1,60}$/
const INDENT = 24

/** The text of an issue as a mail shows it: each element with its style, headings below the mail's own title. */
export function mailMarkup(root: ParentNode & Node, options: MarkupOptions): string {
  const writer = createWriter(options)
  const headings = [...root.querySelectorAll('h1, h2, h3, h4')]
  const ranks = headings.map(({ tagName }) => Number(tagName[1]))
  const levels = new Map(outlineLevels(ranks, 1).map((level, index) => [headings[index], level]))

  const childrenOf = (node: Node): string => [...node.childNodes].map(written).join('')

  function written(node: Node): string {
    if (node.nodeType === 3) return escapeText((node as Text).data)
    return node.nodeType === 1 ? elementOf(node as Element) : ''
  }

  function elementOf(element: Element): string {
    const name = element.localName
    const look = placed(element, LOOKS[name])
    const id = element.id && KEPT_ID.test(element.id) ? element.id : undefined
    if (name === 'br') return '<br>'
    if (name === 'hr') return writer.single('hr', look)
    if (name === 'img') return imageOf(element, look)
    if (name === 'a') return linkOf(element, look, id)
    const inside = childrenOf(element)
    const level = levels.get(element)
    if (level !== undefined) return writer.element(`h${level}`, look, inside, { id })
    if (name === 'table')
      return writer.element('table', look, inside, { cellpadding: 0, cellspacing: 0, border: 0, id })
    if (name === 'td' || name === 'th') {
      const span = (attribute: string) => element.getAttribute(attribute) ?? undefined
      const scope = name === 'th' ? (span('scope') ?? 'col') : undefined
      return writer.element(name, look, inside, {
        ...{ colspan: span('colspan'), rowspan: span('rowspan'), scope },
        class: 'm-td',
      })
    }
    if (name === 'ol')
      return writer.element('ol', isNotes(element) ? FOOTNOTES : look, inside, {
        start: element.getAttribute('start') ?? undefined,
        id,
      })
    if (PLAIN.has(name)) return writer.element(name, look, inside, { id })
    const mailName = STANDS_FOR[name] ?? (LOOKS[name] ? name : 'span')
    return mailName === 'span' && !id ? inside : writer.element(mailName, look, inside || '&nbsp;', { id })
  }

  function linkOf(element: Element, look: Look | undefined, id: string | undefined): string {
    const address = element.getAttribute('href')
    const inside = childrenOf(element)
    if (!address) return id ? writer.element('span', undefined, inside, { id }) : inside
    return writer.element('a', look, inside, { href: address, id })
  }

  function imageOf(element: Element, look: Look | undefined): string {
    const address = element.getAttribute('src') ?? ''
    const image = options.images.get(address)
    const width = imageWidth(element.getAttribute('width'), image?.width)
    const alt = element.getAttribute('alt') ?? ''
    const isHeld = options.isPreview && !image
    return writer.single('img', look, { [isHeld ? REMOTE_IMAGE_ATTRIBUTE : 'src']: image?.src ?? address, alt, width })
  }

  return childrenOf(root)
}

export const isNotes = (list: Element) => list.className === 'footnotes'

/** In px: of what is stored as a part of the text, its part of the mail; else the image's own, as far as there is room. */
function imageWidth(stored: string | null, natural: number | undefined): number | undefined {
  const part = /^(\d{1,3})%$/.exec(stored ?? '')?.[1]
  if (part) return Math.round((Math.min(Number(part), 100) / 100) * MAIL_IMAGE_WIDTH)
  const own = Number(stored) || natural
  return own && Math.min(own, MAIL_IMAGE_WIDTH)
}

/** Alignment and indent are classes in what is stored; a mail has them in the style. */
function placed(element: Element, look: Look | undefined): Look | undefined {
  const align = /ql-align-(center|right|justify)/.exec(element.className)?.[1]
  const indent = /ql-indent-([1-8])/.exec(element.className)?.[1]
  const more = [align && `text-align:${align}`, indent && `margin-left:${Number(indent) * INDENT}px`].filter(Boolean)
  if (more.length === 0) return look
  return { ...look, style: [look?.style, ...more].filter(Boolean).join(';') }
}

/** Behind a short preview text clients show the beginning of the mail; so much nothing keeps it away. */
export const preheaderFill = (preheader: string) => '&#8199;&#847; '.repeat(Math.max(0, 100 - graphemeCount(preheader)))
