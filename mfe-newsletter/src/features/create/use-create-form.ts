import { errorCode, paths, slugify } from '@ementa/contracts'
import { type CopySlot, useKeptDraft, useServices } from '@ementa/ui'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useNavigate } from '@ementa/ui/router'
import { useState } from 'react'
import * as v from 'valibot'
import { parseCents } from '../../shared/about/about-rules'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { useAllNewsletters } from '../../shared/newsletters/use-all-newsletters'
import { type CreateForm, checkForm, EMPTY_FORM, FIELD_ORDER, type FieldName } from './create-rules'

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
  const { data: listed } = useAllNewsletters()
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
  const copy = useKeptDraft(key, hasWork ? form : null)
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
