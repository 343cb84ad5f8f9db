import { type Comment, type CommentOrder, isBlank, productAddress } from '@ementa/contracts'
import { confirm, copyText, findNeighbour, toggleMembership, useServices, useStableCallback } from '@ementa/ui'
import { useMemo } from 'react'
import { commentHref } from './comment-order'
import { findEdit, type ThreadState } from './thread-state'
import type { useThread } from './use-thread'

/** Actions on the rows of a thread. They are stable, so that typing in one row renders no other row. */
export interface CommentHandlers {
  like: (id: string) => void
  reply: (id: string) => void
  edit: (comment: Comment) => void
  editText: (text: string) => void
  saveEdit: () => void
  /** Closes the edit and keeps its text as a draft. */
  closeEdit: () => void
  /** Asks, then drops the edit. */
  discardEdit: () => void
  remove: (comment: Comment) => void
  report: (comment: Comment) => void
  /** Returns the path of a comment in this thread. */
  href: (id: string) => string
  /** Copies the link to a comment. */
  copyLink: (comment: Comment) => void
}

interface HandlerOptions {
  state: ThreadState
  thread: ReturnType<typeof useThread>
  /** Path of the page with the thread. */
  path: string
  order: CommentOrder
  onReport: (comment: Comment) => void
}

/** Creates the handlers of the rows; the object is the same as long as path and order are. */
export function useHandlers({ state, thread, path, order, onReport }: HandlerOptions): CommentHandlers {
  const services = useServices()
  const { session } = services
  const saveEdit = useStableCallback(thread.saveEdit)
  const remove = useStableCallback(thread.remove)
  const report = useStableCallback(onReport)
  return useMemo<CommentHandlers>(
    () => ({
      like: (id) => toggleMembership(services, 'likedComments', id, { failed: 'Erro ao curtir comentário' }),
      reply: (id) => {
        state.replyTo = id
      },
      edit: (comment) => {
        const { id, body } = comment
        const edit = findEdit(state.drafts, comment)
        state.editing = { id, ...edit, text: state.drafts[edit.key] ?? body, original: body }
      },
      editText: (text) => {
        const { editing } = state
        if (!editing) return
        editing.text = text
        // An edit is kept as a draft, also after Escape, on another page and after a reload.
        if (text === editing.original || isBlank(text)) delete state.drafts[editing.key]
        else state.drafts[editing.key] = text
      },
      saveEdit: () => void saveEdit(),
      closeEdit: () => {
        state.editing = null
      },
      discardEdit: async () => {
        const { editing } = state
        if (!editing) return
        const isMeant =
          state.drafts[editing.key] === undefined ||
          (await confirm({
            title: 'Descartar a edição?',
            body: 'O que você mudou será perdido. O comentário fica como está.',
            confirmLabel: 'Descartar',
            cancelLabel: 'Continuar editando',
            danger: true,
          }))
        if (!isMeant) return
        delete state.drafts[editing.key]
        state.editing = null
      },
      remove: async (comment) => {
        const row = document.getElementById(`c-${comment.id}`)
        // The replies to it, on deeper levels, go with it.
        const levels = Array.from({ length: Number(row?.dataset.level ?? 0) + 1 }, (_, level) => level)
        const next = findNeighbour(row, levels.map((level) => `article.comment[data-level="${level}"]`).join())
        if (await remove(comment)) next?.focus({ preventScroll: true })
      },
      report: (comment) => session.require(() => report(comment)),
      href: (id) => commentHref(path, id, order),
      // A copied link has the default order, not the chosen one.
      copyLink: ({ id }) =>
        void copyText(services, productAddress() + commentHref(path, id, 'newest'), 'Link copiado!'),
    }),
    [state, services, session, path, order, saveEdit, remove, report],
  )
}
