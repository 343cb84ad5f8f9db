import { type Outputs, ownsNewsletter } from '@ementa/contracts'
import { Column, Loading, ReaderSkeleton, SessionReady, Skeletons, usePageTitle, useSession } from '@ementa/ui'
import { useOpenInAddress } from '@ementa/ui/router'
import type { ReactNode } from 'react'
import { useNewsletter } from '../../shared/newsletters/use-newsletter'
import { ReaderDialog } from '../../shared/reader/reader-dialog'
import { Masthead } from './masthead'
import { OwnerDesk } from './owner-desk'
import { useMetrics } from './owner-metrics'
import { SentIssues } from './sent-issues'
import { useSentIssues, useUnsentIssues } from './use-issues'

export default function NewsletterPage() {
  const opened = useNewsletter()
  const { user } = useSession()
  // Back closes the reader, a reload keeps it.
  const reader = useOpenInAddress('edicao')
  usePageTitle(opened?.newsletter.title ?? '')

  if (!opened) {
    return (
      <Column>
        <Loading label="Carregando newsletter…">
          <ReaderSkeleton />
        </Loading>
      </Column>
    )
  }
  const { newsletter } = opened
  const isOwner = ownsNewsletter(user, newsletter)
  const issues = <SentIssues newsletter={newsletter} isOwner={isOwner} onRead={reader.open} />
  return (
    <Column>
      <Masthead {...opened} isOwner={isOwner} />
      <SessionReady loading={<Skeletons shape="row" count={4} />}>
        {() => (isOwner ? <OwnerView opened={opened}>{issues}</OwnerView> : issues)}
      </SessionReady>
      <ReaderDialog opened={opened} issueId={reader.openId} onClose={reader.close} />
    </Column>
  )
}

type OpenedNewsletter = Outputs['newsletters']['get']

/** The desk above the issues. All of it comes at once: parts that arrive one by one would push the others down. */
function OwnerView({ opened, children }: { opened: OpenedNewsletter; children: ReactNode }) {
  const { newsletter, isSample } = opened
  const unsent = useUnsentIssues(newsletter.id)
  const metrics = useMetrics(newsletter.id)
  const sent = useSentIssues(newsletter.id)
  if (unsent.isLoading || metrics.isLoading || sent.isLoading) return <Skeletons shape="row" count={6} />
  return (
    <>
      <OwnerDesk newsletter={newsletter} isSample={isSample} />
      {children}
    </>
  )
}
