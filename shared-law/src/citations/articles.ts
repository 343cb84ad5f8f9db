import { dotted, withAnchor } from './addresses'
import { OTHER_AFTER } from './places'
import { citationAt, endOfMatch, matchAt, sticky } from './reading'
import { resolveReference } from './references'
import type { Act, Citation, Source } from './types'

// `art. 186 CC`, `art. 5º LC 101`: acts, no numbers of parts.
const ROMAN = '(?!(?:cc|lc)(?![a-z]))(?:[ivx][ivxlc]*|[lc][ivxlc]+|[lc](?!\\.))(?:-[a-z])?(?![a-z/])'
const LETTER = '(?:["\'`´]{1,2}\\s?[a-z]\\s?["\'`´]{1,2}|[a-z](?![a-z]))'
const ORDINAL = '(?:\\s?º|\\.º|o(?![a-z0-9]))'
const COUNT = `\\d+${ORDINAL}?(?:-[a-z](?![a-z]))?`
/** A part of an article, with its word. */
const PART = [
  `§§\\s*${COUNT}(?:\\s*,\\s*(?:§\\s*)?\\d+${ORDINAL}(?:-[a-z](?![a-z]))?)*(?:\\s*,?\\s*(?:e|ao?|ou)\\s+(?:§\\s*)?${COUNT})?`,
  `§\\s*(?:unico|${COUNT})`,
  '(?:paragrafos?|pars?\\.|parag\\.)\\s*(?:unico|un\\.|primeiro|segundo|terceiro|quarto|quinto|sexto|\\d+[ºo]?)',
  'p\\.\\s?u\\.',
  '["\'`]{0,2}caput["\'´]{0,2}',
  `(?:incisos?|incs?\\.?)\\s*(?:${ROMAN}|\\d+)(?:\\s*,\\s*${ROMAN})*(?:\\s*,?\\s*(?:e|a|ao|ou)\\s+${ROMAN})?`,
  `(?:alineas?|letras?|als?\\.)\\s*${LETTER}(?:\\s*,\\s*${LETTER}(?=\\s*[,e]))*(?:\\s*,?\\s*(?:e|a|ou)\\s+${LETTER})?`,
  '(?:itens|item)\\s*(?:[ivxlc]+|\\d+(?:\\.\\d+)*)(?![a-z])(?:\\s*,?\\s*e\\s+(?:[ivxlc]+|\\d+)(?![a-z]))?',
].join('|')
/** Parts that need no word of their own after an article: `, III, b`. */
const BARE_PART = [
  ROMAN,
  '["\'`]{1,2}\\s?[a-z]\\s?["\'´]{1,2}',
  '(?<=[,e]\\s*)[b-df-np-z](?![a-z0-9./])',
  '(?<=,\\s*)[aeo](?=\\s*(?:,|\\)|e\\s+["\'`]?[a-z][^a-z]|d[aoe]\\s))',
  'n[º.]\\s?\\d+(?![\\d.])',
  '(?:primeira|segunda|terceira|ultima) (?:parte|figura)|parte final|in fine|e seguintes|e segs?\\.?|e ss\\.?|seguintes',
].join('|')
const DETAILS = sticky(`(?:(?:\\s*,\\s*(?:e\\s+)?|\\s+e\\s+|\\s+c/c\\s+|\\s*)(?:${PART}|${BARE_PART}))*`)
const PREFIX = sticky(
  `(?:(?:${PART})(?:(?:\\s*,\\s*|\\s+e\\s+|\\s*)(?:${PART}|${BARE_PART}))*\\s*,?\\s+(?:tod[oa]s\\s+)?d[oa]s?\\s+)+(?=arts?\\b|artigos?\\b|mesmo artigo|referido artigo|citado artigo)`,
)
const HEAD = sticky('(?:arts?\\.?|artigos?)\\s*(?:n[º.]\\s*)?(?=\\d)')
const NUMBER = sticky(`(\\d{1,2}\\.\\d{3}|\\d{1,4})(?!\\d|[./]\\d|%)${ORDINAL}?(?:-([a-z])(?![a-z]))?`)
const RANGE = sticky('\\s*(?:ao?|ate(?:\\s+o)?|-)\\s+(?:o\\s+)?(?:arts?\\.?\\s*|artigo\\s+)?(?=\\d)')
const NEXT = sticky(
  '\\s*(?:,\\s*e\\s+|,\\s*|;\\s*(?:e\\s+)?|(?<=\\s)e\\s+|(?<=\\s)ou\\s+|c/c\\s*|c\\.\\s?c\\.?\\s*|,?\\s*combinad[oa]s?\\s+com\\s+|,?\\s*bem\\s+como\\s+)(?:c/c\\s*)?(?:d?[oa]s?\\s+)?((?:arts?\\.?|artigos?)\\s*)?(?=\\d)',
)
const CONNECTOR = sticky(
  '\\s*(?:\\([^()\\n]{1,90}\\)\\s*)?,?\\s*(?:(?:todos|todas|ambos|ambas|os dois|estes|aqueles)\\s*,?\\s*)?((?:d[aoe]s?|n[ao])(?=\\s)|)\\s*(?:"\\s*)?(?:c\\.\\s|chamad[ao]\\s+|propri[oa]\\s+|novel\\s+|codex\\s+)?',
)
const AFTER_ACT = sticky(
  '\\s*(?:,\\s*e\\s+|,\\s*|;\\s*(?:e\\s+)?|(?<=\\s)e\\s+|(?<=\\s)ou\\s+|,?\\s*c/c\\s*|,?\\s*bem\\s+como\\s+)(?:d?[oa]s?\\s+)?(?=\\d)',
)
const BETWEEN_ACT_AND_ARTICLE =
  /(?:\)?\s*[,:(]\s*|\s*-\s+|\s+|^)(?:(?:em seus?|no seu|nos seus|por seus?|seus?|notadamente|especialmente|em especial|mais precisamente|n[oa]s?)[\s,]*)?(?:os?\s+)?$/
/** Matches the words between two acts before an article, up to the second one. */
const JOINT = /\s*(?:e|,)\s+(?:[oa]\s+)?$/
const SAME_ARTICLE = sticky('(?:mesmo|referido|citado) artigo(?![a-z])')

/** `desta lei`, `naquele código`. */
const CONTRACTED = /^[dn](?:est|ess|aquel)/i

/** The words at which an article, or a part before it, may begin. */
export const ARTICLE_TRIGGERS = 'art arts artigo artigos'
export const PART_TRIGGERS =
  'paragrafo paragrafos par inciso incisos inc incs alinea alineas letra letras caput item itens'

interface Item {
  start: number
  end: number
  article: string
  /** The last article of a range. */
  last: string | null
  /** Number of times that `art.` was written before it in the list. */
  group: number
}

/** Articles with the acts they are of. */
export class ArticleReader {
  readonly found: Citation[] = []
  private readonly starting: Map<number, Act>
  private readonly ending: Map<number, Act>
  private readonly prefixes = new Map<number, number>()
  private readonly source: Source
  private readonly acts: readonly Act[]

  constructor(source: Source, acts: readonly Act[]) {
    this.source = source
    this.acts = acts
    this.starting = new Map(acts.map((act) => [act.start, act]))
    this.ending = new Map(acts.map((act) => [act.end, act]))
  }

  /** `§ 2º do` before an article; returns where it ends. */
  readPart(at: number): number | null {
    const match = matchAt(PREFIX, this.source.folded, at)
    if (!match) return null
    const end = at + match[0].length
    if (!this.prefixes.has(end)) this.prefixes.set(end, at)
    const same = matchAt(SAME_ARTICLE, this.source.folded, end)
    if (same) this.sameArticle(at, end + same[0].length)
    return end
  }

  /** The list of articles that begins with `art.` at an offset; returns where it ends. */
  readArticles(at: number): number | null {
    const head = matchAt(HEAD, this.source.folded, at)
    if (!head) return null
    const items = this.items(at + head[0].length)
    const [first, last] = [items[0], items.at(-1)]
    if (!first || !last) return null
    first.start = this.prefixes.get(at) ?? at
    const next = this.following(last.end)
    const previous = this.preceding(first.start)
    if (next && (next.hasWord || !previous)) {
      const own = items.filter(({ group }) => previous !== null && group < last.group)
      if (previous) this.emit(own, previous, 'before')
      return this.withFollowing(items.slice(own.length), next.act)
    }
    if (previous) {
      // `Pacto, art. 7º, 7`: with one article announced, a further number is a part of it.
      const own = /arts|artigos/.test(head[0]) ? items : items.filter(({ group }, index) => index === 0 || group > 0)
      const { end } = own.at(-1) ?? last
      const isElsewhere = matchAt(OTHER_AFTER, this.source.folded, end) !== null
      this.emit(own, isElsewhere ? { ...previous, key: null, url: null } : previous, 'before')
      return end
    }
    this.found.push(this.citation(first.start, first.end, first, null))
    return first.end
  }

  private withFollowing(items: Item[], act: Act): number {
    this.emit(items, act, 'after')
    let end = act.end
    // `arts. 818 da CLT e 373, I, do CPC`
    for (;;) {
      const joint = matchAt(AFTER_ACT, this.source.folded, end)
      if (!joint) return end
      const more = this.items(end + joint[0].length)
      const last = more.at(-1)
      const next = last ? this.following(last.end) : null
      if (!next?.hasWord) return end
      this.emit(more, next.act, 'after')
      end = next.act.end
    }
  }

  private items(from: number): Item[] {
    const items: Item[] = []
    let [at, start, group] = [from, from, 0]
    for (let item = this.item(at, group); item; item = this.item(at, group)) {
      items.push({ ...item, start })
      const next = matchAt(NEXT, this.source.folded, item.end)
      if (!next) break
      at = item.end + next[0].length
      start = at - (next[1]?.length ?? 0)
      if (next[1]) group++
    }
    return items
  }

  private item(at: number, group: number): Item | null {
    const { folded } = this.source
    const match = matchAt(NUMBER, folded, at)
    if (!match) return null
    const article = nameOf(match)
    const end = endOfMatch(DETAILS, folded, at + match[0].length)
    const until = matchAt(RANGE, folded, end) && matchAt(NUMBER, folded, RANGE.lastIndex)
    const last = until && nameOf(until)
    if (last === null || !isLater(article, last)) return { start: at, end, article, last: null, group }
    return { start: at, end: endOfMatch(DETAILS, folded, NUMBER.lastIndex), article, last, group }
  }

  private following(at: number): { act: Act; hasWord: boolean } | null {
    const connector = matchAt(CONNECTOR, this.source.folded, at)
    if (!connector) return null
    const word = connector[1] ?? ''
    const act = this.starting.get(at + connector[0].length)
    if (!act) return null
    // `desta lei` has its connector within.
    return { act, hasWord: word !== '' || CONTRACTED.test(act.title) }
  }

  private preceding(at: number): Act | null {
    const { folded } = this.source
    const lead = folded.slice(Math.max(0, at - 40), at)
    const between = BETWEEN_ACT_AND_ARTICLE.exec(lead)
    if (!between) return null
    const act = this.ending.get(at - between[0].length)
    if (!act) return null
    // `CDC e CPC, arts. 6º e 373`: which is of which is not said.
    const joint = JOINT.exec(folded.slice(Math.max(0, act.start - 12), act.start))
    return joint && this.ending.has(act.start - joint[0].length) ? { ...act, key: null, url: null } : act
  }

  private emit(items: readonly Item[], act: Act, side: 'before' | 'after') {
    const knownAct = this.known(act)
    items.forEach((item, index) => {
      const start = side === 'before' && index === 0 ? act.start : item.start
      const end = side === 'after' && index === items.length - 1 ? act.end : item.end
      this.found.push(this.citation(start, end, item, knownAct))
    })
  }

  private known(act: Act): Act {
    if (!act.refersTo) return act
    const { text } = this.source
    const paragraph = text.lastIndexOf('\n', act.start)
    return resolveReference(
      act,
      this.acts.filter(({ start }) => start > paragraph && start < act.start),
    )
  }

  private citation(start: number, end: number, item: Item, act: Act | null): Citation {
    const { text } = this.source
    const number = Number.parseInt(item.article, 10)
    const fits =
      act?.key != null &&
      number > 0 &&
      !(Number.parseInt(item.last ?? item.article, 10) > (act.articles ?? Infinity)) &&
      !(act.lettered && item.article.includes('-') && !act.lettered.includes(item.article))
    const name = `Art${item.last === null ? '.' : 's.'} ${ordinal(item.article)}${item.last === null ? '' : ` a ${ordinal(item.last)}`}`
    const keyOfArticle = (article: string) => `${act?.key}${act?.key?.includes('!') ? '_' : '!'}art${article}`
    const title = act ? `${name} ${CONTRACTED.test(act.title) ? '' : `d${act.gender} `}${act.title}` : name
    const found = citationAt(text, start, end, act?.kind ?? 'statute', title)
    if (!fits) return found
    return {
      ...found,
      key: keyOfArticle(item.article),
      also: item.last === null ? [] : between(item.article, item.last).map(keyOfArticle),
      url: withAnchor(act.url, item.article),
    }
  }

  /** `§ 2º do mesmo artigo`: certain with one article cited in the paragraph. */
  private sameArticle(start: number, end: number) {
    const paragraph = this.source.text.lastIndexOf('\n', start)
    const earlier = this.found.filter((one) => one.start > paragraph)
    const keys = new Set(earlier.map(({ key }) => key))
    const [meant] = earlier
    const isCertain = keys.size === 1 && meant?.key != null && meant.also.length === 0
    const text = this.source.text.slice(start, end)
    this.found.push(
      isCertain ? { ...meant, start, end, text } : citationAt(this.source.text, start, end, 'statute', text),
    )
  }
}

/** `1.052` → `1052`; `3º-A` → `3-a`. */
function nameOf([, digits = '', letter]: RegExpExecArray): string {
  return digits.replace('.', '') + (letter ? `-${letter}` : '')
}

function isLater(first: string, last: string): boolean {
  const [from, to] = [Number.parseInt(first, 10), Number.parseInt(last, 10)]
  return to > from || (to === from && last > first)
}

/** A range is spelled out up to this many articles. */
const LONGEST_RANGE = 50
/** The articles of a range behind its first: numbers, or letters of one number. */
function between(first: string, last: string): string[] {
  const [from, to] = [Number.parseInt(first, 10), Number.parseInt(last, 10)]
  if (from !== to)
    return Array.from({ length: Math.min(to - from, LONGEST_RANGE) }, (_, index) => String(from + 1 + index))
  const start = first.includes('-') ? first.charCodeAt(first.length - 1) : A - 1
  const length = last.charCodeAt(last.length - 1) - start
  return Array.from({ length }, (_, index) => `${from}-${String.fromCharCode(start + 1 + index)}`)
}
const A = 97

/** `5` → `5º`; `1052` → `1.052`; `421-a` → `421-A`. */
function ordinal(article: string): string {
  const number = dotted(article)
  return Number.parseInt(article, 10) < 10 ? number.replace(/\d/, '$&º') : number
}
