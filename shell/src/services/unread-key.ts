import type { ReadKey } from '@ementa/ui/data'

/** The key of the unread count, which the frame reads on every page. */
export const unreadKey = (userId: string): ReadKey => ['notifications', { unreadOf: userId }]

/** Knows it again in its serialised form. */
export const isUnreadKey = (key: string): boolean => key.includes('unreadOf')
