// @vitest-environment happy-dom
import type { Notification } from '@ementa/contracts'
import { expect, test } from 'vitest'
import type { NotificationPage } from './group-notifications'
import { withRead } from './use-notification-writes'

const notification = (id: string, read: boolean): Notification => ({
  ...{ id, read, type: 'like', post_id: 'p1', actor_id: 'ana', created_at: '2026-03-10T12:00:00.000Z' },
})
const pageOf = (unreadCount: number, ...notifications: Notification[]): NotificationPage => ({
  ...{ notifications, unreadCount, nextCursor: null, actors: [], posts: [] },
})
const LIST = {
  pages: [pageOf(3, notification('a', false), notification('b', true)), pageOf(3, notification('c', false))],
}

/** Returns the unread notifications, and their count on each page. */
const unreadOf = ({ pages }: typeof LIST) => [
  pages.flatMap(({ notifications }) => notifications.filter(({ read }) => !read).map(({ id }) => id)).join(''),
  ...pages.map(({ unreadCount }) => unreadCount),
]

test.each([
  ['one read', ['a'], true, undefined, ['c', 2, 2]],
  ['several read, on two pages', ['a', 'c'], true, undefined, ['', 1, 1]],
  ['one that was read already', ['b'], true, undefined, ['ac', 3, 3]],
  ['one unread again', ['b'], false, undefined, ['abc', 4, 4]],
  ['one that was unread already', ['a'], false, undefined, ['ac', 3, 3]],
  ['all read, with those on pages that are not loaded', ['a', 'b', 'c'], true, 0, ['', 0, 0]],
] as const)('%s: the list and its counts follow', (_, ids, read, count, expected) => {
  expect(unreadOf(withRead(LIST, ({ id }) => ids.some((one) => one === id), read, count))).toEqual(expected)
})
