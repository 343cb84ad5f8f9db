import {
  HOLD_LABELS,
  type NewsletterIssue,
  paths,
  RECURRENCE_LABELS,
  SCHEDULE_STATUS_LABELS,
  sendProblem,
} from '@ementa/contracts'
import {
  Button,
  Column,
  counted,
  EmptyState,
  guardedPress,
  PlainBadge,
  Section,
  Skeletons,
  Stamp,
  usePageTitle,
  useServices,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Repeat } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormSkeleton, OwnerHead } from '../../shared/owner-guard/owner-head'
import { type OwnedNewsletter, useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import { momentText, timeUntil } from '../../shared/scheduling/moment'
import { useCancelSchedule } from '../../shared/scheduling/use-cancel-schedule'
import { QuickSchedule } from './quick-schedule'
import styles from './schedule.module.css'
import { type ScheduleRow, useSchedules } from './use-schedules'

const TITLE = 'Agendamentos'

export default function SchedulePage() {
  usePageTitle(TITLE)
  const owned = useOwnedNewsletter('schedule')
  return (
    <Column>
      <OwnerHead title={TITLE} owned={owned} />
      {owned ? <Schedules owned={owned} /> : <FormSkeleton />}
    </Column>
  )
}

function Schedules({ owned }: { owned: OwnedNewsletter }) {
  const { newsletter } = owned
  const { id, handle } = newsletter
  const { rows, late, held, now, cancelled } = useSchedules(newsletter)
  const list = useRef<HTMLDivElement>(null)
  const { cancel, busy } = useCancelSchedule({
    onDone(scheduleId) {
      cancelled.add(scheduleId)
      // The button that had the focus is gone with its row.
      list.current?.focus()
    },
  })
  const pending = rows?.filter((row) => !row.isSent).length ?? 0

  return (
    <>
      {late.length > 0 && <LateNotice issues={late} handle={handle} onSeen={() => list.current?.focus()} />}
      {held.length > 0 && <HeldNotice issues={held} handle={handle} />}
      <QuickSchedule newsletterId={id} now={now} />
      <div ref={list} tabIndex={-1} data-focus-silent="">
        <Section
          className={plain.wideRows}
          title="Próximos envios"
          actions={rows && <p className="muted">{counted(pending, 'agendamento', 'agendamentos')}</p>}
        >
          {!rows && <Skeletons shape="line" count={3} />}
          {rows && rows.length > 0 && (
            <ul className={`${plain.list} ${styles.items}`}>
              {rows.map((row) => (
                <ScheduleItem
                  key={row.schedule.id}
                  row={row}
                  handle={handle}
                  now={now}
                  isBusy={busy === row.schedule.id}
                  onCancel={(one) => void cancel(one)}
                />
              ))}
            </ul>
          )}
          {rows?.length === 0 && (
            <EmptyState
              illustration="clip"
              titleAs="h3"
              title="Nenhum envio agendado"
              description="Escreva uma edição e escolha quando ela sai."
              action={{ label: 'Criar nova edição', href: paths.issueNew.href({ handle }) }}
            />
          )}
        </Section>
      </div>
    </>
  )
}

interface ScheduleItemProps {
  row: ScheduleRow
  handle: string
  now: number
  isBusy: boolean
  onCancel: (row: ScheduleRow) => void
}

/** One schedule: the issue, its time, the time left, and the button to cancel. */
export function ScheduleItem({ row, handle, now, isBusy, onCancel }: ScheduleItemProps) {
  const { schedule, issue, isSent } = row
  const subject = issue?.subject || issue?.title || 'Edição sem assunto'
  const hasText = issue !== undefined && sendProblem(issue) === null
  const page = isSent ? paths.issue : paths.issueEdit
  return (
    <li className={styles.item}>
      <div className={plain.words}>
        <Link className={styles.subject} to={page.href({ handle, issueId: schedule.issue_id })}>
          {subject}
        </Link>
        <p className={`${plain.note} ${styles.time}`}>
          <time dateTime={schedule.scheduled_at}>{momentText(schedule.scheduled_at)}</time>
        </p>
        <div className={styles.facts}>
          {!isSent && <span>{timeUntil(Date.parse(schedule.scheduled_at), now) ?? 'agora'}</span>}
          {schedule.recurrence !== 'none' && (
            <span className={styles.recurrence}>
              <Repeat size={14} aria-hidden />
              {RECURRENCE_LABELS[schedule.recurrence]}
            </span>
          )}
          {!isSent && !hasText && <PlainBadge tone="warning">Ainda sem texto</PlainBadge>}
        </div>
      </div>
      <div className={styles.end}>
        <Stamp kind={isSent ? 'sent' : 'scheduled'}>{SCHEDULE_STATUS_LABELS[isSent ? 'sent' : 'pending']}</Stamp>
        {!isSent && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Cancelar agendamento: ${subject}`}
            isLoading={isBusy}
            loadingText="Cancelando…"
            onClick={guardedPress('schedules', row.schedule.id, () => onCancel(row))}
          >
            Cancelar
          </Button>
        )}
      </div>
    </li>
  )
}

interface LateNoticeProps {
  issues: readonly NewsletterIssue[]
  handle: string
  /** Called before the notice goes, with the button that has the focus. */
  onSeen: () => void
}

/** Lists issues that were sent late because the app was closed at their time, until the author has seen the notice. */
function LateNotice({ issues, handle, onSeen }: LateNoticeProps) {
  const { api, toast } = useServices()
  const [isBusy, setBusy] = useState(false)

  async function see() {
    setBusy(true)
    try {
      await Promise.all(issues.map(({ id }) => api.newsletters.markLateSeen({ issueId: id })))
      onSeen()
    } catch (error) {
      toast.actionFailed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.late}>
      <div className={styles.lateIssues} role="status">
        {issues.map(({ id, subject, title }) => (
          <p className={plain.small} key={id}>
            <Link className={`text-link ${styles.link}`} to={paths.issueEdit.href({ handle, issueId: id })}>
              “{subject || title}”
            </Link>
            <strong>: enviado com atraso.</strong> No horário marcado, o aplicativo estava fechado ou parado.
          </p>
        ))}
      </div>
      <Button size="sm" isLoading={isBusy} loadingText="Um momento…" onClick={() => void see()}>
        Entendi
      </Button>
    </div>
  )
}

/** Lists issues that were not sent at their time and are drafts again, each with the reason. */
function HeldNotice({ issues, handle }: { issues: readonly NewsletterIssue[]; handle: string }) {
  return (
    <div className={styles.held} role="status">
      {issues.map(({ id, subject, title, held }) => (
        <p className={plain.small} key={id}>
          {held && <strong>{HOLD_LABELS[held.reason]}.</strong>}{' '}
          <Link className="text-link" to={paths.issueEdit.href({ handle, issueId: id })}>
            “{subject || title}”
          </Link>
          {held && ` estava marcada para ${momentText(held.due_at)} e continua como rascunho.`}
        </p>
      ))}
    </div>
  )
}
