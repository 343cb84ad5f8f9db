import { WORDS_PER_MINUTE } from '@ementa/contracts'

const whole = new Intl.NumberFormat('pt-BR')
const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** `1.284` */
export const formatNumber = (value: number) => whole.format(value)

/** `999`, `1 mil`, `1,2 mi`: for narrow places. */
export const compactNumber = (value: number) => compact.format(value)

/** `one` for 1 only. Not Intl.PluralRules: for CLDR 0 is singular in pt-BR, for a Brazilian reader it is not. */
export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** `0 comentários`, `1 comentário`, `1.284 comentários` */
export const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${plural(count, one, many)}`

/** `12%`, `12,5%` from a share between 0 and 1. */
export const formatPercent = (share: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** Words → minutes at 200 words per minute, at least 1 (spec §2 Newsletters). */
export const readingMinutes = (words: number) => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))

/** `3 min de leitura` */
export const readingTime = (words: number) => `${readingMinutes(words)} min de leitura`

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

/** For `sort()`: as a Brazilian dictionary does, accents and case aside. */
export const byText = (a: string, b: string) => collator.compare(a, b)
