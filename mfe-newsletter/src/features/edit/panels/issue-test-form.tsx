import {
  AB_METRIC_LABELS,
  AB_TEST,
  type ABMetric,
  type ABTest,
  areSubjectsEqual,
  crashCopyKey,
  isBlank,
  LENGTH,
  NEWSLETTER_LIMITS,
  randomId,
} from '@ementa/contracts'
import { Button, type CopySlot, useCopySlot, useCrashCopy, useServices, useSession } from '@ementa/ui'
import {
  CountedLabel,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  Input,
  SelectField,
  useLeaveGuard,
} from '@ementa/ui/forms'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { durationLabel, settingsWarnings, shareOf } from '../../../shared/ab-tests/ab-test-words'
import { SettingsWarnings } from '../../../shared/ab-tests/settings-warnings'
import { lengthError } from '../../../shared/about/about-rules'
import { useOneCall } from '../../../shared/failures/use-one-call'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import styles from '../edit.module.css'
import { useOpenForm } from './use-sending'

const DURATIONS = AB_TEST.durations.map((minutes) => ({ value: String(minutes), label: durationLabel(minutes) }))
const METRICS = (['opens', 'clicks'] as const).map((value) => ({ value, label: AB_METRIC_LABELS[value] }))

interface IssueTestFormProps extends IssueTestOptions {
  editing: IssueEditing
  onClose: () => void
}

/** Form with a second subject for this issue, the share of readers who compare them, and the metric. */
export function IssueTestForm(props: IssueTestFormProps) {
  const { user } = useSession()
  const slot = useCopySlot(crashCopyKey(user?.id ?? '', 'abtest', props.issueId), subjectSchema)
  return slot && <OpenForm key={slot.key} slot={slot} {...props} />
}

function OpenForm({ slot, ...props }: IssueTestFormProps & { slot: CopySlot<{ subject_b: string }> }) {
  const { subject, subscribers, onClose } = props
  const { form, change, submit, problem, isBusy, isUnconfirmed, hold, advice, discard } = useIssueTestForm({
    slot,
    ...props,
  })
  const subjectField = useRef<HTMLInputElement>(null)
  useOpenForm(props.editing, isUnconfirmed, {
    title: 'O teste de assunto não foi confirmado',
    advice: UNCONFIRMED,
    show() {
      // The description must be rendered first, as screen readers speak it together with the focus.
      flushSync(hold)
      subjectField.current?.focus()
    },
  })
  const samples = NEWSLETTER_LIMITS.testSamples.map((percent) => ({
    value: String(percent),
    label: percent === 100 ? 'Todos os assinantes' : shareOf(percent, subscribers),
  }))
  return (
    <Form className={styles.form} isSending={isBusy} aria-label="Teste de assunto" onSubmit={() => void submit()}>
      <p className={plain.small}>
        <span className="muted">Assunto A, o da edição:</span> {subject.trim() || 'ainda sem texto'}
      </p>
      <FormControl isRequired isInvalid={problem !== undefined}>
        <CountedLabel label="Assunto B" text={form.subject_b} limit={LENGTH.issueSubject} />
        <Input
          ref={subjectField}
          autoFocus={!slot.left}
          value={form.subject_b}
          onChange={(event) => change({ subject_b: event.target.value })}
        />
        <FormErrorMessage role="alert">{problem}</FormErrorMessage>
      </FormControl>
      <FormControl>
        <SelectField
          label="Quem participa"
          options={samples}
          value={String(form.sample_percent)}
          onChange={(value) =>
            change({ sample_percent: NEWSLETTER_LIMITS.testSamples.find((one) => String(one) === value) })
          }
        />
        <FormHelperText>
          {form.sample_percent === 100
            ? 'Metade recebe A, metade B.'
            : 'Deles, metade recebe A, metade B; os demais, o vencedor.'}
        </FormHelperText>
      </FormControl>
      <SelectField label="Métrica" options={METRICS} value={form.metric} onChange={(metric) => change({ metric })} />
      <SelectField
        label="Duração"
        options={DURATIONS}
        value={String(form.duration_minutes)}
        onChange={(value) => change({ duration_minutes: AB_TEST.durations.find((one) => String(one) === value) })}
      />
      <SettingsWarnings texts={advice} />
      <div className={plain.buttons}>
        <Button type="submit" variant="solid" isLoading={isBusy} loadingText="Salvando…">
          Usar no envio
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            discard()
            onClose()
          }}
        >
          Cancelar
        </Button>
      </div>
    </Form>
  )
}

/** Shape of the copy that an earlier visit left. */
const subjectSchema = v.object({ subject_b: v.string() })

interface Fields {
  subject_b: string
  sample_percent: (typeof NEWSLETTER_LIMITS.testSamples)[number]
  metric: ABMetric
  duration_minutes: number
}

interface IssueTestOptions {
  newsletterId: string
  issueId: string
  /** Current subject of the issue. */
  subject: string
  subscribers: number
  /** The test that is changed. */
  planned: ABTest | undefined
  onPlanned: (test: ABTest) => void
}

const HALVES = { split_percent: AB_TEST.splitDefault }

/** Returns the problem of subject B beside subject A; undefined if there is none. */
function problemOf(subject_a: string, subject_b: string): string | undefined {
  if (isBlank(subject_b)) return 'Escreva o segundo assunto.'
  if (areSubjectsEqual({ subject_a, subject_b })) return 'É igual ao assunto da edição: não há o que comparar.'
  return lengthError('Assunto', subject_b, LENGTH.issueSubject)
}

const UNCONFIRMED = 'Escolha “Usar no envio” ou “Cancelar” antes de enviar ou agendar.'

const heldReason = (problem: string | undefined) => (problem ? `${problem} Ou escolha “Cancelar”.` : UNCONFIRMED)

/** State of the form of an issue's test; subject B survives a crash and a failed call. */
function useIssueTestForm({
  slot,
  newsletterId,
  issueId,
  subject,
  subscribers,
  planned,
  onPlanned,
}: IssueTestOptions & { slot: CopySlot<{ subject_b: string }> }) {
  const { api, toast } = useServices()
  const stored = planned?.subject_b ?? ''
  const [form, setForm] = useState<Fields>({
    subject_b: slot.left?.subject_b ?? stored,
    sample_percent: planned?.sample_percent ?? NEWSLETTER_LIMITS.testSampleDefault,
    metric: planned?.metric ?? AB_TEST.metricDefault,
    duration_minutes: planned?.duration_minutes ?? AB_TEST.durationDefault,
  })
  const [isTried, setTried] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const { busy, run } = useOneCall<'create'>({ keepsText: true })
  const isWritten = form.subject_b !== stored && !isBlank(form.subject_b)
  const isChanged =
    planned !== undefined &&
    (form.sample_percent !== (planned.sample_percent ?? form.sample_percent) ||
      form.metric !== planned.metric ||
      form.duration_minutes !== planned.duration_minutes)
  const copy = useCrashCopy(slot.key, isWritten ? { subject_b: form.subject_b } : null)
  useLeaveGuard(isWritten, { onDiscard: copy.forget })
  // The request id stays the same until a call succeeds: a retry after a lost answer creates no second test.
  const request = useRef(randomId())
  const problem = problemOf(subject, form.subject_b)

  const triedProblem = isTried ? problem : undefined

  async function submit() {
    setTried(true)
    if (problem) return
    await run('create', 'Erro ao criar teste', async () => {
      const { duration_minutes: minutes, ...fields } = form
      const duration_minutes = AB_TEST.durations.find((one) => one === minutes)
      const name = subject.trim().slice(0, LENGTH.abTestName)
      const test = { newsletterId, issueId, ...HALVES, ...fields, duration_minutes, name, subject_a: subject }
      const created = await api.newsletters.createABTest({ ...test, requestId: request.current })
      copy.forget()
      toast.success('Teste A/B criado!', { description: 'Ele começa quando a edição for enviada.' })
      onPlanned(created)
    })
  }

  return {
    form,
    change: (next: Partial<Fields>) => setForm((now) => ({ ...now, ...next })),
    submit,
    /** Shown after the first attempt to submit. */
    problem: isHeld ? heldReason(problem) : triedProblem,
    isBusy: busy !== null,
    /** True while the form has input that is not part of the sending yet. */
    isUnconfirmed: planned === undefined || form.subject_b !== stored || isChanged,
    /** Marks the field after this form held up the sending, until the form is confirmed or closed. */
    hold: () => setHeld(true),
    advice: settingsWarnings({ ...form, ...HALVES }, subscribers),
    discard: copy.forget,
  }
}
