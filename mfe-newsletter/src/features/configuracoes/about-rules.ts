import { graphemeCount, isBlank, LENGTH, NEWSLETTER_LIMITS, type Newsletter, PRICE_CENTS } from '@ementa/contracts'
import { parsePrice } from '@ementa/ui'

/** What the form holds: everything as typed. */
export interface AboutFields {
  title: string
  description: string
  isPaid: boolean
  price: string
  senderName: string
  masthead: string
  welcome: string
}

export type AboutField = Exclude<keyof AboutFields, 'isPaid'>

/** Their order on the page: the first wrong one gets the focus. */
export const ABOUT_ORDER: readonly AboutField[] = ['title', 'description', 'price', 'senderName', 'masthead', 'welcome']

export const ABOUT_LIMITS: Record<Exclude<AboutField, 'price'>, number> = {
  title: LENGTH.newsletterTitle,
  description: LENGTH.newsletterDescription,
  senderName: NEWSLETTER_LIMITS.senderName,
  masthead: NEWSLETTER_LIMITS.masthead,
  welcome: NEWSLETTER_LIMITS.welcome,
}

export const aboutOf = (newsletter: Newsletter): AboutFields => ({
  title: newsletter.title,
  description: newsletter.description,
  isPaid: newsletter.is_paid,
  price: newsletter.is_paid ? (newsletter.price_cents / 100).toFixed(2).replace('.', ',') : '',
  senderName: newsletter.sender_name ?? '',
  masthead: newsletter.masthead ?? '',
  welcome: newsletter.welcome ?? '',
})

/** The price in cents, 0 of a free one; null when it cannot be read. */
export function aboutCents({ isPaid, price }: AboutFields): number | null {
  if (!isPaid) return PRICE_CENTS.free
  const cents = parsePrice(price)
  return cents !== null && cents >= PRICE_CENTS.minimum && cents <= PRICE_CENTS.maximum ? cents : null
}

/** Why each field will not do; empty when it can be saved. */
export function checkAbout(fields: AboutFields): Partial<Record<AboutField, string>> {
  const errors: Partial<Record<AboutField, string>> = {}
  for (const name of ABOUT_ORDER) {
    if (name === 'price') continue
    if (graphemeCount(fields[name].trim()) > ABOUT_LIMITS[name])
      errors[name] = `No máximo ${ABOUT_LIMITS[name]} caracteres`
  }
  if (isBlank(fields.title)) errors.title = 'Título é obrigatório'
  if (isBlank(fields.description)) errors.description = 'Descrição é obrigatória'
  if (aboutCents(fields) === null) errors.price = 'Informe um preço de R$ 0,01 a R$ 10.000,00, como 14,90'
  return errors
}
