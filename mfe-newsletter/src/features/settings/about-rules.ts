import { LENGTH, NEWSLETTER_LIMITS, type Newsletter } from '@ementa/contracts'
import { type AboutText, checkAboutText, lengthError, typedPrice } from '../../shared/about/about-rules'

/** Fields of the form, as they were typed. */
export interface AboutFields extends AboutText {
  senderName: string
  masthead: string
  welcome: string
}

/** Labels of the fields that may stay empty. */
export const OPTIONAL = {
  senderName: 'Nome do remetente',
  masthead: 'Linha do cabeçalho',
  welcome: 'Mensagem de boas-vindas',
} as const
const OPTIONAL_FIELDS = ['senderName', 'masthead', 'welcome'] as const

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
  price: newsletter.is_paid ? typedPrice(newsletter.price_cents) : '',
  senderName: newsletter.sender_name ?? '',
  masthead: newsletter.masthead ?? '',
  welcome: newsletter.welcome ?? '',
})

/** Why each field will not do; empty when it can be saved. */
export function checkAbout(fields: AboutFields): Partial<Record<AboutField, string>> {
  const all: Partial<Record<AboutField, string | undefined>> = checkAboutText(fields)
  for (const name of OPTIONAL_FIELDS) all[name] = lengthError(OPTIONAL[name], fields[name], ABOUT_LIMITS[name])
  const errors: Partial<Record<AboutField, string>> = {}
  for (const name of ABOUT_ORDER) if (all[name] !== undefined) errors[name] = all[name]
  return errors
}
