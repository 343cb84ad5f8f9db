import { type Comment, type CommentOrder, type Profile, type QueueAction, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { Button, counted, focusWhenShown, Stamp, useOffline, WindowList, type WindowListHandle } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useEffect, useMemo, useRef } from 'react'
import { CommentRow } from './comment-row'
import { bringIntoSight, usePermalink } from './scroll-to-comment'
import { buildRows, type ThreadRow } from './thread'
import type { ThreadState } from './thread-state'
import type { CommentHandlers } from './use-handlers'
import './thread.css'
import type { useComments } from './use-thread'

interface ThreadListProps {
  postId: string
  /** Id of the comment in the address, or null. */
  targetId: string | null
  list: ReturnType<typeof useComments>
  order: CommentOrder
  state: ThreadState
  viewer: Pick<Profile, 'id'> | null
  on: CommentHandlers
}

/** A virtual list of the rows of a thread. */
export function ThreadList({ postId, targetId, list, order, state, viewer, on }: ThreadListProps) {
  const { expanded, editing, busy, newCommentId } = useSnapshot(state, { sync: true })
  const window = useRef<WindowListHandle>(null)
  const { pages, items, isEnd, isLoadingMore, moreError, loadMore } = list
  const rootCount = pages[0]?.rootCount ?? 0
  const rows = useMemo(() => buildRows(items, rootCount, expanded, order), [items, rootCount, expanded, order])
  const authors = useMemo(
    () => new Map(pages.flatMap((page) => page.authors).map((author) => [author.id, author])),
    [pages],
  )
  const scrollToRow = (index: number) => window.current?.scrollToRow(index)
  usePermalink({ targetId, list, rows, state, scrollToRow })
  useScrollToNewComment(newCommentId, rows, scrollToRow)

  const nameOf = (comment: Comment) => authors.get(comment.author_id)?.display_name ?? UNKNOWN_AUTHOR

  return (
    <section className="thread" aria-label="Comentários">
      <QueuedComments postId={postId} />
      <WindowList items={rows} itemKey={(row) => row.id} estimate={120} handle={window}>
        {(row) =>
          row.kind === 'more' ? (
            <More row={row} state={state} />
          ) : (
            <CommentRow
              row={row}
              author={authors.get(row.comment.author_id) ?? null}
              parentName={row.parent && nameOf(row.parent)}
              viewer={viewer}
              isTarget={row.id === targetId}
              editText={editing?.id === row.id ? editing.text : null}
              isBusy={busy === row.id}
              on={on}
            />
          )
        }
      </WindowList>
      {!isEnd && (
        <div className="comments-foot">
          {moreError !== undefined && <p role="alert">Não foi possível carregar mais comentários.</p>}
          <Button onClick={() => void loadMore()} isLoading={isLoadingMore} loadingText="Carregando…">
            Carregar mais
          </Button>
        </div>
      )}
    </section>
  )
}

interface MoreProps {
  row: Extract<ThreadRow, { kind: 'more' }>
  state: ThreadState
}

function More({ row, state }: MoreProps) {
  return (
    <div className="more" data-level={row.level}>
      <button type="button" onClick={() => unfold(row.parentId, state)}>
        Ver mais {counted(row.count, 'resposta', 'respostas')}
      </button>
    </div>
  )
}

/** Unfolds replies and moves the focus from the vanishing button to the first of them. */
function unfold(parentId: string, state: ThreadState) {
  const rows = () => [...document.querySelectorAll<HTMLElement>('article.comment')]
  const renderedIds = new Set(rows().map(({ id }) => id))
  state.expanded[parentId] = true
  focusWhenShown(() => rows().find(({ id }) => !renderedIds.has(id)))
}

/** Comments that wait in the offline queue, marked as such. */
function QueuedComments({ postId }: { postId: string }) {
  const { pending } = useOffline()
  return queuedComments(pending, postId).map(({ id, body }) => (
    <div key={id} className="queued-comment">
      <p>{body}</p>
      <Stamp kind="queued" />
    </div>
  ))
}

/** Scrolls to the comment just published; the focus stays in the field. */
function useScrollToNewComment(
  newCommentId: string | null,
  rows: readonly ThreadRow[],
  scrollToRow: (index: number) => void,
): void {
  const lastShown = useRef<string | null>(null)
  useEffect(() => {
    if (newCommentId === null || lastShown.current === newCommentId) return
    const index = rows.findIndex(({ id }) => id === newCommentId)
    if (index < 0) return
    lastShown.current = newCommentId
    bringIntoSight(`c-${newCommentId}`, { scrollToRow: () => scrollToRow(index) })
  })
}

/** Lists the comments on a post that wait in the offline queue. */
export function queuedComments(
  pending: readonly Pick<QueueAction, 'id' | 'type' | 'input'>[],
  postId: string,
): { id: string; body: string }[] {
  return pending.flatMap(({ id, type, input }) => {
    if (type !== 'comments.create' || typeof input !== 'object' || input === null) return []
    if (!('postId' in input && 'body' in input) || input.postId !== postId) return []
    return typeof input.body === 'string' ? [{ id, body: input.body }] : []
  })
}
