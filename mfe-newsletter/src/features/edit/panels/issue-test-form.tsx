import { AB_METRIC_LABELS, AB_TEST, crashBufferKey, LENGTH, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { Button, type CopySlot, useCopySlot, useSession } from '@ementa/ui'
import { Form, FormControl, FormErrorMessage, FormHelperText, Input, SelectField } from '@ementa/ui/forms'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { durationLabel, shareOf } from '../../../shared/ab-tests/ab-test-words'
import { SettingsWarnings } from '../../../shared/ab-tests/settings-warnings'
import { CountedLabel } from '../../../shared/about/counted-label'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import styles from '../edit.module.css'
import { useOpenForm } from './open-forms'
import { type IssueTestOptions, subjectSchema, UNCONFIRMED, useIssueTestForm } from './use-issue-test-form'

const DURATIONS = AB_TEST.durations.map((minutes) => ({ value: String(minutes), label: durationLabel(minutes) }))
const METRICS = (['opens', 'clicks'] as const).map((value) => ({ value, label: AB_METRIC_LABELS[value] }))

interface IssueTestFormProps extends IssueTestOptions {
  editing: IssueEditing
  onClose: () => void
}

/** Form with a second subject for this issue, the share of readers who compare them, and the metric. */
export function IssueTestForm(props: IssueTestFormProps) {
  const { user } = useSession()
  const slot = useCopySlot(crashBufferKey(user?.id ?? '', 'abtest', props.issueId), subjectSchema)
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
    <Form className={styles.testForm} isSending={isBusy} aria-label="Teste de assunto" onSubmit={() => void submit()}>
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
