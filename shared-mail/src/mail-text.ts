import { htmlToText } from '@ementa/contracts'
import { escapeText, isNotes } from './mail-markup'

const BLOCKS = new Set('p h1 h2 h3 h4 ul ol blockquote pre figure figcaption table hr div section aside'.split(' '))

const UNDERLINES: Readonly<Record<string, string>> = { h1: '=', h2: '-', h3: '-', h4: '-' }

/** The text of an issue for programs that show no HTML: what its marks mean is written out. */
export function mailText(root: ParentNode & Node): string {
  return blocksOf(root).join('\n\n')
}

/** The blocks below a node; inline content between them is a block of its own. */
function blocksOf(node: Node): string[] {
  const blocks: string[] = []
  let line = ''
  const close = () => {
    blocks.push(tidy(line))
    line = ''
  }
  for (const child of node.childNodes) {
    const name = nameOf(child)
    if (!BLOCKS.has(name)) line += inline(child)
    else {
      close()
      blocks.push(...blockOf(child as Element, name))
    }
  }
  close()
  return blocks.filter((block) => block !== '')
}

function blockOf(element: Element, name: string): string[] {
  const text = () => tidy(inlineOf(element))
  const sign = UNDERLINES[name]
  if (sign) return underlined(text(), sign)
  if (name === 'p' || name === 'figcaption') return [text()]
  if (name === 'hr') return ['* * *']
  if (isNotes(element)) return ['Notas', [...element.children].map(noteOf).join('\n')]
  if (name === 'ul' || name === 'ol') return [listOf(element, name)]
  if (name === 'blockquote') return [prefixed(blocksOf(element).join('\n\n'), '> ')]
  if (name === 'pre') return [prefixed((element.textContent ?? '').replace(/\n$/, ''), '    ')]
  if (name === 'table') return [...[...element.querySelectorAll('caption')].map(inlineOf).map(tidy), rowsOf(element)]
  return blocksOf(element)
}

const noteOf = (note: Element, index: number) => `[${index + 1}] ${tidy(inlineOf(note))}`

const underlined = (text: string, sign: string) =>
  text === '' ? [] : [`${text}\n${sign.repeat(Math.min(text.length, 60))}`]
const prefixed = (text: string, prefix: string) => text.replace(/^/gm, prefix).replace(/[ ]+$/gm, '')
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()

function listOf(list: Element, name: string): string {
  const first = Number(list.getAttribute('start')) || 1
  return [...list.children]
    .map((item, index) => {
      const sign = name === 'ol' ? `${first + index}. ` : '- '
      const depth = Number(/ql-indent-([1-8])/.exec(item.className)?.[1] ?? 0)
      const text = blocksOf(item).join('\n')
      return prefixed(sign + text.replaceAll('\n', `\n${' '.repeat(sign.length)}`), '  '.repeat(depth))
    })
    .join('\n')
}

const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tr')]
    .map((row) => [...row.children].map((cell) => tidy(inlineOf(cell)).replaceAll('\n', ' ')).join(' | '))
    .join('\n')

const inlineOf = (node: Node): string => [...node.childNodes].map(inline).join('')
const nameOf = (node: Node) => (node.nodeType === 1 ? (node as Element).localName : '')

function inline(node: Node): string {
  if (node.nodeType === 3) return (node as Text).data.replaceAll('\n', ' ')
  if (node.nodeType !== 1) return ''
  const element = node as Element
  const inside = () => inlineOf(element)
  switch (element.localName) {
    case 'br':
      return '\n'
    case 'img':
      return `[Imagem: ${element.getAttribute('alt')?.trim() || 'sem descrição'}]`
    case 'a':
      return linkOf(element, inside())
    // Revoked law must not read as law in force.
    case 's':
    case 'strike':
    case 'del':
      return inside().trim() === '' ? '' : `[tachado: ${inside()}]`
    case 'sup':
    case 'sub':
      if (element.querySelector('a[href^="#nota-"]')) return `[${element.textContent}]`
      return raised(element.localName, element.textContent ?? '')
    default:
      return BLOCKS.has(element.localName) ? `${inside()}\n` : inside()
  }
}

/** `m<sup>2</sup>` is `m²`; what has no such sign is set off, so that `10<sup>n+k</sup>` is not `10n+k`. */
function raised(name: string, text: string): string {
  const shifted = htmlToText(`<${name}>${escapeText(text)}</${name}>`)
  return shifted === text.trim() && text.trim() !== '' ? `${name === 'sup' ? '^' : '_'}(${text})` : shifted
}

function linkOf(element: Element, text: string): string {
  const address = element.getAttribute('href') ?? ''
  const bare = address.replace(/^(mailto:|https?:\/\/)/i, '').replace(/\/$/, '')
  if (address === '' || address.startsWith('#') || text.includes(bare)) return text
  return `${text} (${address})`
}
