import { type Comment, type CommentOrder, productAddress, versionOf } from '@ementa/contracts'
import { copyText, useServices, useStableCallback } from '@ementa/ui/plain'
import { useMemo } from 'react'
import { neighbourOf } from '../focus/neighbour'
import type { CommentHandlers } from './comment-handlers'
import { commentHref } from './thread-href'
import type { ThreadState } from './thread-state'
import type { useThread } from './use-thread'

interface HandlerOptions {
  state: ThreadState
  thread: ReturnType<typeof useThread>
  /** Of the page with the thread. */
  path: string
  order: CommentOrder
  onReport: (comment: Comment) => void
}

/** What the rows of a thread can do, the same object as long as path and order are the same. */
export function useHandlers({ state, thread, path, order, onReport }: HandlerOptions): CommentHandlers {
  const services = useServices()
  const { session } = services
  const like = useStableCallback(thread.toggleLike)
  const saveEdit = useStableCallback(thread.saveEdit)
  const remove = useStableCallback(thread.remove)
  const report = useStableCallback(onReport)
  return useMemo<CommentHandlers>(
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
      report: (comment) => session.require(() => report(comment)),
      href: (id) => commentHref(path, id, order),
      // In the order of the specification, not in the one chosen here.
      copyLink: ({ id }) =>
        void copyText(services, productAddress() + commentHref(path, id, 'newest'), 'Link copiado!'),
    }),
    [state, services, session, path, order, like, saveEdit, remove, report],
  )
}
