import { countWords, excerpt, TEMPLATE_WORDS } from '@ementa/contracts'
import { plainText, type TextOp } from '../rich-text/issue-text'
import { bareAddresses, linkAddress } from '../rich-text/link-address'

/** Mail programs cut messages above about this size and hide the rest behind a link. */
const CLIPPED_ABOVE_BYTES = 100 * 1024

export interface IssueMeasures {
  words: number
  /** Placeholders left in the text, each once, as they are written: `[NOME]`, `TODO`. */
  leftovers: string[]
  isTooLarge: boolean
  /** Images without a description. */
  undescribedImages: number
  /** Addresses that are no links, as they are written, each once. */
  unlinked: string[]
  /** Addresses of links that lead nowhere. */
  brokenLinks: string[]
}

/** Verbs with which writers note their open tasks in a text. */
const TASK = 'preencher|completar|confirmar|conferir|checar|verificar|revisar|definir|inserir|incluir'
/** Words of the placeholders in templates. */
const FILLED_IN =
  'nome|cliente|empresa|escrit[óo]rio|data|link|url|t[íi]tulo|assunto|texto|n[úu]mero|valor|endere[çc]o|e-?mail|cidade|name|first name|last name|your name|client name|company|date'
/** Words that mark a deliberate omission in a quotation. */
const LEFT_OUT = 'omitid|suprimid|ocult|preservad|ileg[íi]ve|anonimiz|original'

/**
 * The shapes of what was meant to be replaced. `[…]`, `[sic]`, `[grifos nossos]` and `[o autor]` are part of quoting,
 * `art. 5º, XXX` and `XXX – …` are numerals of the Constitution, `TODO` between words in capitals is Portuguese, and
 * `Sério???` is a question.
 */
const LEFTOVERS: readonly RegExp[] = [
  /\[[\p{Lu}][\p{Lu}\p{N}\s_./-]{1,40}\]/gu,
  new RegExp(`\\[(?:a |por |falta )?(?:${TASK}|tbd|todo|placeholder|insert)(?: [^\\]\\n]{1,60})?\\]`, 'giu'),
  new RegExp(
    `\\[(?:${FILLED_IN})(?: d[aeo]s? (?![^\\]]*(?:${LEFT_OUT}))[^\\]\\n]{1,40})?(?: (?:aqui|completo))?\\]`,
    'giu',
  ),
  new RegExp(`\\((?:a |por |falta )?(?:${TASK})\\)`, 'giu'),
  // Fields of other tools: `{{first_name}}`, `{nome}`, `%NOME%`, `*|FNAME|*`, `<<nome>>`.
  /\{\{[^{}\n]{1,60}\}\}|(?<!\{)\{\$?\p{L}[\p{L}\p{N}_. |-]{1,40}\}(?!\})|%[\p{L}_]{3,30}%|\*\|[^|\n]{1,40}\|\*|<<[^<>\n]{1,40}>>/gu,
  /(?<![\p{L}\p{N}?!.…”")])\?{3,}/gu,
  /\b(?:FALTA|FALTAM|PENDENTE|PREENCHER|COMPLETAR|CONFIRMAR|CONFERIR|CHECAR|VERIFICAR|REVISAR|INSERIR|INCLUIR)\s*:/g,
  /(?<!(?:inciso|incisos|inc\.|,|º|\be)\s)\bX{3}\b(?!\s[-–—])|\bX{4,}\b|\bx{3,}\b/g,
  /(?<!\p{Lu} )\bTODO\b(?! \p{Lu}+(?!\p{L}))|\b(?:FIXME|TBD)\b/gu,
  /\b(?:[Ll]orem(?: ipsum)?|LOREM IPSUM)\b/g,
]

const ASKED = Object.values(TEMPLATE_WORDS)
/** So much of a sentence of a template says which one it is. */
const NAMED_LENGTH = 40

/** Placeholders that were forgotten in a text, and what a template of the product asks for. */
export function findLeftovers(text: string): string[] {
  const asked = ASKED.filter((words) => text.includes(words)).map((words) => `“${excerpt(words, NAMED_LENGTH)}”`)
  const found = LEFTOVERS.flatMap((shape) => [...text.matchAll(shape)])
    .toSorted((one, other) => one.index - other.index)
    .map(([words]) => words)
  return [...new Set([...found, ...asked])]
}

/** Quill's own signs: a link inside the text leads somewhere else than the web. */
const isElsewhere = (address: string) => /^(?:#|\/(?!\/))/.test(address)

/** Finds images and addresses that should be checked before a text is sent. */
export function findLoose(
  ops: readonly TextOp[],
): Pick<IssueMeasures, 'undescribedImages' | 'unlinked' | 'brokenLinks'> {
  let undescribedImages = 0
  const unlinked = new Set<string>()
  const brokenLinks = new Set<string>()
  for (const { insert, attributes } of ops) {
    if (typeof insert !== 'string') {
      if ('image' in insert && !attributes?.alt) undescribedImages++
      continue
    }
    const { link } = attributes ?? {}
    if (typeof link === 'string') {
      if (!isElsewhere(link) && linkAddress(link) === null) brokenLinks.add(link)
    } else if (!attributes?.['code-block']) for (const { written } of bareAddresses(insert)) unlinked.add(written)
  }
  return { undescribedImages, unlinked: [...unlinked], brokenLinks: [...brokenLinks] }
}

interface LineMeasures {
  words: number
  leftovers: string[]
  /** In UTF-8. */
  bytes: number
}

const utf8 = new TextEncoder()

function measureLine(line: string): LineMeasures {
  return { words: countWords(line), leftovers: findLeftovers(line), bytes: utf8.encode(line).length }
}

/** About what a paragraph's and a mark's tags take in the HTML. */
const TAG_BYTES = 2 * '<p></p>'.length

function markBytes({ insert, attributes }: TextOp): number {
  if (!attributes && typeof insert === 'string') return 0
  return [
    ...Object.values(attributes ?? {}),
    ...(typeof insert === 'string' ? [] : Object.values(insert)),
  ].reduce<number>((sum, value) => sum + TAG_BYTES + (typeof value === 'string' ? value.length : 0), 0)
}

/**
 * What the editor says about a text, looked up each time typing pauses: what was read of a line is kept as long as the
 * line is unchanged, so that a long issue costs what was changed in it.
 */
export function createMeasurer(): (ops: readonly TextOp[]) => IssueMeasures {
  let measuredLines = new Map<string, LineMeasures>()
  return (ops) => {
    const now: typeof measuredLines = new Map()
    const leftovers = new Set<string>()
    let words = 0
    let bytes = ops.reduce((sum, op) => sum + markBytes(op), 0)
    for (const line of plainText(ops).split('\n')) {
      const measured = now.get(line) ?? measuredLines.get(line) ?? measureLine(line)
      now.set(line, measured)
      words += measured.words
      bytes += measured.bytes + (line === '' ? 0 : TAG_BYTES / 2)
      for (const leftover of measured.leftovers) leftovers.add(leftover)
    }
    measuredLines = now
    return { words, leftovers: [...leftovers], isTooLarge: bytes > CLIPPED_ABOVE_BYTES, ...findLoose(ops) }
  }
}
