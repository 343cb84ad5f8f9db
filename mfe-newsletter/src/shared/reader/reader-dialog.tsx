import { type Outputs, paths } from '@ementa/contracts'
import { ButtonLink, Loading, ReaderSkeleton } from '@ementa/ui'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalOverlay } from '@ementa/ui/overlays'
import { Suspense } from 'react'
import { ISSUE_FAILURE, useLeaveOnFailure } from '../failures/use-leave-on-failure'
import { ContentsList, ListenButtons } from './extras/lazy-extras'
import { IssueArticle } from './issue-article'
import styles from './reader.module.css'
import { ReaderToolbar, UnreadButton, useReaderActions } from './reader-toolbar'
import { useIssue, useMarkRead, useReadable } from './use-issue'

type OpenedNewsletter = Outputs['newsletters']['get']
type Read = Outputs['newsletters']['getIssue']

export interface ReaderDialogProps {
  opened: OpenedNewsletter
  /** Null when the dialog is closed. */
  issueId: string | null
  onClose: () => void
}

/** Reader dialog over the newsletter's page; it fills the screen on phones. */
export default function ReaderDialog({ opened, issueId, onClose }: ReaderDialogProps) {
  const { data, error } = useIssue(issueId, opened.newsletter)
  useLeaveOnFailure(data ? undefined : error, ISSUE_FAILURE, onClose)
  return (
    <Modal isOpen={issueId !== null} onClose={onClose} scrollBehavior="inside">
      <ModalOverlay />
      <ModalContent
        data-full-screen
        aria-label={data?.issue.subject ?? 'Edição'}
        maxW={{ base: '100%', md: '760px' }}
        h={{ base: '100dvh', md: 'calc(100dvh - 64px)' }}
        maxH="none"
        mx={{ base: 0, md: 4 }}
        my={{ base: 0, md: 8 }}
        borderRadius={{ base: 0, md: 'lg' }}
      >
        {data ? (
          <Opened key={issueId} opened={opened} read={data} />
        ) : (
          <ModalBody>
            <Loading label="Carregando edição…">
              <ReaderSkeleton />
            </Loading>
          </ModalBody>
        )}
        <ModalCloseButton />
      </ModalContent>
    </Modal>
  )
}

function Opened(props: { opened: OpenedNewsletter; read: Read }) {
  const { opened } = props
  const read = useReadable(props.read)
  const actions = useReaderActions(read, opened.owner)
  useMarkRead(read)
  const { issue, newsletter, contents } = read
  return (
    <>
      <div className={styles.bar}>
        <ReaderToolbar {...actions}>
          <UnreadButton read={read} />
          <Suspense>
            <ListenButtons issue={issue} />
          </Suspense>
        </ReaderToolbar>
      </div>
      <ModalBody tabIndex={0} px={{ base: 4, md: 10 }} py={6}>
        <IssueArticle
          read={read}
          author={opened.owner?.display_name}
          titleAs="h2"
          above={
            <Suspense>
              <ContentsList html={issue.html} />
            </Suspense>
          }
        />
        <div className={styles.pageLink}>
          <ButtonLink to={paths.issue.href({ handle: newsletter.handle, issueId: issue.id })} variant="link">
            {contents ? 'Abrir a página' : 'Abrir a página e os comentários'}
          </ButtonLink>
        </div>
      </ModalBody>
    </>
  )
}
