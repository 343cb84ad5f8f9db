import { foldInPlace } from '../citations/fold'
import { FIRM } from './rules/words'

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
export function rewordSpecialty(words: string): string {
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
