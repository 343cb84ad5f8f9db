import { AB_TEST, type ABMetric, type ABTest, areSubjectsEqual, LENGTH, randomId } from '@ementa/contracts'
import { type CopySlot, useKeptDraft, useServices } from '@ementa/ui'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { settingsWarnings } from '../../shared/ab-tests/ab-test-words'
import { lengthError } from '../../shared/about/about-rules'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { FIELDS_MISSING } from '../../shared/forms/texts'

export interface ABTestFields {
  name: string
  subject_a: string
  subject_b: string
  preheader_a: string
  preheader_b: string
  split_percent: number
  metric: ABMetric
  duration_minutes: (typeof AB_TEST.durations)[number]
}

const EMPTY: ABTestFields = {
  name: '',
  subject_a: '',
  subject_b: '',
  preheader_a: '',
  preheader_b: '',
  split_percent: AB_TEST.splitDefault,
  metric: AB_TEST.metricDefault,
  duration_minutes: AB_TEST.durationDefault,
}

const SUBJECTS_EQUAL = 'Os dois assuntos são iguais. Mude um deles para haver o que comparar.'

const REQUIRED = ['name', 'subject_a', 'subject_b'] as const
const WRITTEN = [...REQUIRED, 'preheader_a', 'preheader_b'] as const

export type WrittenField = (typeof WRITTEN)[number]

export const isRequired = (name: WrittenField) => REQUIRED.some((one) => one === name)

const NAMES: Record<WrittenField, string> = {
  name: 'Nome',
  subject_a: 'Assunto A',
  subject_b: 'Assunto B',
  preheader_a: 'Texto de prévia A',
  preheader_b: 'Texto de prévia B',
}

export const LIMITS: Record<WrittenField, number> = {
  name: LENGTH.abTestName,
  subject_a: LENGTH.issueSubject,
  subject_b: LENGTH.issueSubject,
  preheader_a: LENGTH.issuePreheader,
  preheader_b: LENGTH.issuePreheader,
}

export type ABTestTexts = Pick<ABTestFields, (typeof WRITTEN)[number]>

/** Shape of the copy that an earlier visit left. */
export const abTestTextsSchema: v.GenericSchema<ABTestTexts> = v.object(v.entriesFromList(WRITTEN, v.string()))

interface Options {
  slot: CopySlot<ABTestTexts>
  newsletterId: string
  subscribers: number
  /** Closes the form after its test was created. */
  onCreated: (test: ABTest) => void
  focus: (name: WrittenField) => void
}

/** State of the form of a new test; its texts survive a crash and a failed call. */
export function useABTestForm({ slot, newsletterId, subscribers, onCreated, focus }: Options) {
  const { api, toast } = useServices()
  const [form, setForm] = useState<ABTestFields>(() => ({ ...EMPTY, ...slot.left }))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // The request id stays the same until a call succeeds: a retry after a lost answer creates no second test.
  const request = useRef(randomId())

  const hasText = WRITTEN.some((name) => form[name].trim() !== '')
  const texts = Object.fromEntries(WRITTEN.map((name) => [name, form[name]]))
  const copy = useKeptDraft(slot.key, hasText ? texts : null)
  useLeaveGuard(hasText, { onDiscard: copy.forget })

  const areEqual = areSubjectsEqual(form)
  const missing = REQUIRED.filter((name) => form[name].trim() === '')

  const lengthProblem = (name: WrittenField) => lengthError(NAMES[name], form[name], LIMITS[name])

  async function submit() {
    if (isBusy) return
    setTried(true)
    const [first] = missing
    if (first) {
      toast.error(FIELDS_MISSING, 'Por favor, preencha o nome do teste e ambos os assuntos.')
      return focus(first)
    }
    const tooLong = WRITTEN.find((name) => lengthProblem(name) !== undefined)
    if (tooLong) {
      toast.error('Texto longo demais', lengthProblem(tooLong))
      return focus(tooLong)
    }
    if (areEqual) return focus('subject_b')
    setBusy(true)
    try {
      const test = await api.newsletters.createABTest({ newsletterId, ...form, requestId: request.current })
      toast.success('Teste A/B criado!')
      copy.forget()
      onCreated(test)
    } catch (error) {
      toast.error('Erro ao criar teste', `O que você escreveu continua aqui. ${failureAdvice(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    change: (next: Partial<ABTestFields>) => setForm((now) => ({ ...now, ...next })),
    submit,
    isBusy,
    /** Returns the problem of a field: one that is too long at once, the others after the first attempt to submit. */
    errorOf(name: WrittenField): string | undefined {
      const problem = lengthProblem(name)
      if (problem || !isTried) return problem
      if (missing.some((one) => one === name)) return 'Campo obrigatório'
      return name === 'subject_b' && areEqual ? SUBJECTS_EQUAL : undefined
    },
    advice: settingsWarnings(form, subscribers),
  }
}
