import type { IssueThreadProps, Widget } from '@ementa/contracts'
import { counted, lazyPart, SessionReady, Skeletons } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Suspense } from 'react'
import { quotedQuery } from '../queries'
import { Discussion } from './discussion'
import './thread.css'

const QuotingPosts = lazyPart(() => import('../quoting-posts/quoting-posts'))

/** The comments on an issue. Other remotes load it as `social/issue-thread`. */
function IssueThread({ issueId, path }: IssueThreadProps) {
  return (
    <SessionReady loading={<Skeletons shape="row" label="Carregando comentários…" />}>
      {() => (
        <div className="thread-page">
          <Discussion
            textId={issueId}
            path={path}
            gone={<p className="comments-gone">Os comentários desta edição não estão mais disponíveis.</p>}
            head={(roots) => (
              <>
                <IssueQuotes issueId={issueId} />
                <h2 className="heading comments-heading">
                  {roots ? counted(roots, 'comentário', 'comentários') : 'Comentários'}
                </h2>
              </>
            )}
          />
        </div>
      )}
    </SessionReady>
  )
}

/** The posts that quote the issue; their number is known once they are loaded. */
function IssueQuotes({ issueId }: { issueId: string }) {
  const quoted = { kind: 'issue', id: issueId } as const
  const { data } = useRead(quotedQuery(quoted))
  return <Suspense>{data && data.count > 0 && <QuotingPosts quoted={quoted} count={data.count} />}</Suspense>
}

export default IssueThread satisfies Widget<'social/issue-thread'>
