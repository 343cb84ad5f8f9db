import { graphemeCount, isBlank, LENGTH, PRICE_CENTS } from '@ementa/contracts'
import { parsePrice, price as priceText } from '@ementa/ui'

/**
 * Description and price of a newsletter, as typed: the same fields and rules when it is created and when it is changed.
 */
export interface AboutText {
  title: string
  description: string
  isPaid: boolean
  price: string
}

/** Title of the toast about a required field that was left empty. */
export const FIELDS_MISSING = 'Campos obrigatórios'

/** `O título` and the like may be at most so long, as people count characters. */
export function lengthError(name: string, text: string, limit: number): string | undefined {
  return graphemeCount(text.trim()) > limit ? `${name} deve ter no máximo ${limit} caracteres` : undefined
}

/** Whether a text is longer than so many characters, as people count them. */
export const isTooLong = (text: string, limit: number): boolean =>
  text.length > limit && lengthError('', text, limit) !== undefined

function textError(name: string, required: string, text: string, limit: number): string | undefined {
  return isBlank(text) ? required : lengthError(name, text, limit)
}

function priceError({ isPaid, price }: AboutText): string | undefined {
  if (!isPaid) return undefined
  if (isBlank(price)) return 'Preço é obrigatório'
  const cents = parsePrice(price)
  if (cents !== null && cents > PRICE_CENTS.maximum) return `Preço deve ser de no máximo ${MAXIMUM}`
  if (cents !== null && cents >= PRICE_CENTS.minimum) return undefined
  return /^[\sR$]*0*([.,]0*)?$/i.test(price) ? 'Preço deve ser maior que zero' : 'Preço inválido. Use o formato 14,90'
}

const MAXIMUM = priceText(PRICE_CENTS.maximum)

/** Returns the problem of each field; `undefined` for a valid one. */
export const checkAboutText = (about: AboutText) => ({
  title: textError('Título', 'Título é obrigatório', about.title, LENGTH.newsletterTitle),
  description: textError('Descrição', 'Descrição é obrigatória', about.description, LENGTH.newsletterDescription),
  price: priceError(about),
})

/** In cents, for the call and the preview; a price that cannot be read counts as none. */
export const parseCents = ({ isPaid, price }: AboutText): number =>
  isPaid ? (parsePrice(price) ?? PRICE_CENTS.free) : PRICE_CENTS.free

/** A stored price as it is typed. */
export const typedPrice = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Returns the price one step of R$ 0,01 above or below the typed one, never below the minimum. */
export function stepPrice(price: string, direction: 1 | -1): string {
  return typedPrice(Math.max(PRICE_CENTS.minimum, (parsePrice(price) ?? 0) + direction))
}
