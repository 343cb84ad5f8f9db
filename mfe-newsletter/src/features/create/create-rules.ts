import { graphemeCount, isBlank, isReservedHandle, LENGTH, PRICE_CENTS } from '@ementa/contracts'
import { parsePrice } from '@ementa/ui'

/** What the form holds: everything as typed. */
export interface CreateForm {
  title: string
  handle: string
  description: string
  isPaid: boolean
  price: string
}

export const EMPTY_FORM: CreateForm = { title: '', handle: '', description: '', isPaid: false, price: '' }

export type FieldName = Exclude<keyof CreateForm, 'isPaid'>
export type FormErrors = Partial<Record<FieldName, string>>

/** Their order on the page: the first wrong one gets the focus. */
export const FIELD_ORDER: readonly FieldName[] = ['title', 'handle', 'description', 'price']

export const HANDLE_TAKEN = 'Este handle já está em uso'

function handleError(handle: string, isTaken: (handle: string) => boolean): string | undefined {
  if (handle === '') return 'Handle é obrigatório'
  if (!/^[a-z0-9-]+$/.test(handle)) return 'Use apenas letras minúsculas, números e hífens'
  if (handle.length < LENGTH.handleMin) return `Handle deve ter pelo menos ${LENGTH.handleMin} caracteres`
  if (handle.length > LENGTH.handleMax) return `Handle deve ter no máximo ${LENGTH.handleMax} caracteres`
  return isReservedHandle(handle) || isTaken(handle) ? HANDLE_TAKEN : undefined
}

function textError(name: string, required: string, text: string, limit: number): string | undefined {
  if (isBlank(text)) return required
  return graphemeCount(text.trim()) > limit ? `${name} deve ter no máximo ${limit} caracteres` : undefined
}

function priceError({ isPaid, price }: CreateForm): string | undefined {
  if (!isPaid) return undefined
  if (isBlank(price)) return 'Preço é obrigatório'
  const cents = parsePrice(price)
  if (cents !== null && cents >= PRICE_CENTS.minimum) return undefined
  return /^[\sR$]*0*([.,]0*)?$/i.test(price) ? 'Preço deve ser maior que zero' : 'Preço inválido. Use o formato 14,90'
}

/** Why each field will not do (spec §5 Newsletter create); an empty answer means it can be sent. */
export function checkForm(form: CreateForm, isTaken: (handle: string) => boolean = () => false): FormErrors {
  const errors: FormErrors = {
    title: textError('Título', 'Título é obrigatório', form.title, LENGTH.newsletterTitle),
    handle: handleError(form.handle, isTaken),
    description: textError('Descrição', 'Descrição é obrigatória', form.description, LENGTH.newsletterDescription),
    price: priceError(form),
  }
  for (const name of FIELD_ORDER) if (errors[name] === undefined) delete errors[name]
  return errors
}

/** The form in cents, for the call and the preview; a price that cannot be read counts as none. */
export const centsOf = ({ isPaid, price }: CreateForm): number =>
  isPaid ? (parsePrice(price) ?? PRICE_CENTS.free) : PRICE_CENTS.free

/** One step of R$ 0,01 up or down from what is typed, never below the minimum (spec §5). */
export function stepPrice(price: string, direction: 1 | -1): string {
  const cents = Math.max(PRICE_CENTS.minimum, (parsePrice(price) ?? 0) + direction)
  return (cents / 100).toFixed(2).replace('.', ',')
}
