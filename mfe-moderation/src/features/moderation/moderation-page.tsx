import { usePageTitle } from '@ementa/ui'
import { AdminHeader } from '../../shared/admin-header/admin-header'
import { QueueSection } from './queue/queue-section'
import { RecentDecisions } from './recent-decisions'
import { StatsSection } from './stats/stats-section'

/** `/admin/moderation`: how it goes, and what waits for a decision. */
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
