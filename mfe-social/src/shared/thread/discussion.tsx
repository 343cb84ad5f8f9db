import { type Comment, namesNothing, UNKNOWN_AUTHOR } from '@ementa/contracts'
import {
  Button,
  confirm,
  copyText,
  EmptyState,
  lazyPart,
  MissingDialog,
  ReadView,
  Skeletons,
  useOffline,
  useServices,
  useSession,
  VersionConflict,
} from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { type ReactNode, Suspense, useState } from 'react'
import { CommentComposer } from './comment-field'
import { commentHref, OrderChoice, useCommentOrder } from './comment-order'
import { useTargetId } from './scroll-to-comment'
import { queuedComments, ThreadList } from './thread-list'
import { filterDrafts, ROOT, type ThreadState, useDrafts } from './thread-state'
import { useHandlers } from './use-handlers'
import { useComments, useThread } from './use-thread'

const ReportDialog = lazyPart(() => import('../report/report-dialog'), MissingDialog)

interface DiscussionProps {
  /** Id of the post or issue. */
  textId: string
  /** Path of the page, on which the addresses of comments are based. */
  path: string
  /** Renders the part above the thread; `roots` is the number of root comments, undefined until loaded. */
  head: (roots: number | undefined) => ReactNode
  /** Expected number of comments until they are loaded. */
  expected?: number
  /** The text does not exist for this reader. */
  isGone?: boolean
  /** The field takes the focus: the reader came here to write, and the content above is loaded. */
  isFieldWanted?: boolean
  /** Shown instead of the thread if the text does not exist. */
  gone: ReactNode
  /** Reads the text again, when its comments are. */
  onRefresh?: () => Promise<unknown>
}

/**
 * The comments on a post or an issue. After a sign-in a visitor continues with the same drafts; another person starts with
 * their own.
 */
export function Discussion(props: DiscussionProps) {
  const { user } = useSession()
  const [owner, setOwner] = useState({ id: user?.id, number: 0 })
  if (user && user.id !== owner.id) setOwner({ id: user.id, number: owner.number + (owner.id ? 1 : 0) })
  return <Thread key={`${props.textId} ${owner.number}`} {...props} />
}

function Thread({
  textId,
  path,
  head,
  isGone = false,
  gone,
  expected = 0,
  isFieldWanted = false,
  onRefresh,
}: DiscussionProps) {
  const { api } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const state = useDrafts(user?.id, textId)
  const { replyTo, conflict, editing } = useSnapshot(state, { sync: true })
  const targetId = useTargetId()
  const [order, setOrder] = useCommentOrder()
  const comments = useComments(textId, targetId, order)
  const list = {
    ...comments,
    /** Reads the text again too: the number of its comments is its own. */
    refresh: async () => {
      await Promise.all([onRefresh?.(), comments.refresh()])
    },
  }
  const { pending } = useOffline()
  const isQueued = queuedComments(pending, textId).length > 0
  const [isRefused, setRefused] = useState(false)
  const thread = useThread({
    postId: textId,
    state,
    list,
    order,
    onGone: () => setRefused(true),
    onFar: ({ id }) => void navigate(commentHref(path, id, order), { replace: true }),
  })
  const [reported, setReported] = useState<Comment | null>(null)
  const on = useHandlers({ state, thread, path, order, onReport: setReported })

  if (isGone || isRefused || namesNothing(list.error, 'POST_NOT_FOUND')) {
    return (
      <>
        {gone}
        <UnsentComments state={state} />
      </>
    )
  }

  const authors = list.pages.flatMap((page) => page.authors)
  const nameOf = (authorId: string | undefined) =>
    authors.find(({ id }) => id === authorId)?.display_name ?? UNKNOWN_AUTHOR
  const answered = list.items.find(({ id }) => id === replyTo)
  const rootCount = list.pages[0]?.rootCount
  return (
    <>
      {head(rootCount)}
      {(order !== 'newest' || (rootCount ?? expected) > 1) && <OrderChoice order={order} onChoose={setOrder} />}
      <ReadView
        read={list}
        skeleton={<Skeletons shape="row" label="Carregando comentários…" />}
        failed="Erro ao carregar comentários"
      >
        {() => (
          <>
            <ThreadList
              postId={textId}
              targetId={targetId}
              list={list}
              order={order}
              state={state}
              viewer={user}
              on={on}
            />
            {rootCount === 0 && !isQueued && (
              <EmptyState
                illustration="clip"
                title="Ninguém comentou ainda"
                description="Seja a primeira pessoa a juntar uma opinião."
              />
            )}
            <CommentComposer
              state={state}
              answered={replyTo === ROOT ? null : nameOf(answered?.author_id)}
              onPublish={thread.publish}
              isWanted={isFieldWanted}
            />
          </>
        )}
      </ReadView>
      {conflict && editing && (
        <Suspense>
          <VersionConflict
            title="Este comentário foi alterado em outra aba"
            mine={editing.text}
            other={conflict.body}
            keepLabel="Manter o meu"
            takeLabel="Usar o outro"
            onKeepMine={thread.keepMine}
            onTakeOther={thread.takeOther}
            onClose={() => {
              state.conflict = null
            }}
          />
        </Suspense>
      )}
      {reported && (
        <Suspense>
          <ReportDialog
            isOpen
            onClose={() => setReported(null)}
            target={{ type: 'comment', id: reported.id }}
            author={authors.find(({ id }) => id === reported.author_id) ?? null}
            send={({ reason, description }) => api.comments.report({ id: reported.id, reason, description })}
            sentTitle="Reporte enviado"
            failedTitle="Erro ao reportar comentário"
            onSent={() => thread.markReported(reported)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The reader's unsent comments on a text that no longer exists, to be copied or discarded. */
function UnsentComments({ state }: { state: ThreadState }) {
  const services = useServices()
  const texts = Object.entries(filterDrafts(useSnapshot(state, { sync: true }).drafts) ?? {})
  if (texts.length === 0) return null

  async function discard(key: string) {
    const isMeant = await confirm({
      title: 'Descartar o texto?',
      body: 'Ele será apagado deste aparelho. Isso não pode ser desfeito.',
      confirmLabel: 'Descartar',
      danger: true,
    })
    if (isMeant) delete state.drafts[key]
  }
  return (
    <section className="unsent-comments" aria-labelledby="unsent-comments">
      <h2 id="unsent-comments">O que você escreveu</h2>
      <p>A publicação não existe mais, e nada disto foi enviado. Copie o que quiser guardar.</p>
      {texts.map(([key, text]) => (
        <div key={key}>
          <p className="text">{text}</p>
          <Button size="sm" onClick={() => void copyText(services, text, 'Texto copiado!')}>
            Copiar texto
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void discard(key)}>
            Descartar
          </Button>
        </div>
      ))}
    </section>
  )
}
