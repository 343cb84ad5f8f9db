import { ownsNewsletter } from '@ementa/contracts'
import {
  Column,
  Loading,
  lazyPart,
  MissingDialog,
  MissingSection,
  ReaderSkeleton,
  SessionReady,
  Skeletons,
  usePageTitle,
  useSession,
} from '@ementa/ui'
import { useOpenInAddress } from '@ementa/ui/router'
import { Suspense } from 'react'
import { useNewsletter } from '../../shared/newsletters/use-newsletter'
import type { ReaderDialogProps } from '../../shared/reader/reader-dialog'
import { useIssue } from '../../shared/reader/use-issue'
import { Masthead } from './masthead'
import { SentIssues } from './sent-issues'

/** Only owners download this view. */
const OwnerView = lazyPart(() => import('./owner-view'), MissingSection)

const loadReader = () => import('../../shared/reader/reader-dialog')
const ReaderDialog = lazyPart(loadReader, MissingDialog)
const loadAhead = () => void loadReader().catch(() => undefined)

export default function NewsletterPage() {
  const opened = useNewsletter()
  const { user } = useSession()
  // The open issue is in the address: Back closes the reader, and a reload keeps it.
  const reader = useOpenInAddress('edicao')
  usePageTitle(opened?.newsletter.title ?? '')

  if (!opened) {
    return (
      <Column>
        <Loading label="Carregando newsletter…" title="Newsletter">
          <ReaderSkeleton />
        </Loading>
      </Column>
    )
  }
  const { newsletter } = opened
  const isOwner = ownsNewsletter(user, newsletter)
  const issues = <SentIssues newsletter={newsletter} isOwner={isOwner} onNear={loadAhead} onRead={reader.open} />
  return (
    <Column>
      <Masthead {...opened} isOwner={isOwner} />
      <SessionReady loading={<Skeletons shape="part" count={4} />}>
        {() =>
          isOwner ? (
            <Suspense fallback={<Skeletons shape="part" count={4} />}>
              <OwnerView opened={opened}>{issues}</OwnerView>
            </Suspense>
          ) : (
            issues
          )
        }
      </SessionReady>
      <Reader opened={opened} issueId={reader.openId} onClose={reader.close} />
    </Column>
  )
}

/** Reads the issue while the dialog's file loads, not after it. */
function Reader(props: ReaderDialogProps) {
  useIssue(props.issueId, props.opened.newsletter)
  if (props.issueId === null) return null
  return (
    <Suspense>
      <ReaderDialog {...props} />
    </Suspense>
  )
}
