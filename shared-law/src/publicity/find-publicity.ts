import { foldInPlace } from '../citations/fold'
import { CALLS } from './rules/calls'
import { CASES } from './rules/cases'
import { MONEY } from './rules/money'
import { PRAISE } from './rules/praise'
import { PROMISES } from './rules/promises'
import { FIRM, type PublicityRule } from './rules/rule'

/**
 * The prohibitions of the rules on lawyers' publicity, in order of precedence: when two would quote the same words, the
 * first one does. Sources: Provimento 205/2021 of the Federal Council of the OAB, in
 * https://www.oab.org.br/leisnormas/legislacao/provimentos/205-2021, and the Code of Ethics (Resolução CFOAB 2/2015).
 */
export const PUBLICITY_RULES: readonly PublicityRule[] = [...PROMISES, ...MONEY, ...CALLS, ...PRAISE, ...CASES]

/** Sentences that speak about the rules, about others or in the negative: nothing is advertised there. */
const SPEAKS_ABOUT =
  /\b(?:ved(?:ad|ac|am?\b)|proib|provimento|codigo de etica|antietic|infrac(?:ao|oes)\b|captacao (?:indevida )?de client|mercantiliza|tribunal de etica|ted\b|publicidade (?:irregular|abusiva|enganosa)|puni|suspens(?:o|a|ao) da oab|desconfie|cuidado com|(?<!\b(?:caiu|cair|sofreu|vitima|foi) (?:[a-z]{1,3} ){0,2})golpe|fraude|fals[oa]|charlata|ninguem (?:pode|deve|garante|promete)\b|nenhum advogad|(?:nao|nao se|nunca|jamais|nem) (?:permit|promet|garant|assegur|diga\b)|nao se (?:pod|dev)|nao (?:pod|dev)[a-z]+ (?:promet|garant|oferec|anunci|divulg|diz|usa|faz|ostent|compar|cobra|distrib|capt|contrat|inclu|ser)|nao (?:exist[a-z]+|ha)\b(?! (?:derrota|risco|cas[oa]|chance|como perder|causa|erro|concorren))|nao e\b|nao (?:sou|somos)\b(?! (?:como|apenas|so|mais um|(?:uma? )?(?:escritorio|advogad)))|quem (?:promete|garante|oferece)\b|prometer\b|evite\b)/

/** A text that discusses the rules quotes what they forbid. */
const DISCUSSES_RULES =
  /\bprovimento\b.{0,12}\b(?:205|94)\b|\bcodigo de etica\b|\btribunal de etica\b|\bpublicidade (?:na|da) advocacia\b/

/** Words of a text that the rules on lawyers' publicity advise against. */
export interface PublicityAdvice {
  /** UTF-16 offsets of the words. */
  start: number
  end: number
  text: string
  rule: Omit<PublicityRule, 'certain' | 'patterns' | 'except'>
  /**
   * The text that replaces the given range; an empty one removes a sentence. `ofSentence` is true when the range
   * is more than the words found.
   */
  rewriting: { start: number; end: number; text: string; ofSentence: boolean }
}

interface Range {
  start: number
  end: number
}

/** Folded abbreviations, and single letters, whose full stop ends no sentence. */
const ABBREVIATION =
  'arts?|incs?|nn?|drs?|dras?|sr|sra|srs|sras|pp|pags?|fls?|exm[oa]s?|al|ed|eds|vol|cap|cf|op|cit|ob|des|desa|min|profa?|advs?|procs?|rel|rela|resp|par|sum|ac|jul|vs|ltda|obs|ex|trib|cam|[a-z]'
const SENTENCE = new RegExp(
  String.raw`[^.!?\s][^.!?\n]*(?:(?:[.!?](?=[a-z\d,;:)])|(?<=(?<![a-z])(?:${ABBREVIATION}))\.)[^.!?\n]*)*[.!?…]*`,
  'g',
)
/** The Constitution may be the last word of a sentence, `cf.` never is: only the capitals tell them apart. */
const CONSTITUTION = /(?<![a-z])cf(?![a-z])/g
/** Matches a negation close enough before the words to reverse their meaning. */
const NEGATION = /(?:^|[^a-z])(?:nao|nunca|jamais|nem|sem|em vez de|longe de|ninguem) (?:[a-z]+ ){0,2}$/

interface Finding {
  rule: PublicityRule
  /** Offsets of the words in their sentence. */
  words: Range
}

/** The sentences of the last text: while a long one is written few are new, and the rules take a quarter of a second for 20,000 words. */
let knownSentences = new Map<string, readonly Finding[]>()

/**
 * Advice on a text by the rules for lawyers' publicity, one for each rule, in the order of the text. It never says that
 * a text is in order, and it is never a reason to refuse one.
 */
export function findPublicityAdvice(text: string): PublicityAdvice[] {
  const folded = foldInPlace(text)
  if (DISCUSSES_RULES.test(folded)) return []
  const sentences = folded.replace(CONSTITUTION, (word, at) => (text.startsWith('CF', at) ? 'CF' : word))
  const found: PublicityAdvice[] = []
  const sentencesNow: typeof knownSentences = new Map()
  for (const { 0: written, index } of sentences.matchAll(SENTENCE)) {
    const plain = written.replace(/\s+/g, ' ').replace(/[ !.…]+$/, '')
    const findings = sentencesNow.get(plain) ?? knownSentences.get(plain) ?? findingsIn(plain)
    sentencesNow.set(plain, findings)
    for (const { rule, words: inPlain } of findings) {
      if (found.some((one) => one.rule.id === rule.id)) continue
      const words = {
        start: index + offsetAsWritten(written, inPlain.start),
        end: index + offsetAsWritten(written, inPlain.end),
      }
      if (found.some((one) => words.start < one.end && one.start < words.end)) continue
      found.push(adviceOf(text, { start: index, end: index + written.trimEnd().length }, words, rule))
    }
  }
  knownSentences = sentencesNow
  return found.sort((a, b) => a.start - b.start)
}

/** Returns what each rule finds in a sentence, in the order of precedence. */
function findingsIn(sentence: string): Finding[] {
  if (SPEAKS_ABOUT.test(sentence)) return []
  return PUBLICITY_RULES.flatMap((rule) => {
    const words = wordsIn(sentence, rule)
    return words ? [{ rule, words }] : []
  })
}

function wordsIn(sentence: string, rule: PublicityRule): Range | null {
  const isExcepted = rule.except?.test(sentence)
  for (const pattern of [...(isExcepted ? [] : rule.patterns), ...(rule.certain ?? [])]) {
    const match = pattern.exec(sentence)
    if (match && !NEGATION.test(sentence.slice(0, match.index))) {
      return { start: match.index, end: endOfWord(sentence, match.index + match[0].trimEnd().length) }
    }
  }
  return null
}

/** The rest of a word or an amount. Patterns end where a word is certain; what is quoted ends with the word. */
const REST = /[a-z]*(?:(?:(?<=r\$) )?\d+(?:[.,]\d+)*%?)?/y

function endOfWord(sentence: string, at: number): number {
  REST.lastIndex = at
  REST.test(sentence)
  return REST.lastIndex
}

/** Patterns know single blanks only: an offset among them as one in the sentence with all its blanks. */
function offsetAsWritten(written: string, offset: number): number {
  let surplus = 0
  for (const { 0: blanks, index } of written.matchAll(/\s{2,}/g)) {
    if (index - surplus < offset) surplus += blanks.length - 1
  }
  return offset + surplus
}

function adviceOf(text: string, sentence: Range, { start, end }: Range, rule: PublicityRule): PublicityAdvice {
  const { certain: _, patterns: __, except: ___, ...publicRule } = rule
  const words = text.slice(start, end)
  const rewriting =
    rule.rewriting.of === 'words'
      ? { start, end, text: rewordSpecialty(words), ofSentence: false }
      : { ...sentence, text: rule.rewriting.text, ofSentence: !isWhole(text, sentence, { start, end }) }
  return { start, end, text: words, rule: publicRule, rewriting }
}

/** Returns whether nothing but marks and blanks surrounds the words in their sentence. */
function isWhole(text: string, sentence: Range, words: Range): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(sentence.start, words.start) + text.slice(words.end, sentence.end))
}

/** The text with a rewriting in its place, without a double space where a sentence was taken away. */
export function applyRewriting(
  text: string,
  { start, end, text: rewritten }: Pick<PublicityAdvice['rewriting'], 'start' | 'end' | 'text'>,
): string {
  const [textBefore, after] = [text.slice(0, start), text.slice(end)]
  if (rewritten !== '') return textBefore + rewritten + after
  const kept = textBefore.trimEnd()
  return kept === '' ? after.trimStart() : kept + after
}

const [NO_FIRM, AFTER_FIRM] = [`(?!.*\\b${FIRM}\\b)`, `(?<=\\b${FIRM}\\b.*)`]

/** Patterns that claim a specialty (folded), with words that name a field instead. The first match applies. */
const REWORDINGS: readonly [claim: RegExp, field: string][] = [
  [new RegExp(`^sou\\b${NO_FIRM}.*`), 'atuo em'],
  [new RegExp(`^somos\\b${NO_FIRM}.*`), 'atuamos em'],
  [/especialidades/, 'áreas de atuação'],
  [/especialidade|expertise/, 'área de atuação'],
  [new RegExp(`${AFTER_FIRM}\\b(?:(?:de|e)\\s+)?(?:especiali|expert).*`), 'com atuação em'],
  [/^(?:[oa]\s+)?(?:maior\s+)?especialista.*/, 'atuação em'],
  [/(?:especialistas|experts).*/, 'profissionais com atuação em'],
  [/(?:especialista|expert).*/, 'profissional com atuação em'],
]

/** `Sou especialista em` → `Atuo em`; `advogada especialista em` keeps its noun: `advogada com atuação em`. */
function rewordSpecialty(words: string): string {
  const folded = foldInPlace(words)
  for (const [claim, field] of REWORDINGS) {
    const match = claim.exec(folded)
    if (match)
      return (
        words.slice(0, match.index) +
        likeCase(field, words.charAt(match.index)) +
        words.slice(match.index + match[0].length)
      )
  }
  return words
}

const likeCase = (text: string, first: string) =>
  /\p{Lu}/u.test(first) ? text.charAt(0).toUpperCase() + text.slice(1) : text
