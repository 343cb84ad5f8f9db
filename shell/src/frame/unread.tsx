import { useRead } from '@ementa/ui/data'
import { useSession } from '@ementa/ui/plain'
import { unreadQuery } from '@ementa/ui/queries'
import type { ReactNode } from 'react'

/** How many notifications the signed-in user has not read; 0 for a visitor. */
function useUnreadCount(): number {
  const { status, user } = useSession()
  const { data } = useRead(status === 'signed-in' && user ? unreadQuery(user.id) : null)
  return data ?? 0
}

/** For the one entry that shows the count, so that the others are not rendered again when it is there. */
export const Unread = ({ children }: { children: (count: number) => ReactNode }) => children(useUnreadCount())

/** The number in words, for screen readers, where only a dot is shown. */
export function UnreadWords({ count }: { count: number }) {
  return count > 0 && <span className="visually-hidden">{` (${count} não ${count === 1 ? 'lida' : 'lidas'})`}</span>
}
