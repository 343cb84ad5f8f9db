import { foldInPlace } from '../citations/fold'
import { DISCUSSES_RULES, PUBLICITY_RULES, type PublicityRule, SPEAKS_ABOUT } from './rules'

/** Words of a text that the rules on lawyers' publicity advise against. */
export interface PublicityAdvice {
  /** UTF-16 offsets of the words. */
  start: number
  end: number
  text: string
  rule: Omit<PublicityRule, 'certain' | 'patterns' | 'except'>
  /** What to put in the place of what; an empty text takes the sentence away. */
  rewriting: { start: number; end: number; text: string }
}

const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?…]*/g
/** So far before the words a `não` turns them round. */
const NEGATION = /(?:^|[^a-z])(?:nao|nunca|jamais|nem|sem|em vez de|longe de|ninguem)\s+(?:[a-z]+\s+){0,2}$/

/**
 * Advice on a text by the rules for lawyers' publicity, one for each rule, in the order of the text. It never says that
 * a text is in order, and it is never a reason to refuse one.
 */
export function findPublicityAdvice(text: string): PublicityAdvice[] {
  const folded = foldInPlace(text)
  if (DISCUSSES_RULES.test(folded)) return []
  const found: PublicityAdvice[] = []
  for (const sentence of folded.matchAll(SENTENCE)) {
    if (SPEAKS_ABOUT.test(sentence[0])) continue
    for (const rule of PUBLICITY_RULES) {
      if (found.some((one) => one.rule.id === rule.id)) continue
      const words = wordsIn(sentence[0], rule)
      const isTaken =
        words && found.some((one) => sentence.index + words.start < one.end && one.start < sentence.index + words.end)
      if (words && !isTaken) found.push(adviceOf(text, sentence.index, sentence[0], words, rule))
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function wordsIn(sentence: string, rule: PublicityRule): { start: number; end: number } | null {
  const isExcepted = rule.except?.test(sentence) ?? false
  for (const pattern of [...(isExcepted ? [] : rule.patterns), ...(rule.certain ?? [])]) {
    const match = pattern.exec(sentence)
    if (match && !NEGATION.test(sentence.slice(0, match.index))) {
      return { start: match.index, end: endOfWord(sentence, match.index + match[0].trimEnd().length) }
    }
  }
  return null
}

/** Patterns end where a word is certain; what is quoted ends with the word. */
function endOfWord(sentence: string, at: number): number {
  return at + (/^[a-z]*/.exec(sentence.slice(at))?.[0].length ?? 0)
}

function adviceOf(
  text: string,
  offset: number,
  sentence: string,
  words: { start: number; end: number },
  rule: PublicityRule,
): PublicityAdvice {
  const { certain: _, patterns: __, except: ___, ...publicRule } = rule
  const [start, end] = [offset + words.start, offset + words.end]
  if (rule.rewriting.of === 'words') {
    return {
      start,
      end,
      text: text.slice(start, end),
      rule: publicRule,
      rewriting: rewordedSpecialty(text, start, end, rule),
    }
  }
  const lead = sentence.length - sentence.trimStart().length
  const whole = { start: offset + lead, end: offset + sentence.trimEnd().length, text: rule.rewriting.text }
  return { start, end, text: text.slice(start, end), rule: publicRule, rewriting: whole }
}

/** `Sou especialista em` → `Atuo em`; `advogada especialista em` keeps its noun: `advogada com atuação em`. */
function rewordedSpecialty(
  text: string,
  start: number,
  end: number,
  rule: PublicityRule,
): PublicityAdvice['rewriting'] {
  const words = foldInPlace(text.slice(start, end))
  const own = /^(sou|somos) (?!advogad|um|o |a |escritorio)/.exec(words)
  if (own) {
    const verb = own[1] === 'sou' ? 'atuo em' : 'atuamos em'
    const isCapital = /\p{Lu}/u.test(text.charAt(start))
    return { start, end, text: isCapital ? verb.replace('a', 'A') : verb }
  }
  const at = words.search(/especiali|expert|autoridade/)
  return { start: at < 0 ? start : start + at, end, text: rule.rewriting.text }
}

/** The text with a rewriting in its place, without a double space where a sentence was taken away. */
export function applyRewriting(text: string, { start, end, text: rewritten }: PublicityAdvice['rewriting']): string {
  const [textBefore, after] = [text.slice(0, start), text.slice(end)]
  return rewritten === ''
    ? `${textBefore.trimEnd()}${textBefore.trimEnd() === '' ? after.trimStart() : after}`
    : textBefore + rewritten + after
}
