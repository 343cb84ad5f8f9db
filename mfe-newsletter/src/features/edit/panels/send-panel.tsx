import {
  type NewsletterSchedule,
  paths,
  RECURRENCE_LABELS,
  type Recurrence,
  SCHEDULE,
  sendProblem,
} from '@ementa/contracts'
import { Button, lazyPart, MissingSection, toLocal, useHost, useNow } from '@ementa/ui'
import { isEqual, useSnapshot } from '@ementa/ui/data'
import { SelectField, useLeaveGuard } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { CalendarClock, MailCheck, Send } from 'lucide-react'
import { type FormEvent, Suspense, useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import plain from '../../../shared/plain/plain.module.css'
import { momentText } from '../../../shared/scheduling/moment'
import { type DayAndTime, MomentFields, MomentNote, useMomentForm } from '../../../shared/scheduling/moment-form'
import { useCancelSchedule } from '../../../shared/scheduling/use-cancel-schedule'
import { OpenToAll } from '../open-to-all'
import { useStoredIssue } from '../use-issue'
import styles from './panels.module.css'
import { useSending } from './use-sending'

/** The checklist brings the rules of citing, which are a separate chunk. */
const SendChecklist = lazyPart(() => import('./send-checklist'), MissingSection)
/** Few issues are tested. */
const IssueTest = lazyPart(() => import('./issue-test'), MissingSection)

const RECURRENCES = (['none', 'daily', 'weekly', 'monthly'] as const).map((value) => ({
  value,
  label: RECURRENCE_LABELS[value],
}))

/** Day and time before anything is chosen. */
const UNPLANNED: DayAndTime = { day: '', time: SCHEDULE.defaultTime }

interface SendPanelProps {
  editing: IssueEditing
  owned: OwnedNewsletter
  /** Shows the test mail, which only its author gets. */
  onTest: () => void
}

/** Panel to send an issue now or to schedule it. */
export function SendPanel({ editing, owned, onTest }: SendPanelProps) {
  const { issue } = useSnapshot(editing.state)
  const { sendNow, schedule, busy } = useSending(editing, owned)
  const { handle } = owned.newsletter
  const { isCommunity } = useHost()
  const texts = useDeliveryTexts()
  const cancelling = useCancelSchedule({ onDone: () => void editing.readAgain() })
  const { schedule: cachedSchedule } = useStoredIssue(issue.id)
  // The cache may still hold the schedule that a new one has replaced.
  const isCurrent = issue.status === 'scheduled' && cachedSchedule?.scheduled_at === issue.scheduled_at
  const planned = isCurrent ? cachedSchedule : null
  return (
    <div className={styles.parts}>
      <Suspense>
        <SendChecklist editing={editing} subscribers={owned.subscribers} />
      </Suspense>
      {!isCommunity && (
        <Suspense fallback={<div className={styles.testSlot} />}>
          <IssueTest editing={editing} owned={owned} />
        </Suspense>
      )}
      {owned.newsletter.is_paid && <OpenToAll issue={issue} onChanged={editing.adopt} />}
      {issue.status === 'scheduled' && issue.scheduled_at && (
        <div className={styles.scheduled}>
          <p className={plain.strong}>Envio agendado</p>
          <p className={plain.note}>
            {momentText(issue.scheduled_at)}
            {planned && planned.recurrence !== 'none' && ` · ${RECURRENCE_LABELS[planned.recurrence]}`}
          </p>
          {planned && (
            <Button
              className={styles.spaced}
              size="sm"
              isLoading={cancelling.busy === planned.id}
              loadingText="Cancelando…"
              onClick={() => void cancelling.cancel({ schedule: planned, issue })}
            >
              Cancelar agendamento
            </Button>
          )}
          {sendProblem(issue) && (
            <p className={`${plain.warning} ${styles.below}`}>
              {issue.opened_by ? 'Aberta pela recorrência e ainda' : 'Ainda'} sem texto: se continuar assim, não será
              enviada no horário e ficará como rascunho.
            </p>
          )}
        </div>
      )}
      <ScheduleForm
        schedule={planned}
        recurrence={issue.held?.recurrence ?? 'none'}
        isBusy={busy === 'schedule'}
        onSchedule={schedule}
      />
      <div className={styles.now}>
        <h2 className={`heading ${plain.smallHeading} ${styles.heading}`}>Enviar agora</h2>
        <Button
          className={styles.wide}
          leftIcon={<Send size={18} aria-hidden />}
          onClick={() => void sendNow(planned)}
          isLoading={busy === 'send'}
          loadingText="Enviando…"
        >
          Enviar agora
        </Button>
        <Button
          className={styles.action}
          variant="ghost"
          leftIcon={<MailCheck size={18} aria-hidden />}
          onClick={onTest}
        >
          Enviar teste para mim
        </Button>
        <p className={styles.simulated}>{texts.button}</p>
      </div>
      <div className={styles.links}>
        <PanelLink to={paths.newsletterSchedule.href({ handle })}>Ver agendamentos</PanelLink>
        {!isCommunity && <PanelLink to={paths.newsletterABTest.href({ handle })}>Testes A/B</PanelLink>}
      </div>
    </div>
  )
}

function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={`text-link ${styles.link}`} to={to}>
      {children}
    </Link>
  )
}

interface ScheduleFormProps {
  schedule: NewsletterSchedule | null
  /** Recurrence of the sending that was held, for an issue that is not scheduled. */
  recurrence: Recurrence
  isBusy: boolean
  /** Resolves to whether the issue was scheduled. */
  onSchedule: (iso: string, recurrence: Recurrence) => Promise<boolean>
}

/** Form that starts with the current schedule, so that changing the day keeps the recurrence. */
function ScheduleForm({ schedule, recurrence: heldRecurrence, isBusy, onSchedule }: ScheduleFormProps) {
  const planned = schedule
    ? { ...toLocal(schedule.scheduled_at), recurrence: schedule.recurrence }
    : { ...UNPLANNED, recurrence: heldRecurrence }
  const [edited, setEdited] = useState<Partial<typeof planned>>({})
  const { recurrence, ...moment } = { ...planned, ...edited }
  const { form, isTried, check } = useMomentForm('Informe a data e o horário do envio.')
  const isChosen = !isEqual({ ...planned, ...edited }, planned)
  useLeaveGuard(isChosen, { onDiscard: () => setEdited({}) })
  const now = useNow()

  function submit(event: FormEvent) {
    event.preventDefault()
    const scheduledAt = check(moment)
    if (scheduledAt) void onSchedule(scheduledAt, recurrence).then((isScheduled) => isScheduled && setEdited({}))
  }

  return (
    <form className={styles.form} ref={form} noValidate onSubmit={submit} aria-label="Agendar envio">
      <h2 className={`heading ${plain.smallHeading}`}>Agendar envio</h2>
      <MomentFields
        value={moment}
        onChange={(changed) => setEdited({ ...edited, ...changed })}
        now={now}
        isTried={isTried}
      />
      <MomentNote value={moment} now={now} />
      <SelectField
        label="Recorrência"
        options={RECURRENCES}
        value={recurrence}
        onChange={(next) => setEdited({ ...edited, recurrence: next })}
      />
      <Button
        type="submit"
        variant="solid"
        leftIcon={<CalendarClock size={18} aria-hidden />}
        isLoading={isBusy}
        loadingText="Agendando…"
      >
        {schedule ? 'Alterar agendamento' : 'Agendar envio'}
      </Button>
    </form>
  )
}
