export { readingTime } from '@ementa/contracts'

// `Intl` objects are made only when needed: the first one costs a slow phone 50 to 150 ms, in every visit.
let whole: Intl.NumberFormat | undefined
let compact: Intl.NumberFormat | undefined
let collator: Intl.Collator | undefined

/** `1.284` */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value) && value >= 0) return String(value).replace(/\B(?=(?:\d{3})+$)/g, '.')
  whole ??= new Intl.NumberFormat('pt-BR')
  return whole.format(value)
}

/** `999`, `1 mil`, `1,2 mi`: for narrow places. */
export function compactNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  compact ??= new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })
  return compact.format(value)
}

/** `one` for 1 only. Not Intl.PluralRules: for CLDR 0 is singular in pt-BR, for a Brazilian reader it is not. */
export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

/** `0 comentários`, `1 comentário`, `1.284 comentários` */
export const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${plural(count, one, many)}`

/** `12%`, `12,5%` from a share between 0 and 1. */
export const formatPercent = (share: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** Compares for `sort()` as a Brazilian dictionary does, accents and case aside. */
export function byText(a: string, b: string): number {
  collator ??= new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}

let brl: Intl.NumberFormat | undefined

/** Cents → `R$ 14,90` (with a no-break space); nothing to pay is `Grátis`. */
export function price(cents: number): string {
  if (cents === 0) return 'Grátis'
  brl ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return brl.format(cents / 100)
}

/** Cents → `R$ 14,90/mês`; nothing to pay is `Grátis`. */
export function pricePerMonth(cents: number): string {
  return cents === 0 ? 'Grátis' : `${price(cents)}/mês`
}

/**
 * Parses a typed price to cents, exactly: `14,90`, `14.90`, `R$ 14,90`, `1.234,50`, `15`. Returns `null` for anything
 * else: more than two decimals, no number, zero. Computed from digits, since 19.99 * 100 is 1998.9999….
 */
export function parsePrice(text: string): number | null {
  const typed = text.replace(/^\s*R\$/i, '').replace(/\s/g, '')
  const match = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(typed) ?? /^(\d+)\.(\d{1,2})$/.exec(typed)
  if (!match) return null
  const [, reais = '', centavos = ''] = match
  const cents = Number(reais.replaceAll('.', '') + centavos.padEnd(2, '0'))
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null
}
