import { paths } from '@ementa/contracts'
import { Column, counted, EmptyState, Section, Skeletons, usePageTitle } from '@ementa/ui'
import { useRef } from 'react'
import { FormSkeleton } from '../../shared/owner-guard/form-skeleton'
import { OwnerHead } from '../../shared/owner-guard/owner-head'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import { useOwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import { useCancelSchedule } from '../../shared/scheduling/use-cancel-schedule'
import { HeldNotice } from './held-notice'
import { LateNotice } from './late-notice'
import { QuickSchedule } from './quick-schedule'
import styles from './schedule.module.css'
import { ScheduleItem } from './schedule-item'
import { useSchedules } from './use-schedules'

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
          className={styles.part}
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
