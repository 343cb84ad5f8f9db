import { type Comment, crashBufferKey, namesNothing, paths, UNKNOWN_AUTHOR, versionOf } from '@ementa/contracts'
import {
  Column,
  counted,
  EmptyState,
  formatNumber,
  PageHeader,
  ReadView,
  SessionReady,
  Skeletons,
  Text,
  useCopySlot,
  useCrashBuffer,
  usePageTitle,
  useServices,
  useSession,
  useStableCallback,
  useWayBack,
} from '@ementa/ui'
import { useRead, useSnapshot } from '@ementa/ui/data'
import { VersionConflict } from '@ementa/ui/overlays'
import { postQuery } from '@ementa/ui/queries'
import { useNavigate, useParams } from '@ementa/ui/router'
import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { neighbourOf } from '../../shared/focus/neighbour'
import PostCard from '../../shared/post-card/post-card'
import { CommentComposer } from './comment-composer'
import type { CommentHandlers } from './comment-handlers'
import { ORDER_NAMES, OrderChoice, useCommentOrder } from './comment-order'
import { ThreadList } from './thread-list'
import { createThread, draftsSchema, keptDrafts, ROOT, type ThreadState } from './thread-state'
import { pageStyles } from './thread-styles'
import { useComments } from './use-comments'
import { useTargetId } from './use-permalink'
import { useThread } from './use-thread'

const ReportDialog = lazy(() => import('../../shared/report/report-dialog'))

/** `/p/{postId}/comments` (spec §2 Comment thread page). */
export default function CommentsPage() {
  const { postId = '' } = useParams()
  return (
    <SessionReady loading={<Skeletons shape="post" />}>
      {(user) => <OwnThread userId={user?.id} postId={postId} />}
    </SessionReady>
  )
}

/** A visitor who signs in continues with what was written; another person has other drafts. */
function OwnThread({ userId, postId }: { userId: string | undefined; postId: string }) {
  const [owner, setOwner] = useState({ id: userId, number: 0 })
  if (userId && userId !== owner.id) setOwner({ id: userId, number: owner.number + (owner.id ? 1 : 0) })
  return <Thread key={`${postId} ${owner.number}`} postId={postId} />
}

function Thread({ postId }: { postId: string }) {
  const { api, session } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const home = paths.home.href()
  const state = useDrafts(user?.id, postId)
  const { replyTo, conflict, editing } = useSnapshot(state, { sync: true })
  const post = useRead(postQuery(postId))
  const targetId = useTargetId()
  const [order, setOrder] = useCommentOrder()
  const list = useComments(postId, targetId, order)
  const refresh = async () => {
    await Promise.all([post.refresh(), list.refresh()])
  }
  const [isGone, setGone] = useState(false)
  const thread = useThread({
    postId,
    state,
    list,
    order,
    onGone: () => setGone(true),
    onFar: ({ id }) =>
      void navigate(paths.comments.href({ postId, commentId: id, ordem: ORDER_NAMES[order] }), { replace: true }),
  })
  const [reported, setReported] = useState<Comment | null>(null)
  usePageTitle('Comentários')

  const like = useStableCallback(thread.toggleLike)
  const saveEdit = useStableCallback(thread.saveEdit)
  const remove = useStableCallback(thread.remove)
  const on = useMemo<CommentHandlers>(
    () => ({
      like,
      reply: (id) => {
        state.replyTo = id
      },
      edit: (comment) => {
        state.editing = { id: comment.id, text: comment.body, version: versionOf(comment) }
      },
      editText: (text) => {
        if (state.editing) state.editing.text = text
      },
      saveEdit: () => void saveEdit(),
      cancelEdit: () => {
        state.editing = null
      },
      remove: async (comment) => {
        const next = neighbourOf(document.getElementById(`c-${comment.id}`), 'article.comment')
        if (await remove(comment)) next?.focus({ preventScroll: true })
      },
      report: (comment) => session.require(() => setReported(comment)),
    }),
    [state, session, like, saveEdit, remove],
  )

  if (isGone || isUnknown(post.error) || isUnknown(list.error)) return <PostNotFound error={post.error} />

  const authors = list.pages.flatMap((page) => page.authors)
  const nameOf = (authorId: string | undefined) =>
    authors.find(({ id }) => id === authorId)?.display_name ?? UNKNOWN_AUTHOR
  const answered = list.items.find(({ id }) => id === replyTo)
  const rootCount = list.pages[0]?.rootCount
  const total = post.data?.post.comment_count ?? 0

  return (
    <Column
      width="feed"
      css={pageStyles}
      display="flex"
      flexDirection="column"
      minH={{
        base: 'calc(100dvh - var(--ementa-header) - var(--ementa-bottom-bar))',
        md: 'calc(100dvh - var(--ementa-header))',
      }}
      // The frame's room at its end would push the composer up there.
      mb={{ base: '-24px', md: -10 }}
    >
      <PageHeader
        title={rootCount === undefined ? 'Comentários' : <Counts roots={rootCount} total={total} />}
        back={{ href: home, label: wayBack.canGoBack ? 'Voltar' : 'Voltar ao início', onClick: wayBack.onClick }}
      />
      {post.data ? (
        <PostCard post={post.data.post} author={post.data.author} place="thread" onGone={() => wayBack.leave(home)} />
      ) : (
        !post.error && <Skeletons shape="post" count={1} />
      )}
      {(order !== 'newest' || (rootCount ?? total) > 1) && <OrderChoice order={order} onChoose={setOrder} />}
      <ReadView
        read={{ ...list, refresh }}
        skeleton={<Skeletons shape="row" label="Carregando comentários…" />}
        failed="Erro ao carregar comentários"
      >
        {() => (
          <>
            <ThreadList
              postId={postId}
              targetId={targetId}
              list={list}
              order={order}
              state={state}
              viewer={user}
              on={on}
            />
            {rootCount === 0 && (
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
            />
          </>
        )}
      </ReadView>
      {conflict && editing && (
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
      )}
      {reported && (
        <Suspense fallback={null}>
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
    </Column>
  )
}

/** The thread's state with the drafts that this person left here; kept across pages and reloads, never for a visitor. */
function useDrafts(userId: string | undefined, postId: string): ThreadState {
  const [state] = useState(() => createThread({}))
  const slot = useCopySlot(userId ? crashBufferKey(userId, 'comment', postId) : null, draftsSchema)
  const [own, setOwn] = useState<{ key: string; userId: string } | null>(null)

  useLayoutEffect(() => {
    // What a visitor began stays with the one who signs in; what somebody else wrote is not for the next.
    if (own && own.userId !== userId) {
      state.drafts = {}
      setOwn(null)
    } else if (slot && userId && own?.key !== slot.key) {
      state.drafts = { ...slot.left, ...keptDrafts(state.drafts) }
      setOwn({ key: slot.key, userId })
    }
  }, [slot, userId, own, state])

  const { drafts } = useSnapshot(state, { sync: true })
  const isOwn = own !== null && own.userId === userId
  useCrashBuffer(isOwn ? own.key : '', isOwn ? keptDrafts(drafts) : null)
  return state
}

/** The root comments (spec §2 Comment thread page), and all of them when there are replies (P-25). */
function Counts({ roots, total }: { roots: number; total: number }) {
  return (
    <>
      {counted(roots, 'comentário', 'comentários')}
      {total > roots && (
        <Text as="span" fontSize="sm" fontWeight={400} color="fg.muted" whiteSpace="nowrap">
          {' '}
          · {formatNumber(total)} com as respostas
        </Text>
      )}
    </>
  )
}

const isUnknown = (error: unknown) => namesNothing(error, 'POST_NOT_FOUND')

/** Present when moderation removed the post; its author also learns of which decision. */
function removalOf(error: unknown): { decisionId: string | null } | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('decisionId' in data)) return null
  return { decisionId: typeof data.decisionId === 'string' ? data.decisionId : null }
}

function PostNotFound({ error }: { error: unknown }) {
  usePageTitle('Post não encontrado')
  const removal = removalOf(error)
  if (removal) {
    const { decisionId } = removal
    return (
      <EmptyState
        illustration="folder"
        titleAs="h1"
        title="Post não encontrado"
        description={
          decisionId === null
            ? 'Esta publicação foi removida pela moderação.'
            : 'Sua publicação foi removida pela moderação. Você pode ler o motivo e contestar.'
        }
        action={
          decisionId === null
            ? { label: 'Voltar ao início', href: paths.home.href() }
            : { label: 'Ver a decisão', href: paths.ownDecision.href({ id: decisionId }) }
        }
      />
    )
  }
  return (
    <EmptyState
      illustration="folder"
      titleAs="h1"
      title="Post não encontrado"
      description="Ele pode ter sido apagado por quem o publicou."
      action={{ label: 'Voltar ao início', href: paths.home.href() }}
    />
  )
}
