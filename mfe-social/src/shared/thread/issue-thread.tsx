import type { IssueThreadProps, Widget } from '@ementa/contracts'
import { Box, counted, Global, Heading, lazyPart, SessionReady, Skeletons, Text, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Suspense } from 'react'
import { quotedQuery } from '../quotes/queries'
import { Discussion } from './discussion'
import { pageStyles } from './thread-styles'

const Quotes = lazyPart(() => import('../quoted-in/quotes'))

/** The comments on an issue, below its text. Also `social/issue-thread`. */
function IssueThread({ issueId, path }: IssueThreadProps) {
  return (
    <SessionReady loading={<Skeletons shape="row" label="Carregando comentários…" />}>
      {() => (
        <Box className="thread-page">
          <Global styles={pageStyles} />
          <Discussion
            textId={issueId}
            path={path}
            gone={<Text p={4}>Os comentários desta edição não estão mais disponíveis.</Text>}
            head={(roots) => (
              <>
                <IssueQuotes issueId={issueId} />
                <Heading as="h2" fontSize="lg" px={4} py={4}>
                  {roots ? counted(roots, 'comentário', 'comentários') : 'Comentários'}
                </Heading>
              </>
            )}
          />
        </Box>
      )}
    </SessionReady>
  )
}

/** How many posts quote the issue is known once they are read. */
function IssueQuotes({ issueId }: { issueId: string }) {
  const { user } = useSession()
  const quoted = { kind: 'issue', id: issueId } as const
  const { data } = useRead(quotedQuery(quoted, user?.id ?? null))
  return <Suspense>{data && data.count > 0 && <Quotes quoted={quoted} count={data.count} />}</Suspense>
}

export default IssueThread satisfies Widget<'social/issue-thread'>
