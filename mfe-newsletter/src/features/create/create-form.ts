import { errorCode, failureAdvice, isReservedHandle, LENGTH, paths, slugify } from '@ementa/contracts'
import { type CopySlot, useCrashCopy, useServices } from '@ementa/ui'
import { newslettersQuery, useRead } from '@ementa/ui/data'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useNavigate } from '@ementa/ui/router'
import { useState } from 'react'
import * as v from 'valibot'
import { type AboutText, checkAboutText, parseCents } from '../../shared/about/about-rules'

/** Shape of the copy that an earlier visit left. */
export const formSchema = v.object({
  title: v.string(),
  handle: v.string(),
  description: v.string(),
  isPaid: v.boolean(),
  price: v.string(),
})

const isEmpty = (form: CreateForm) => FIELD_ORDER.every((name) => form[name].trim() === '')

/** The form's state: what is typed (kept through a crash), what has been visited, what the backend refused. */
export function useCreateForm({ key, left: recovered }: CopySlot<CreateForm>, focus: (name: FieldName) => void) {
  const { api, toast } = useServices()
  const navigate = useNavigate()
  const { data: listed } = useRead(newslettersQuery())
  const [form, setForm] = useState<CreateForm>(recovered ?? EMPTY_FORM)
  const [isRecovered, setRecovered] = useState(recovered !== undefined)
  const [visited, setVisited] = useState<ReadonlySet<FieldName>>(new Set())
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  // The address follows the title until the owner types one.
  const [ownHandle, setOwnHandle] = useState(recovered ? recovered.handle !== slugify(recovered.title) : false)
  const [isBusy, setBusy] = useState(false)

  const isTaken = (handle: string) =>
    refused.has(handle) || (listed?.newsletters.some((newsletter) => newsletter.handle === handle) ?? false)
  const errors = checkForm(form, isTaken)
  const hasWork = !isEmpty(form)
  const copy = useCrashCopy(key, hasWork ? form : null)
  const guard = useLeaveGuard(hasWork, { onDiscard: copy.forget })

  function change(next: Partial<CreateForm>) {
    if (next.handle !== undefined) setOwnHandle(next.handle !== '')
    setForm((now) => {
      const follows = next.title !== undefined && !ownHandle
      return { ...now, ...next, ...(follows ? { handle: slugify(next.title ?? '') } : {}) }
    })
  }

  const visit = (...names: FieldName[]) => setVisited((now) => new Set([...now, ...names]))

  async function submit() {
    if (isBusy) return
    visit(...FIELD_ORDER)
    const wrong = FIELD_ORDER.find((name) => errors[name])
    if (wrong) return focus(wrong)
    setBusy(true)
    const { title, handle, description, isPaid } = form
    try {
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
      await api.newsletters.create({ title, handle, description, isPaid, priceCents: parseCents(form), zone })
      toast.success('Newsletter criada com sucesso!')
      copy.forget()
      guard.release()
      void navigate(paths.newsletter.href({ handle }), { replace: true })
    } catch (error) {
      if (errorCode(error) === 'HANDLE_TAKEN') {
        setRefused((now) => new Set([...now, handle]))
        focus('handle')
      } else toast.error('Falha ao criar newsletter', `O que você escreveu continua aqui. ${failureAdvice(error)}`)
    } finally {
      setBusy(false)
    }
  }

  function discard() {
    setForm(EMPTY_FORM)
    setOwnHandle(false)
    setVisited(new Set())
    setRecovered(false)
  }

  return {
    form,
    change,
    visit,
    submit,
    isBusy,
    recovery: isRecovered ? { keep: () => setRecovered(false), discard } : null,
    isUnsaved: copy.isFailing,
    errorOf: (name: FieldName) => (visited.has(name) ? errors[name] : undefined),
  }
}

/** Fields of the form, as they were typed. */
export interface CreateForm extends AboutText {
  handle: string
}

const EMPTY_FORM: CreateForm = { title: '', handle: '', description: '', isPaid: false, price: '' }

export type FieldName = Exclude<keyof CreateForm, 'isPaid'>

/** Their order on the page: the first wrong one gets the focus. */
const FIELD_ORDER: readonly FieldName[] = ['title', 'handle', 'description', 'price']

const HANDLE_TAKEN = 'Este handle já está em uso'

function handleError(handle: string, isTaken: (handle: string) => boolean): string | undefined {
  if (handle === '') return 'Handle é obrigatório'
  if (!/^[a-z0-9-]+$/.test(handle)) return 'Use apenas letras minúsculas, números e hífens'
  if (handle.length < LENGTH.handleMin) return `Handle deve ter pelo menos ${LENGTH.handleMin} caracteres`
  if (handle.length > LENGTH.handleMax) return `Handle deve ter no máximo ${LENGTH.handleMax} caracteres`
  return isReservedHandle(handle) || isTaken(handle) ? HANDLE_TAKEN : undefined
}

/** Returns the problem of each field, `undefined` for a valid one; the form can be sent when there is none. */
export function checkForm(
  form: CreateForm,
  isTaken: (handle: string) => boolean,
): Record<FieldName, string | undefined> {
  return { ...checkAboutText(form), handle: handleError(form.handle, isTaken) }
}
