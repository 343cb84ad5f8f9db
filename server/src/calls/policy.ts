import { type CallName, callMeta, type UserModerationStatus } from '@ementa/contracts'
import type { Actor, Policy } from '@ementa/mock-backend/parts'

/** Whoever is muted or banned goes on reading. */
export const isInGoodStanding = ({ status }: UserModerationStatus) => status === 'active' || status === 'warned'
const mayActAsModerator = (actor: Actor) => actor.status.is_moderator && isInGoodStanding(actor.status)

/**
 * The writing calls of whoever is muted or banned: they take something back, put the own reading in order, or answer for
 * oneself. Every other one changes what others read, or tells them of it.
 */
const ALWAYS_OPEN: ReadonlySet<CallName> = new Set<CallName>([
  'auth.signIn',
  'auth.signOut',
  'profiles.unfollow',
  'posts.delete',
  'posts.unlike',
  'comments.delete',
  'comments.unlike',
  'tags.followTag',
  'tags.unfollowTag',
  'law.follow',
  'law.unfollow',
  'users.muteUser',
  'users.unmuteUser',
  'users.blockUser',
  'users.unblockUser',
  'users.muteWord',
  'users.unmuteWord',
  'bookmarks.bookmark',
  'bookmarks.unbookmark',
  'bookmarks.setDetails',
  'newsletters.unsubscribe',
  'newsletters.cancelSchedule',
  'newsletters.undoSend',
  'newsletters.deleteIssue',
  'newsletters.deleteTemplate',
  'newsletters.deleteABTest',
  'newsletters.removeSubscriber',
  'newsletters.undoImport',
  'newsletters.markIssueRead',
  'newsletters.markIssueUnread',
  'newsletters.markLateSeen',
  'notifications.markRead',
  'notifications.markAllRead',
  'search.addHistory',
  'search.clearHistory',
  'moderation.objectToDecision',
  'device.install',
  'device.requestPermission',
  'device.savePushSettings',
  'device.savePreferences',
])

/** The rules of a host, which refuses calls that the specification's rules let pass. */
export interface HostPolicy extends Policy {
  mayMake(call: CallName, actor: Actor): boolean
}

/**
 * Who may do what where strangers meet. The specification's rules let every lawyer open the back office, and everybody change
 * anybody's status: good for a demonstration on one device, and unsafe here.
 */
export const HOST_POLICY: HostPolicy = {
  isShared: true,
  mayMake: (call, { status }) => isInGoodStanding(status) || callMeta(call).kind === 'read' || ALWAYS_OPEN.has(call),
  mayReport: (actor) => actor !== null && isInGoodStanding(actor.status),
  mayOpenAdmin: mayActAsModerator,
  mayModerate: mayActAsModerator,
  // The back office has calls of its own, which ask for reasons and refuse one's own cause.
  mayModerateDirectly: () => false,
  maySeeAddresses: mayActAsModerator,
  mayReadNotes: mayActAsModerator,
  mayReadPaid: mayActAsModerator,
}
