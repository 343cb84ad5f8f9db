import { ownsNewsletter } from '@ementa/contracts'
import { Loading, ReaderSkeleton, usePageTitle, useSession } from '@ementa/ui'
import { Column } from '../page/column'
import { ReaderDialog } from '../reader/reader-dialog'
import { useReaderAddress } from '../reader/use-reader-address'
import { Masthead } from './masthead'
import { OwnerDesk } from './owner-desk'
import { SentIssues } from './sent-issues'
import { useNewsletter } from './use-newsletter'

export default function DetailPage() {
  const known = useNewsletter()
  const { user } = useSession()
  const reader = useReaderAddress()
  usePageTitle(known?.newsletter.title ?? '')

  if (!known) {
    return (
      <Column>
        <Loading label="Carregando newsletter…">
          <ReaderSkeleton />
        </Loading>
      </Column>
    )
  }
  const { newsletter } = known
  const isOwner = ownsNewsletter(user, newsletter)
  return (
    <Column>
      <Masthead {...known} isOwner={isOwner} />
      {isOwner && <OwnerDesk newsletter={newsletter} />}
      <SentIssues newsletter={newsletter} isOwner={isOwner} onRead={reader.open} />
      <ReaderDialog known={known} issueId={reader.issueId} onClose={reader.close} />
    </Column>
  )
}
