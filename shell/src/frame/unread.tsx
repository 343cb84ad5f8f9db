import { useSession } from '@ementa/ui'
import { unreadQuery, useRead } from '@ementa/ui/data'
import type { ReactNode } from 'react'

/** Returns the number of unread notifications; 0 for a visitor. */
function useUnreadCount(): number {
  const { status, user } = useSession()
  const { data } = useRead(status === 'signed-in' && user ? unreadQuery(user.id) : null)
  return data ?? 0
}

/** The count in a component of its own, so that only one navigation entry renders again when it is loaded. */
export const Unread = ({ children }: { children: (count: number) => ReactNode }) => children(useUnreadCount())

/** The count in words for screen readers, where only a dot is visible. */
export function UnreadWords({ count }: { count: number }) {
  return count > 0 && <span className="visually-hidden">{` (${count} não ${count === 1 ? 'lida' : 'lidas'})`}</span>
}
