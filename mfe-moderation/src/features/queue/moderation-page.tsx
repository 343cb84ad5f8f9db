import { usePageTitle } from '@ementa/ui'
import { AdminHeader } from '../admin/admin-header'
import { RecentDecisions } from '../decisions/recent-decisions'
import { StatsSection } from '../stats/stats-section'
import { QueueSection } from './queue-section'

/** `/admin/moderation`: how it goes, and what waits for a decision. */
export default function ModerationPage() {
  usePageTitle('Moderação')
  return (
    <>
      <AdminHeader title="Moderação" description="O que foi denunciado, por que, e o que já se decidiu." />
      <StatsSection />
      <RecentDecisions />
      <QueueSection />
    </>
  )
}
