import { fold } from '../text/text'

/** Words whose last `s` is no plural, and plurals that no rule below makes singular. */
const OWN_FORM = new Map(
  Object.entries({
    meses: 'mes',
    maes: 'mae',
    pais: 'pais',
    leis: 'lei',
    reis: 'rei',
    seis: 'seis',
    mais: 'mais',
    demais: 'demais',
    jamais: 'jamais',
    depois: 'depois',
    dois: 'dois',
    pois: 'pois',
    apos: 'apos',
    apenas: 'apenas',
    antes: 'antes',
    menos: 'menos',
    atras: 'atras',
    alias: 'alias',
    simples: 'simples',
    tres: 'tres',
    mas: 'mas',
    lapis: 'lapis',
    gratis: 'gratis',
    juris: 'juri',
    habeas: 'habeas',
    herois: 'heroi',
  }),
)

/** Rules from a plural to its singular: the ending, the word's least length, and the replacement of the ending. */
const PLURALS: readonly [ending: RegExp, least: number, singular: string][] = [
  // This ending after a consonant is no plural: ônus, bônus, vírus, corpus, jus.
  [/(?<=[bcdfgjlmnprtvz])us$/, 3, 'us'],
  [/oes$/, 5, 'ao'],
  [/aes$/, 5, 'ao'],
  [/ais$/, 5, 'al'],
  [/eis$/, 5, 'el'],
  [/ois$/, 5, 'ol'],
  [/uis$/, 5, 'ul'],
  [/is$/, 5, 'il'],
  [/ns$/, 3, 'm'],
  [/(?<=[rz])es$/, 5, ''],
  [/(?<!s)s$/, 4, ''],
]

/** Shorter words keep their last vowel: `ato` is not `ata`. */
const WITH_GENDER_FROM = 5

/** A word folded, an ordinal as its number: `5º` is `5`. */
export const bareWord = (word: string): string => fold(word).replace(/(?<=\d)[ºª]$/, '')

/**
 * The form under which a word is indexed and looked for: folded, in the singular, without the vowel of its gender and
 * without `-mente`. Forms of one word share it (`anulações`, `anulação`), words that only begin alike do not (`contrato`,
 * `contratação`). What holds a digit stays as it is. The result is for comparing, never for showing.
 */
export function stemOf(word: string): string {
  const folded = bareWord(word)
  if (/\d/.test(folded)) return folded
  return OWN_FORM.get(folded) ?? withoutGender(singularOf(folded).replace(/(?<=.{4})mente$/, ''))
}

function singularOf(word: string): string {
  const rule = PLURALS.find(([ending, least]) => word.length >= least && ending.test(word))
  return rule ? word.replace(rule[0], rule[2]) : word
}

/** `fáceis` gives `facel` by its ending alone, so `fácil` meets it there. */
function withoutGender(word: string): string {
  const same = word.replace(/(?<=[bcgt])il$/, 'el')
  return same.length < WITH_GENDER_FROM ? same : same.replace(/[aeo]$/, '')
}
