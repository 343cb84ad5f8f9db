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
