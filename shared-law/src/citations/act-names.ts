import { constitution, keyOf, namedByUrn, urlOf } from './addresses'
import { DOUBTFUL_NAMES, DOUBTFUL_SHORT, NAMED_ACTS, type NamedAct, OLD_EDITIONS } from './named-acts.data'
import { AT_HOME, OTHER_AFTER, OTHER_BEFORE } from './places'
import { endOfPhrase, matchAt, sticky } from './reading'
import type { Act, ActForm, Source } from './types'

interface Name {
  /** Folded. */
  phrase: string
  isShort: boolean
  /** Other states and countries have one of this name too. */
  isGeneric: boolean
  named: NamedAct | 'constitution' | 'adct' | null
  alone: Act['alone']
  gender: Act['gender']
  form: ActForm
}

const CONSTITUTION: readonly (readonly [phrase: string, alone: Act['alone']])[] = [
  ['constituicao da republica federativa do brasil', 'linked'],
  ['constituicao da republica', 'linked'],
  ['constituicao federal', 'linked'],
  ['constituicao brasileira', 'linked'],
  ['constituicao do brasil', 'linked'],
  ['constituicao cidada', 'linked'],
  ['constituicao', 'known'],
  ['carta magna', 'known'],
  ['magna carta', 'known'],
  ['carta politica', 'known'],
  ['carta da republica', 'known'],
  ['carta federal', 'known'],
  ['carta maior', 'known'],
  ['carta constitucional', 'known'],
  ['carta cidada', 'known'],
  ['carta', 'none'],
  ['lei maior', 'known'],
  ['lei fundamental', 'known'],
  ['texto constitucional', 'none'],
  ['texto magno', 'known'],
  ['diploma maior', 'known'],
]

const names = new Map<string, Name[]>()
function add(phrase: string, isShort: boolean, named: Name['named'], alone: Act['alone']) {
  const key = /^[a-z0-9]+/.exec(phrase)?.[0] ?? ''
  const isGeneric = named === 'constitution' || /^(?:novo )?codigo|^n?c[a-z]{1,3}$/.test(phrase)
  names.set(key, [
    ...(names.get(key) ?? []),
    { phrase, isShort, isGeneric, named, alone, gender: genderOf(phrase), form: formOf(named, phrase) },
  ])
}
for (const act of NAMED_ACTS) {
  for (const name of act.names ?? []) add(name, false, act, 'linked')
  for (const name of act.short ?? []) add(name.toLowerCase(), true, act, 'linked')
  for (const name of act.shortWithArticle ?? []) add(name.toLowerCase(), true, act, 'none')
}
for (const [phrase, alone] of CONSTITUTION) add(phrase, false, 'constitution', alone)
for (const [phrase, alone] of [
  ['cf', 'none'],
  ['crfb', 'linked'],
  ['cfrb', 'linked'],
  ['cr', 'none'],
] as const) {
  add(phrase, true, 'constitution', alone)
}
add('ato das disposicoes constitucionais transitorias', false, 'adct', 'linked')
add('adct', true, 'adct', 'linked')
for (const name of DOUBTFUL_NAMES) add(name, false, null, 'known')
for (const name of DOUBTFUL_SHORT) add(name.toLowerCase(), true, null, 'none')
for (const list of names.values()) list.sort((a, b) => b.phrase.length - a.phrase.length)

/** The words at which a named act may begin. */
export const NAME_TRIGGERS: readonly string[] = [...names.keys()]

const YEAR = sticky(
  "\\s?(?:[/-]\\s?'?((?:1[89]|20)\\d{2}|\\d{2})|,?\\s+de\\s+((?:1[89]|20)\\d{2}|'\\d{2})|\\s?\\(((?:1[89]|20)\\d{2})\\)|((?:19|20)\\d{2}|88|73))(?!\\d|\\.\\d)",
)
/** `Magna Carta, de 1215`. */
const EARLIER_CENTURY = sticky(',?\\s+d[eo]\\s+1\\d{3}')
const SHORT_END = /^(?:[/-]?[a-z]|\d{3})/
const ADJECTIVE_BEFORE = /(?:nov[oa]|novel|atual|vigente|velh[oa]|antig[oa]|revogad[oa]|extint[oa]|entao)\s+$/
const NEW_BEFORE = /(?:nov[oa]|novel)\s+$/
const OF_SOMETHING = sticky('\\s+d[aoe]s?\\s+')
const BRAZIL = sticky('\\s+d[aoe]\\s+(?:brasil|republica federativa|uniao)(?![a-z])')
const SENTENCE_END = /[a-z)"]{4,}[.!?]\s|\n/
/** Number of characters before a name in which the country of the sentence is looked for. */
const SENTENCE = 160

/** The act cited by its name at an offset. */
export function namedActAt(source: Source, at: number, word: string): Act | null {
  const { folded } = source
  for (const name of names.get(word) ?? []) {
    const end = endOfPhrase(folded, at, name.phrase)
    const act = end < 0 ? null : read(source, at, end, name)
    if (act) return act
    // Abbreviations with the digits of a year behind them, as `CF88`.
    const shortEnd = at + name.phrase.length
    if (name.isShort && folded.startsWith(name.phrase, at) && /\d/.test(folded.charAt(shortEnd))) {
      const glued = read(source, at, shortEnd, name)
      if (glued && glued.end > shortEnd) return glued
    }
  }
  return null
}

function read(source: Source, at: number, nameEnd: number, name: Name): Act | null {
  const { folded, text } = source
  const written = text.slice(at, nameEnd)
  if (name.isShort && written !== written.toUpperCase()) return null
  if (name.phrase === 'constituicao' && !written.startsWith('C')) return null
  let end = nameEnd
  const yearMatch = matchAt(YEAR, folded, end)
  const yearText = (yearMatch?.[1] ?? yearMatch?.[2] ?? yearMatch?.[3] ?? yearMatch?.[4])?.replace("'", '')
  if (yearMatch && yearText) end += yearMatch[0].length
  else if (name.isShort && SHORT_END.test(folded.slice(end, end + 3))) return null
  if (name.phrase === 'carta' && !yearText) return null

  const precedingText = folded.slice(Math.max(0, at - 40), at)
  const adjective = ADJECTIVE_BEFORE.exec(precedingText)
  const start = adjective ? at - adjective[0].length : at
  const other = matchAt(OTHER_AFTER, folded, end)
  const mayBeNew = typeof name.named === 'object' && name.named?.mayBeNew
  const isDoubtful =
    other !== null ||
    (!yearText && matchAt(EARLIER_CENTURY, folded, end) !== null) ||
    (OTHER_BEFORE.test(precedingText) && !(yearText && adjective)) ||
    (!yearText && NEW_BEFORE.test(precedingText) && !mayBeNew) ||
    isOfSomethingNamed(folded, text, end, name) ||
    isAbroad(source, at)
  if (other) end += other[0].trimEnd().length
  // `código civil dos seguros`: a code by its name has a capital, or an article before it.
  const isCommonNoun = !name.isShort && /^\p{Ll}/u.test(written) && name.alone === 'linked'
  const linked = isCommonNoun ? 'known' : name.alone
  const alone = yearText ? 'linked' : linked
  return { start, end, alone: isDoubtful ? 'known' : alone, ...identity(name, yearText, isDoubtful, written) }
}

type Identity = Omit<Act, 'start' | 'end' | 'alone'>

function identity(
  { named, gender, form }: Name,
  yearText: string | undefined,
  isDoubtful: boolean,
  written: string,
): Identity {
  const unknown: Identity = {
    kind: form === 'constituicao' ? 'constitution' : 'statute',
    form,
    key: null,
    url: null,
    title: yearText ? `${written} (${yearText})` : written,
    gender,
  }
  if (isDoubtful || named === null) return unknown
  if (named === 'adct' || named === 'constitution') {
    const found = constitution(yearText ? fullYear(yearText) : 1988)
    if (!found) return unknown
    if (named === 'constitution') return { ...unknown, ...found, gender: 'a' }
    const title = 'Ato das Disposições Constitucionais Transitórias'
    return { ...unknown, key: `${found.key}!adct`, url: `${found.url}#adct`, title, gender: 'o', articles: 138 }
  }
  const edition = yearText ? editionOf(named, fullYear(yearText)) : named
  if (!edition) return unknown
  const { articles, lettered, title } = edition
  return {
    ...unknown,
    key: keyOf(edition),
    url: urlOf(edition),
    title,
    gender: edition.gender ?? 'a',
    articles,
    lettered,
  }
}

function genderOf(phrase: string): Act['gender'] {
  if (/^(?:constituicao|carta|consolidacao|convencao|cf|crfb|cr|clt|cadh)/.test(phrase)) return 'a'
  return /^(?:codigo|c|novo|estatuto|marco|pacto|pacote|regimento|regulamento|texto|diploma|ato|adct|eca|ncpc|ncc)/.test(
    phrase,
  )
    ? 'o'
    : 'a'
}

function formOf(named: Name['named'], phrase: string): ActForm {
  if (named === 'constitution' || named === 'adct') return 'constituicao'
  if (phrase.startsWith('codigo') || named?.title.startsWith('Código')) return 'codigo'
  return /^(?:lei|l[a-z]+$)/.test(phrase) ? 'lei' : 'norma'
}

function editionOf(named: NamedAct, year: number): NamedAct | null {
  for (const urn of [named.urn, ...(OLD_EDITIONS[named.urn] ?? [])]) {
    if (urn.includes(`:${year};`)) return namedByUrn(urn) ?? null
  }
  return null
}

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  // The codes of 1916 are cited as /16; those of this century as /02, /15, /18.
  const century = year > 27 || year === 16 ? 1900 : 2000
  return century + year
}

/** `Constituição da Bahia`, `Código Penal da Alemanha`: of something with a name, so perhaps another one. */
function isOfSomethingNamed(folded: string, text: string, end: number, { isGeneric }: Name): boolean {
  if (!isGeneric || matchAt(BRAZIL, folded, end)) return false
  const match = matchAt(OF_SOMETHING, folded, end)
  if (!match) return false
  const next = text.slice(end + match[0].length, end + match[0].length + 2)
  return /\p{Lu}\p{Ll}/u.test(next)
}

/** Returns whether the sentence speaks of another country's law just before. */
function isAbroad({ folded, abroad }: Source, at: number): boolean {
  const marker = abroad.findLast((position) => position < at)
  if (marker === undefined || at - marker > SENTENCE) return false
  const between = folded.slice(marker, at)
  return !AT_HOME.test(between) && !SENTENCE_END.test(between)
}
