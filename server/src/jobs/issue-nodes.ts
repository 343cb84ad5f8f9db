import { IMAGE, ISSUE_FORMAT, isSafeLink } from '@ementa/contracts'

/**
 * The text of an issue as nodes, without a browser. It reads the stored format and nothing else: whatever is no element or
 * attribute of it is left out, so that a stored text which nobody cleaned does no harm in a mail.
 */

const TAGS = new Set<string>(ISSUE_FORMAT.tags)
const VOID = new Set(['br', 'hr', 'img'])
/** A comment, an element whose content is no text, an end, a beginning, a text, a lone sign. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|title|textarea|iframe|noscript|template|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/([a-z][\w-]*)[^<>]*>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi
const ATTRIBUTE = /([a-z][\w-]*)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi
/** Closing a paragraph or an item is left out at times. */
const ENDS_BEFORE: Readonly<Record<string, string>> = { p: 'p', li: 'li', tr: 'tr', td: 'td', th: 'th' }

const ENTITIES: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, number, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(number)
    return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })

class TextNode {
  readonly nodeType = 3
  readonly childNodes: readonly IssueNode[] = []
  readonly data: string

  constructor(data: string) {
    this.data = data
  }

  get textContent(): string {
    return this.data
  }
}

class ElementNode {
  readonly nodeType = 1
  readonly childNodes: IssueNode[] = []
  readonly localName: string
  readonly #attributes: ReadonlyMap<string, string>

  constructor(localName: string, attributes: ReadonlyMap<string, string>) {
    this.localName = localName
    this.#attributes = attributes
  }

  get tagName(): string {
    return this.localName.toUpperCase()
  }

  get id(): string {
    return this.#attributes.get('id') ?? ''
  }

  get className(): string {
    return this.#attributes.get('class') ?? ''
  }

  get children(): ElementNode[] {
    return this.childNodes.filter((child) => child instanceof ElementNode)
  }

  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('')
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }

  querySelector(selector: string): ElementNode | null {
    return this.querySelectorAll(selector)[0] ?? null
  }

  querySelectorAll(selector: string): ElementNode[] {
    const tests = selector.split(',').map((one) => testOf(one.trim()))
    const below = ({ children }: ElementNode): ElementNode[] => children.flatMap((child) => [child, ...below(child)])
    return below(this).filter((element) => tests.some((test) => test(element)))
  }
}

type IssueNode = TextNode | ElementNode

/** Reads `h1`, `ol.footnotes` and `a[href^="#nota-"]`, which are what the writer of mails asks for. */
function testOf(selector: string): (element: ElementNode) => boolean {
  const [, name, className, start] = /^([a-z]\w*)(?:\.([\w-]+))?(?:\[href\^="([^"]+)"\])?$/.exec(selector) ?? []
  if (!name) throw new Error(`Failed to read the selector ${selector}.`)
  return (element) =>
    element.localName === name &&
    (!className || element.className.split(' ').includes(className)) &&
    (!start || (element.getAttribute('href') ?? '').startsWith(start))
}

function attributesOf(name: string, text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? bare ?? '')
    if (ISSUE_FORMAT.attributes.some((one) => one === key.toLowerCase())) attributes.set(key.toLowerCase(), value)
  }
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter((one) => ISSUE_FORMAT.class.test(one))
  if (classes.length > 0) attributes.set('class', classes.join(' '))
  else attributes.delete('class')
  if (!ISSUE_FORMAT.id.test(attributes.get('id') ?? '')) attributes.delete('id')
  if (name !== 'a' || !isSafeLink(attributes.get('href') ?? '')) attributes.delete('href')
  return attributes
}

/**
 * Reads the text of an issue.
 * @param product address before those that begin with `/`
 * @param uploads address before the id of an uploaded image
 */
export function issueNodes(html: string, { product, uploads }: { product: string; uploads: string }): DocumentFragment {
  const root = new ElementNode('', new Map())
  const open: ElementNode[] = [root]
  const top = () => open.at(-1) ?? root
  const close = (name: string) => {
    const place = open.findLastIndex(({ localName }) => localName === name)
    if (place > 0) open.length = place
  }

  const begin = (name: string, text: string) => {
    if (ENDS_BEFORE[name] === top().localName) close(name)
    const attributes = attributesOf(name, text)
    const href = attributes.get('href')
    if (href?.startsWith('/')) attributes.set('href', product + href)
    if (name === 'img') {
      const source = attributes.get('src') ?? ''
      if (source.startsWith(IMAGE.localScheme))
        attributes.set('src', uploads + encodeURIComponent(source.slice(IMAGE.localScheme.length)))
      else if (!/^https:/i.test(source)) return
    }
    const element = new ElementNode(name, attributes)
    top().childNodes.push(element)
    if (!VOID.has(name)) open.push(element)
  }

  for (const [whole, silent, closing, opening, rest = ''] of html.matchAll(TOKEN)) {
    if (silent || whole.startsWith('<!--')) continue
    if (closing) close(closing.toLowerCase())
    else if (opening) {
      if (TAGS.has(opening.toLowerCase())) begin(opening.toLowerCase(), rest)
    } else top().childNodes.push(new TextNode(decoded(whole)))
  }
  // The writer of mails asks for nothing that these nodes do not have.
  return root as unknown as DocumentFragment
}
