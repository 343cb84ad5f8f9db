import { type Notification, TIMING } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { type Paged, useCacheEdits, useRefresh } from '@ementa/ui/data'
import { useMemo } from 'react'
import type { NotificationPage } from './group-notifications'
import { hide, notificationsQuery, unhide } from './use-notifications'

/**
 * Marks notifications read and hides them. Every cached list changes at once; a failed call rolls it back. The functions
 * are the same at every render, as the rows are memoised.
 */
export function useNotificationWrites() {
  const { api, toast } = useServices()
  const edits = useCacheEdits()
  const refresh = useRefresh()

  return useMemo(() => {
    /** Changes the lists of all tabs, as they show the same notifications. */
    const setRead = (concerns: (notification: Notification) => boolean, read: boolean, unreadCount?: number) =>
      edits.change(notificationsQuery, (list) => withRead(list, concerns, read, unreadCount))

    async function mark(ids: readonly string[], read: boolean): Promise<boolean> {
      const chosen = new Set(ids)
      const concerns = ({ id }: Notification) => chosen.has(id)
      setRead(concerns, read)
      const answers = await Promise.allSettled(ids.map((id) => api.notifications.markRead({ id, read })))
      const failed = new Set(ids.filter((_, index) => answers[index]?.status === 'rejected'))
      if (failed.size > 0) setRead(({ id }) => failed.has(id), !read)
      const problem = answers.find((answer) => answer.status === 'rejected')
      if (problem) toast.actionFailed(problem.reason)
      return failed.size === 0
    }

    async function unmark(ids: readonly string[]) {
      const chosen = new Set(ids)
      setRead(({ id }) => chosen.has(id), false)
      try {
        await api.notifications.markAllRead({ undo: [...ids] })
      } catch (error) {
        toast.actionFailed(error)
      }
      await refresh(notificationsQuery)
    }

    return {
      async markRead(ids: readonly string[]) {
        const isDone = await mark(ids, true)
        if (!isDone) return
        toast.success('Marcada como lida.', { action: { label: 'Desfazer', onClick: () => void mark(ids, false) } })
      },
      /** Marks all, also those on pages not loaded. The answer names them, so that it can be undone. */
      async markAllRead() {
        setRead(() => true, true, 0)
        try {
          const { marked } = await api.notifications.markAllRead({})
          toast.success('Todas marcadas como lidas.', {
            action: marked.length > 0 ? { label: 'Desfazer', onClick: () => void unmark(marked) } : undefined,
          })
        } catch (error) {
          toast.actionFailed(error)
          // Only the backend knows which of them were unread.
          await refresh(notificationsQuery)
        }
      },
      remove(ids: readonly string[]) {
        hide(ids)
        toast.success('Notificação removida', {
          duration: TIMING.undo,
          action: { label: 'Desfazer', onClick: () => unhide(ids) },
        })
      },
    }
  }, [api, toast, edits, refresh])
}

/**
 * Returns the list with these marked; `unreadCount` replaces its count of unread ones, which otherwise changes by as
 * many.
 */
export function withRead(
  list: Paged<NotificationPage>,
  concerns: (notification: Notification) => boolean,
  read: boolean,
  unreadCount?: number,
): Paged<NotificationPage> {
  const changes = (one: Notification) => one.read !== read && concerns(one)
  const changed = list.pages.flatMap((page) => page.notifications).filter(changes).length
  return {
    pages: list.pages.map((page) => ({
      ...page,
      unreadCount: unreadCount ?? Math.max(0, page.unreadCount + (read ? -changed : changed)),
      notifications: page.notifications.map((one) => (changes(one) ? { ...one, read } : one)),
    })),
  }
}
