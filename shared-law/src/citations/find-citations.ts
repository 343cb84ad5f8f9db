import { NAME_TRIGGERS, namedActAt } from './act-names'
import { ARTICLE_TRIGGERS, ArticleReader, PART_TRIGGERS } from './articles'
import { CASE_TRIGGERS, caseNumbers, casesAt } from './cases'
import { foldInPlace } from './fold'
import { NUMBERED_TRIGGERS, numberedActsAt } from './numbered-acts'
import { ABROAD_BEFORE, ABROAD_TRIGGERS } from './places'
import { citationAt } from './reading'
import { REFERENCE_TRIGGERS, referenceAt } from './references'
import { REGULATION_TRIGGERS, regulationAt } from './regulations'
import { SUMULA_TRIGGERS, sumulasAt } from './sumulas'
import type { Act, Citation, Source } from './types'

const ACT = 1
const NAME = 2
const REGULATION = 4
const REFERENCE = 8
const SUMULA = 16
const CASE = 32
const ARTICLE = 64
const PART = 128
const ABROAD = 256

/** Maps a word to the kinds of citation that may begin at it, as bits. */
const triggers = new Map<string, number>([
  ['§', PART],
  ['§§', PART],
])
const kinds: readonly (readonly [words: string | readonly string[], kind: number])[] = [
  [NUMBERED_TRIGGERS, ACT],
  [NAME_TRIGGERS, NAME],
  [REGULATION_TRIGGERS, REGULATION],
  [REFERENCE_TRIGGERS, REFERENCE],
  [SUMULA_TRIGGERS, SUMULA],
  [CASE_TRIGGERS, CASE],
  [ARTICLE_TRIGGERS, ARTICLE],
  [PART_TRIGGERS, PART],
  [ABROAD_TRIGGERS, ABROAD],
]
for (const [words, kind] of kinds) {
  for (const word of typeof words === 'string' ? words.split(' ') : words) {
    triggers.set(word, (triggers.get(word) ?? 0) | kind)
  }
}

/**
 * Every citation of law in a text, in order, without overlaps. What is recognised but not certain has neither key nor
 * address: a wrong link in a legal text is worse than none (decision 018).
 *
 * @example findCitations('art. 7º, X, da LGPD')[0]?.key // 'urn:lex:br:federal:lei:2018;13709!art7'
 */
export function findCitations(text: string): Citation[] {
  const folded = foldInPlace(text)
  const words = triggerWords(folded)
  const source = { text, folded, abroad: abroadIn(folded, words) }
  const found: Citation[] = [...caseNumbers(source)]
  const acts: Act[] = []
  for (const trigger of words) {
    const { at, word, kind } = trigger
    if (kind & ACT) acts.push(...numberedActsAt(source, at))
    if (kind & NAME) push(acts, namedActAt(source, at, word))
    if (kind & REGULATION) push(acts, regulationAt(source, at))
    if (kind & REFERENCE) push(acts, referenceAt(source, at))
    if (kind & SUMULA) found.push(...sumulasAt(source, at))
    if (kind & CASE && mayBeCase(source, trigger)) found.push(...casesAt(source, at))
  }
  const kept = withoutOverlaps(acts)
  const reader = new ArticleReader(source, kept)
  let end = 0
  for (const { at, kind } of words) {
    if (kind & PART && at >= end) reader.readPart(at)
    if (kind & ARTICLE && at >= end) end = reader.readArticles(at) ?? end
  }
  const alone = kept.filter((act) => act.alone !== 'none').map((act) => whole(source, act))
  return withoutOverlaps([...found, ...reader.found, ...alone])
}

function abroadIn(folded: string, words: readonly Trigger[]): number[] {
  return words
    .filter(({ at, kind }) => kind & ABROAD && ABROAD_BEFORE.test(folded.slice(Math.max(0, at - 24), at)))
    .map(({ at }) => at)
}

interface Trigger {
  at: number
  word: string
  kind: number
}

/** The words of a folded text at which something may begin. By character codes: this reads each letter of a long text. */
function triggerWords(folded: string): Trigger[] {
  const words: Trigger[] = []
  let start = -1
  for (let at = 0; at <= folded.length; at++) {
    const code = folded.charCodeAt(at)
    const isLetter = (code >= 97 && code <= 122) || code === SECTION
    if (isLetter && start < 0) start = at
    if (isLetter || start < 0) continue
    const word = folded.slice(start, at)
    const kind = triggers.get(word)
    // `#lgpd`, `@clt` and `2RE` are names of something else.
    const isWithinName = kind !== undefined && /[#@_\d]/.test(folded.charAt(start - 1))
    if (kind !== undefined && !isWithinName) words.push({ at: start, word, kind })
    start = -1
  }
  return words
}

const SECTION = 0xa7
/** Largest distance between the first word of a case and its number. */
const NUMBER_WITHIN = 110

/** Abbreviations of classes begin with a capital; `e` is one only in `E-RR`. */
function mayBeCase({ text, folded }: Source, { at, word }: Trigger): boolean {
  if (word.length <= 6 && !LONG_WORDS.has(word) && !/\p{Lu}/u.test(text.charAt(at))) return false
  return (word.length > 1 || folded.charAt(at + 1) === '-') && /\d/.test(folded.slice(at, at + NUMBER_WITHIN))
}

const LONG_WORDS = new Set(['acao', 'acoes', 'agravo', 'autos', 'habeas', 'pedido', 'queixa', 'proc'])

function push<T>(list: T[], one: T | null) {
  if (one) list.push(one)
}

function whole({ text }: Source, { start, end, kind, title, alone, key, url }: Act): Citation {
  const found = citationAt(text, start, end, kind, title)
  return alone === 'linked' ? { ...found, key, url } : found
}

/** Returns the spans in order; when two overlap, the longer one stays. */
function withoutOverlaps<T extends { start: number; end: number }>(spans: readonly T[]): T[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start)
  const kept: T[] = []
  for (const span of sorted) {
    const last = kept.at(-1)
    if (!last || span.start >= last.end) kept.push(span)
    else if (span.end - span.start > last.end - last.start) kept[kept.length - 1] = span
  }
  return kept
}
