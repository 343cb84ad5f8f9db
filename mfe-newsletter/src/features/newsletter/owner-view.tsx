import type { Outputs } from '@ementa/contracts'
import { Skeletons } from '@ementa/ui'
import type { ReactNode } from 'react'
import UndoSendNotice from '../../shared/undo-send/undo-send-notice'
import styles from './owner.module.css'
import { OwnerDesk } from './owner-desk'
import { useMetrics } from './owner-metrics'
import { useSentIssues, useUnsentIssues } from './use-issues'

type OpenedNewsletter = Outputs['newsletters']['get']

/** The desk above the issues. All of it comes at once: parts that arrive one by one would push the others down. */
export default function OwnerView({ opened, children }: { opened: OpenedNewsletter; children: ReactNode }) {
  const { newsletter, isSample } = opened
  const unsent = useUnsentIssues(newsletter.id)
  const metrics = useMetrics(newsletter.id)
  const sent = useSentIssues(newsletter.id)
  if (unsent.isLoading || metrics.isLoading || sent.isLoading) return <Skeletons shape="part" count={4} />
  return (
    <>
      <OwnerDesk newsletter={newsletter} isSample={isSample} />
      {sent.items.slice(0, 3).map((issue) => (
        <div className={styles.undo} key={issue.id}>
          <UndoSendNotice issue={issue} />
        </div>
      ))}
      {children}
    </>
  )
}
