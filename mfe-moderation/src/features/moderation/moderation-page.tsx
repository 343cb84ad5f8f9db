import { usePageTitle } from '@ementa/ui'
import { AdminHeader } from '../../shared/admin-header/admin-header'
import { QueueSection } from './queue/queue-section'
import { RecentDecisions } from './recent-decisions'
import { StatsSection } from './stats/stats-section'

/** `/admin/moderation`: the statistics, the last decisions and the queue. */
export default function ModerationPage() {
  usePageTitle('Moderação')
  return (
    <>
      <AdminHeader title="Moderação" />
      <StatsSection />
      <RecentDecisions />
      <QueueSection />
    </>
  )
}
