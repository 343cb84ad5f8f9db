import type { Contract } from './contract'
import type { LATENCY } from './limits'

/** Name of a call: `posts.create`. The simulation's `fail` list and the offline queue use these. */
export type CallName = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`
}[keyof Contract & string]

export type LatencyClass = keyof typeof LATENCY

export interface CallMeta {
  /** Reads may be retried and cached, writes never (P-16). */
  readonly kind: 'read' | 'write'
  /** Which range of `LATENCY` the simulation uses (NS-83). */
  readonly latency: LatencyClass
  /** May wait in the offline queue; all other writes fail at once while offline (NS-19). */
  readonly queueable: boolean
}

const read: CallMeta = { kind: 'read', latency: 'read', queueable: false }
const write: CallMeta = { kind: 'write', latency: 'write', queueable: false }
const queued: CallMeta = { kind: 'write', latency: 'write', queueable: true }
const suggest: CallMeta = { kind: 'read', latency: 'suggest', queueable: false }
const editorRead: CallMeta = { kind: 'read', latency: 'newsletterEditor', queueable: false }
const editorWrite: CallMeta = { kind: 'write', latency: 'newsletterEditor', queueable: false }
const moderationRead: CallMeta = { kind: 'read', latency: 'moderation', queueable: false }
const moderationWrite: CallMeta = { kind: 'write', latency: 'moderation', queueable: false }
const reporting: CallMeta = { kind: 'write', latency: 'report', queueable: false }

/** What the simulation and the offline queue know of each call: one line a call, checked against the contract. */
export const CALLS: Readonly<Record<CallName, CallMeta>> = {
  'auth.getCurrentUser': read,
  'auth.getAccount': read,
  'auth.signIn': write,
  'auth.signOut': write,
  'profiles.getByUsername': read,
  'profiles.listRecommended': read,
  'profiles.follow': queued,
  'profiles.unfollow': queued,
  'profiles.update': write,
  'posts.listFeed': read,
  'posts.listByUser': read,
  'posts.get': read,
  'posts.create': queued,
  'posts.update': write,
  'posts.delete': write,
  'posts.listDrafts': read,
  'posts.saveDraft': queued,
  'posts.publishDraft': queued,
  'posts.like': queued,
  'posts.unlike': queued,
  'comments.list': read,
  'comments.listOwn': read,
  'comments.create': queued,
  'comments.update': write,
  'comments.delete': write,
  'comments.like': queued,
  'comments.unlike': queued,
  'comments.report': reporting,
  'tags.listPopular': read,
  'tags.suggest': suggest,
  'tags.suggestFor': suggest,
  'tags.followTag': queued,
  'tags.unfollowTag': queued,
  'tags.listFollowedTags': read,
  'users.muteUser': queued,
  'users.unmuteUser': queued,
  'users.blockUser': queued,
  'users.unblockUser': queued,
  'users.listMuted': read,
  'users.listBlocked': read,
  'bookmarks.listBookmarks': read,
  'bookmarks.bookmark': queued,
  'bookmarks.unbookmark': queued,
  'newsletters.listAll': read,
  'newsletters.get': read,
  'newsletters.create': write,
  'newsletters.subscribe': queued,
  'newsletters.unsubscribe': queued,
  'newsletters.listIssues': read,
  'newsletters.getIssue': editorRead,
  'newsletters.createIssue': editorWrite,
  'newsletters.updateIssue': editorWrite,
  'newsletters.sendIssueNow': editorWrite,
  'newsletters.scheduleIssue': editorWrite,
  'newsletters.listSchedules': editorRead,
  'newsletters.markLateSeen': editorWrite,
  'newsletters.cancelSchedule': editorWrite,
  'newsletters.listABTests': editorRead,
  'newsletters.createABTest': editorWrite,
  'newsletters.startABTest': editorWrite,
  'newsletters.stopABTest': editorWrite,
  'newsletters.suggestContent': editorRead,
  'newsletters.applyTemplate': editorRead,
  'newsletters.getMetrics': read,
  'notifications.list': read,
  'notifications.markRead': write,
  'notifications.markAllRead': write,
  'search.all': read,
  'search.posts': read,
  'search.users': read,
  'search.newsletters': read,
  'search.suggest': suggest,
  'search.listHistory': read,
  'search.addHistory': write,
  'search.clearHistory': write,
  'search.suggestMentions': suggest,
  'moderation.getQueue': moderationRead,
  'moderation.processQueue': moderationWrite,
  'moderation.bulkProcess': moderationWrite,
  'moderation.restore': moderationWrite,
  'moderation.getDecision': moderationRead,
  'moderation.objectToDecision': moderationWrite,
  'moderation.answerObjection': moderationWrite,
  'moderation.getReports': moderationRead,
  'moderation.listOwnReports': read,
  'moderation.createReport': moderationWrite,
  'moderation.getUsers': moderationRead,
  'moderation.updateUserRole': moderationWrite,
  'moderation.banUser': moderationWrite,
  'moderation.unbanUser': moderationWrite,
  'moderation.muteUser': moderationWrite,
  'moderation.warnUser': moderationWrite,
  'moderation.getStats': moderationRead,
  'moderation.getAuditLog': moderationRead,
  'moderation.exportReport': moderationRead,
  'moderation.reportContent': reporting,
  'moderation.moderateContent': moderationWrite,
  'moderation.updateUserStatus': moderationWrite,
  'images.upload': write,
  'linkPreviews.get': { kind: 'read', latency: 'linkPreview', queueable: false },
  'plans.list': read,
  'device.getInstallState': read,
  'device.install': write,
  'device.getPermission': read,
  'device.requestPermission': write,
  'device.getPushSettings': read,
  'device.savePushSettings': write,
  'device.getPreferences': read,
  'device.savePreferences': write,
}

/** True for the name of a call: guards what comes out of storage or an address. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}

/** Name of a call from the path of a request: `/posts/create` and `https://api.example/base/posts/create` → `posts.create`. */
export function callNameOf(pathname: string): CallName | null {
  const name = pathname.split('/').filter(Boolean).slice(-2).join('.')
  return isCallName(name) ? name : null
}
