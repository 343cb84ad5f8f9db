import { isReservedHandle, LENGTH } from '@ementa/contracts'
import { type AboutText, checkAboutText } from '../../shared/about/about-rules'

/** Fields of the form, as they were typed. */
export interface CreateForm extends AboutText {
  handle: string
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

/** Returns the problem of each field; the form can be sent when there is none. */
export function checkForm(form: CreateForm, isTaken: (handle: string) => boolean = () => false): FormErrors {
  const all = { ...checkAboutText(form), handle: handleError(form.handle, isTaken) }
  const errors: FormErrors = {}
  for (const name of FIELD_ORDER) if (all[name] !== undefined) errors[name] = all[name]
  return errors
}
