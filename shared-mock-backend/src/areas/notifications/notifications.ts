import { excerpt, isWanted, LENGTH, type Notification } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { takePage } from '../../paging'
import { profilesOf } from '../shared/people'

/** The notification as the contract knows it: its reader is the one who asks. */
const toNotification = ({ user_id: _, ...notification }: Notification & { user_id: string }): Notification =>
  notification

/** The notification with the first words of the comment it is about, as that reads now; an issue's names the issue instead. */
function withComment({ db, visible }: Context, notification: Notification): Notification {
  const { comment_id, excerpt: own } = notification
  const comment = comment_id === undefined ? undefined : db.comments.get(comment_id)
  if (own !== undefined || !comment || comment.is_reported || !visible.comment(comment)) return notification
  return { ...notification, excerpt: excerpt(comment.body, LENGTH.issueExcerpt) }
}

/** The notice of an issue that can still be taken back lies ahead (decision 049). */
const isHere = ({ created_at }: Notification, nowIso: string) => created_at <= nowIso

export const notifications = {
  list: os.notifications.list.use(signedIn).handler(({ input, context }) => {
    const { db, personal, viewer, visible, nowIso } = context
    const source = db.notifications.after(input.cursor, 'user', viewer.id)
    // Notifications switched off by the preferences, or by muted or blocked people, are neither listed nor counted.
    const preferences = personal.preferences.of(viewer.id)
    const counts = (one: Notification) =>
      isWanted(one.type, preferences) &&
      isHere(one, nowIso) &&
      (one.actor_id === null || visible.withheld(one.actor_id) === null)
    const wanted = (notification: Notification) =>
      counts(notification) && (!input.type || notification.type === input.type)
    const { items, nextCursor } = takePage(source, input.limit, wanted, ({ id }) => id)
    const posts = [...new Set(items.map(({ post_id }) => post_id))]
      .map((id) => (id === null ? undefined : db.posts.get(id)))
      .filter((post) => post !== undefined)
      .filter(visible.post)
    return {
      notifications: items.map((one) => withComment(context, toNotification(one))),
      nextCursor,
      actors: profilesOf(
        db,
        items.map(({ actor_id }) => actor_id).filter((id) => id !== null),
      ),
      posts: posts.map(({ id, body }) => ({ id, excerpt: excerpt(body, LENGTH.issueExcerpt) })),
      unreadCount: db.notifications.by('user', viewer.id).filter((one) => !one.read && counts(one)).length,
    }
  }),

  markRead: os.notifications.markRead.use(signedIn).handler(({ input, context, errors }) => {
    const notification = context.db.notifications.get(input.id)
    if (notification?.user_id !== context.viewer.id) throw errors.NOTIFICATION_NOT_FOUND()
    const marked = { ...notification, read: input.read }
    context.db.notifications.put(marked)
    return toNotification(marked)
  }),

  markAllRead: os.notifications.markAllRead.use(signedIn).handler(({ input, context }) => {
    const undone = input.undo && new Set(input.undo)
    const read = undone === undefined
    const changed = context.db.notifications
      .by('user', context.viewer.id)
      .filter((one) => one.read !== read && isHere(one, context.nowIso) && (undone?.has(one.id) ?? true))
    for (const notification of changed) context.db.notifications.put({ ...notification, read })
    return { marked: changed.map(({ id }) => id) }
  }),
}
