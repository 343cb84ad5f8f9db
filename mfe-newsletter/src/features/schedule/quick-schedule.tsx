import { errorCode, failureAdvice, LENGTH, SCHEDULE } from '@ementa/contracts'
import { Button, Section, useServices } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input, useReasonCrashCopy } from '@ementa/ui/forms'
import { CalendarClock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { lengthError } from '../../shared/about/about-rules'
import { momentText } from '../../shared/scheduling/moment'
import {
  DATE_INVALID,
  DATE_INVALID_REASON,
  type DayAndTime,
  MomentFields,
  MomentNote,
  SCHEDULED,
  useMomentForm,
} from '../../shared/scheduling/moment-form'
import styles from './schedule.module.css'

const DRAFT_CREATED = 'A edição ficou salva como rascunho. '

const UNPLANNED: DayAndTime = { day: '', time: SCHEDULE.defaultTime }

/** A draft that is created but not scheduled yet, so that a retry creates no second one. */
interface CreatedDraft {
  title: string
  id: string
}

/** Form with title, date and time: creates a draft with that subject and no text, then schedules it. */
export function QuickSchedule({ newsletterId, now }: { newsletterId: string; now: number }) {
  const { api, toast } = useServices()
  const { reason: title, setReason: setTitle } = useReasonCrashCopy('schedule', newsletterId)
  const [moment, setMoment] = useState(UNPLANNED)
  const { form, isTried, check, focus, reset } = useMomentForm('Preencha título, data e horário.')
  const [isBusy, setBusy] = useState(false)
  const createdDraft = useRef<CreatedDraft | null>(null)
  const lengthProblem = lengthError('Título', title, LENGTH.issueSubject)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (lengthProblem) return focus('title')
    const scheduledAt = check({ title, ...moment })
    if (!scheduledAt) return
    const subject = title.trim()
    setBusy(true)
    try {
      await schedule(subject, scheduledAt)
      toast.success(SCHEDULED, { description: `${momentText(scheduledAt)}. Falta escrever o texto.` })
      createdDraft.current = null
      // The next one may have been typed meanwhile.
      setTitle((current) => (current.trim() === subject ? '' : current))
      setMoment(UNPLANNED)
      reset()
      focus('title')
    } catch (error) {
      if (errorCode(error) === 'DATE_NOT_IN_FUTURE') toast.error(DATE_INVALID, DATE_INVALID_REASON)
      else toast.error('Erro ao agendar', `${createdDraft.current ? DRAFT_CREATED : ''}${failureAdvice(error)}`)
    } finally {
      setBusy(false)
    }
  }

  async function schedule(subject: string, scheduledAt: string) {
    const issue = createdDraft.current ?? (await create(subject))
    // The title was changed after an attempt that created the draft only.
    if (issue.title !== subject) await api.newsletters.updateIssue({ issueId: issue.id, title: subject, subject })
    createdDraft.current = { id: issue.id, title: subject }
    await api.newsletters.scheduleIssue({ issueId: issue.id, scheduledAt })
  }

  async function create(subject: string): Promise<CreatedDraft> {
    const { id } = await api.newsletters.createIssue({ newsletterId, title: subject, subject, html: '' })
    return { id, title: subject }
  }

  return (
    <Section title="Agendamento rápido">
      <form className={styles.form} ref={form} noValidate onSubmit={submit} aria-label="Agendamento rápido">
        <FormControl isRequired isInvalid={lengthProblem !== undefined || (isTried && title.trim() === '')}>
          <FormLabel>Título da edição</FormLabel>
          <Input name="title" value={title} onChange={(event) => setTitle(event.target.value)} />
          <FormErrorMessage>{lengthProblem ?? 'Informe o título'}</FormErrorMessage>
          <FormHelperText>
            Vira o assunto de um rascunho sem texto, que você escreve até a hora do envio.
          </FormHelperText>
        </FormControl>
        <div className={styles.moment}>
          <MomentFields
            value={moment}
            onChange={(changed) => setMoment({ ...moment, ...changed })}
            now={now}
            isTried={isTried}
          />
          <Button
            className={styles.action}
            type="submit"
            variant="solid"
            leftIcon={<CalendarClock size={18} aria-hidden />}
            isLoading={isBusy}
            loadingText="Agendando…"
          >
            Agendar
          </Button>
        </div>
        <MomentNote value={moment} now={now} />
      </form>
    </Section>
  )
}
