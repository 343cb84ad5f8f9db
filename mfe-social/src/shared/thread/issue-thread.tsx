import type { IssueThreadProps, Widget } from '@ementa/contracts'
import { Box, counted, Heading, SessionReady, Skeletons, Text } from '@ementa/ui'
import { Discussion } from './discussion'
import { pageStyles } from './thread-styles'

/** The comments on an issue, below its text. Also `social/issue-thread`. */
function IssueThread({ issueId, path }: IssueThreadProps) {
  return (
    <SessionReady loading={<Skeletons shape="row" label="Carregando comentários…" />}>
      {() => (
        <Box css={pageStyles}>
          <Discussion
            textId={issueId}
            path={path}
            gone={<Text p={4}>Os comentários desta edição não estão mais disponíveis.</Text>}
            head={(roots) => (
              <Heading as="h2" fontSize="lg" px={4} py={4}>
                {roots ? counted(roots, 'comentário', 'comentários') : 'Comentários'}
              </Heading>
            )}
          />
        </Box>
      )}
    </SessionReady>
  )
}

export default IssueThread satisfies Widget<'social/issue-thread'>
