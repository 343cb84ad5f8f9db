import { paths, RECURRENCE_LABELS, SCHEDULE_STATUS_LABELS, sendProblem } from '@ementa/contracts'
import { Button, guardedPress, PlainBadge, Stamp } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Repeat } from 'lucide-react'
import plain from '../../shared/plain/plain.module.css'
import { momentText, timeUntil } from '../../shared/scheduling/moment'
import styles from './schedule.module.css'
import type { ScheduleRow } from './schedule-rows'

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
      <div className={styles.words}>
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
