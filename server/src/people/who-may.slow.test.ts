// biome-ignore-all lint/style/noRestrictedImports: the inputs of all calls are those of the contract's tests
import { type CallName, callNames } from '@ementa/contracts'
import { VISITOR } from '@ementa/contracts/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, makeOwn } from '../../../shared-mock-backend/src/test/calls'
import { openBrowser } from '../test/browser'
import { serveCommunity } from '../test/community'

/* Every call of the contract on a host, with those who may make it: a new call has to say. */

/** The last one wrote the post, the comment and the draft, and owns the newsletter, of the inputs. */
const PEOPLE = ['visitor', 'member', 'muted', 'suspended', 'banned', 'moderator', 'owner'] as const
type Person = (typeof PEOPLE)[number]

/** `moderacao` comes late, since moderators take away what the others touch. */
const USERNAMES: Readonly<Record<Exclude<Person, 'visitor'>, string>> = {
  member: 'anapaula',
  muted: 'beatriz',
  suspended: 'lexcorp',
  banned: 'joaopedro',
  moderator: 'moderacao',
  owner: 'renata',
}

type Refused = 'UNAUTHORIZED' | 'MAY_NOT_WRITE' | 'not theirs'
type Rule = Readonly<Record<Person, 'may' | Refused>>

const may = {
  visitor: 'may',
  member: 'may',
  muted: 'may',
  suspended: 'may',
  banned: 'may',
  moderator: 'may',
  owner: 'may',
} as const
const restricted = { muted: 'MAY_NOT_WRITE', suspended: 'MAY_NOT_WRITE', banned: 'MAY_NOT_WRITE' } as const
const notTheirs = {
  member: 'not theirs',
  muted: 'not theirs',
  suspended: 'not theirs',
  banned: 'not theirs',
  moderator: 'not theirs',
} as const
const closed = {
  visitor: 'UNAUTHORIZED',
  member: 'UNAUTHORIZED',
  muted: 'UNAUTHORIZED',
  suspended: 'UNAUTHORIZED',
  banned: 'UNAUTHORIZED',
  owner: 'UNAUTHORIZED',
} as const

/** Reads, and what changes nothing of others. */
const everybody: Rule = may
const signedIn: Rule = { ...may, visitor: 'UNAUTHORIZED' }
/** Publishes, or tells others. */
const writers: Rule = { ...signedIn, ...restricted }
/** Their own thing: reading it, or taking it back. */
const owner: Rule = { ...signedIn, ...notTheirs }
/** To everybody else it does not exist. */
const hiddenOwn: Rule = { ...owner, visitor: 'not theirs' }
const writingOwner: Rule = { ...owner, ...restricted }
const moderators: Rule = { ...may, ...closed }
const actingModerators: Rule = { ...moderators, ...restricted }
const nobody: Rule = { ...closed, moderator: 'UNAUTHORIZED' }
const nobodyHere: Rule = { ...nobody, ...restricted }

const RULES: Readonly<Record<CallName, Rule>> = {
  'auth.getCurrentUser': everybody,
  'auth.getAccount': signedIn,
  'auth.signIn': nobody,
  'auth.signOut': everybody,
  'profiles.getByUsername': everybody,
  'profiles.listRecommended': everybody,
  'profiles.listFollowers': everybody,
  'profiles.listFollowing': everybody,
  'profiles.follow': writers,
  'profiles.unfollow': signedIn,
  'profiles.update': writers,
  'posts.listFeed': everybody,
  'posts.listByUser': everybody,
  'posts.get': everybody,
  'posts.create': writers,
  'posts.update': writingOwner,
  'posts.delete': owner,
  'posts.listDrafts': signedIn,
  'posts.saveDraft': writers,
  'posts.publishDraft': writingOwner,
  'posts.getQuoted': everybody,
  'posts.listQuotes': everybody,
  'posts.listLikers': everybody,
  'posts.like': writers,
  'posts.unlike': signedIn,
  'comments.list': everybody,
  'comments.listOwn': signedIn,
  'comments.create': writers,
  'comments.update': writingOwner,
  'comments.delete': owner,
  'comments.like': writers,
  'comments.unlike': signedIn,
  'comments.report': writers,
  'tags.listPopular': everybody,
  'tags.suggest': everybody,
  'tags.suggestFor': everybody,
  'tags.followTag': signedIn,
  'tags.unfollowTag': signedIn,
  'tags.listFollowedTags': signedIn,
  'closing.get': signedIn,
  'law.get': everybody,
  'law.listCiting': everybody,
  'law.describe': everybody,
  'law.find': everybody,
  'law.listDebated': everybody,
  'law.follow': signedIn,
  'law.unfollow': signedIn,
  'law.listFollowed': signedIn,
  'users.muteUser': signedIn,
  'users.unmuteUser': signedIn,
  'users.blockUser': signedIn,
  'users.unblockUser': signedIn,
  'users.muteWord': signedIn,
  'users.unmuteWord': signedIn,
  'users.listMutedWords': signedIn,
  'users.listMuted': signedIn,
  'users.listBlocked': signedIn,
  'bookmarks.listBookmarks': signedIn,
  'bookmarks.bookmark': signedIn,
  'bookmarks.unbookmark': signedIn,
  'bookmarks.listDetails': signedIn,
  'bookmarks.setDetails': signedIn,
  'newsletters.listAll': everybody,
  'newsletters.get': everybody,
  'newsletters.create': writers,
  'newsletters.subscribe': writers,
  'newsletters.unsubscribe': signedIn,
  'newsletters.listIssues': everybody,
  'newsletters.getIssue': hiddenOwn,
  'newsletters.createIssue': writingOwner,
  'newsletters.updateIssue': writingOwner,
  'newsletters.markNewerText': writingOwner,
  'newsletters.sendIssueNow': writingOwner,
  'newsletters.undoSend': owner,
  'newsletters.scheduleIssue': writingOwner,
  'newsletters.listSchedules': owner,
  'newsletters.markLateSeen': owner,
  'newsletters.cancelSchedule': owner,
  'newsletters.update': writingOwner,
  'newsletters.duplicateIssue': writingOwner,
  'newsletters.correctIssue': writingOwner,
  'newsletters.openIssue': writingOwner,
  'newsletters.deleteIssue': owner,
  'newsletters.restoreIssue': writers,
  'newsletters.addErratum': writingOwner,
  'newsletters.importIssues': writingOwner,
  'newsletters.listImports': owner,
  'newsletters.undoImport': owner,
  'newsletters.markIssueRead': signedIn,
  'newsletters.markIssueUnread': signedIn,
  'newsletters.listABTests': owner,
  'newsletters.createABTest': writingOwner,
  'newsletters.listTemplates': owner,
  'newsletters.saveTemplate': writingOwner,
  'newsletters.getTemplate': owner,
  'newsletters.renameTemplate': writingOwner,
  'newsletters.deleteTemplate': owner,
  'newsletters.listAudience': owner,
  'newsletters.importAudience': writingOwner,
  'newsletters.restoreSubscriber': writingOwner,
  'newsletters.removeSubscriber': owner,
  'newsletters.deleteABTest': owner,
  'newsletters.startABTest': writingOwner,
  'newsletters.stopABTest': writingOwner,
  'newsletters.suggestContent': everybody,
  'newsletters.applyTemplate': everybody,
  'newsletters.getMetrics': owner,
  'notifications.list': signedIn,
  'notifications.markRead': signedIn,
  'notifications.markAllRead': signedIn,
  'search.all': everybody,
  'search.posts': everybody,
  'search.users': everybody,
  'search.newsletters': everybody,
  'search.counts': everybody,
  'search.suggest': everybody,
  'search.listHistory': everybody,
  'search.addHistory': everybody,
  'search.clearHistory': everybody,
  'search.suggestMentions': everybody,
  'moderation.getQueue': moderators,
  'moderation.processQueue': actingModerators,
  'moderation.bulkProcess': actingModerators,
  'moderation.restore': actingModerators,
  'moderation.getDecision': signedIn,
  'moderation.objectToDecision': signedIn,
  'moderation.answerObjection': actingModerators,
  'moderation.listClaims': moderators,
  'moderation.claim': actingModerators,
  'moderation.getCase': moderators,
  'moderation.addNote': actingModerators,
  'moderation.getTransparency': everybody,
  'moderation.getReports': moderators,
  'moderation.listOwnReports': signedIn,
  'moderation.createReport': writers,
  'moderation.getUsers': moderators,
  'moderation.updateUserRole': actingModerators,
  'moderation.banUser': actingModerators,
  'moderation.unbanUser': actingModerators,
  'moderation.muteUser': actingModerators,
  'moderation.warnUser': actingModerators,
  'moderation.getStats': moderators,
  'moderation.getAuditLog': moderators,
  'moderation.exportReport': moderators,
  'moderation.reportContent': writers,
  'moderation.moderateContent': nobodyHere,
  'moderation.updateUserStatus': nobodyHere,
  'images.upload': writers,
  'linkPreviews.get': everybody,
  'plans.list': everybody,
  'device.getInstallState': everybody,
  'device.install': everybody,
  'device.getPermission': everybody,
  'device.requestPermission': everybody,
  'device.getPushSettings': everybody,
  'device.savePushSettings': everybody,
  'device.getPreferences': everybody,
  'device.savePreferences': everybody,
}

let community: Awaited<ReturnType<typeof serveCommunity>>
beforeAll(async () => {
  community = await serveCommunity()
  const { api } = await community.browserOf('moderacao')
  const reason = 'Ofensas repetidas.'
  await api.moderation.muteUser({ user_id: 'user-beatriz', reason })
  await api.moderation.banUser({ user_id: 'user-lexcorp', reason, days: 7 })
  await api.moderation.banUser({ user_id: 'user-joaopedro', reason })
}, 180_000)
afterAll(() => community.stop())

/** Renata makes what the others try to touch, and a moderator finds something in the queue. */
async function prepare() {
  let browser = await community.browserOf('renata')
  const { api: reader } = await community.browserOf('anapaula')
  const post = await browser.api.posts.create({ body: 'Denunciado' })
  await reader.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: post.id })
  return makeOwn({
    get api() {
      return browser.api
    },
    as: async (username) => {
      browser = await community.browserOf(username)
      return (await browser.api.profiles.getByUsername({ username })).profile
    },
  })
}

/** Calls that take something away come last, so that every other call still finds it. */
const isLast = (name: string) => /delete|publishDraft|sendIssueNow|processQueue|bulkProcess|signOut/.test(name)
const NAMES = callNames().sort((a, b) => Number(isLast(a)) - Number(isLast(b)))

async function answerOf(response: Response): Promise<'may' | Refused> {
  if (response.status === 401 || response.status === 403) {
    const { code } = await response.json()
    return code === 'UNAUTHORIZED' || code === 'MAY_NOT_WRITE' ? code : 'not theirs'
  }
  return 'may'
}

describe('on a host', { timeout: 180_000 }, () => {
  test.each(PEOPLE)('%s makes what the table says, and is refused the rest', async (person) => {
    const own = await prepare()
    const username = person === 'visitor' ? 'visitor' : USERNAMES[person]
    const enter = () =>
      person === 'visitor' ? openBrowser(community.url, { shown: VISITOR }) : community.browserOf(username)
    const found: Partial<Record<CallName, string>> = {}
    for (const name of NAMES) {
      const { send } = await enter()
      const input = CALLS[name].input?.(own, username)
      const response = await send(name, input)
      expect(response.status, name).not.toBe(400)
      expect(response.status, name).toBeLessThan(429)
      const answer = await answerOf(response)
      // What somebody else may not see does not exist for them.
      const isHidden = answer === 'may' && response.status === 404 && RULES[name][person] === 'not theirs'
      found[name] = isHidden ? 'not theirs' : answer
    }
    expect(found).toEqual(Object.fromEntries(NAMES.map((name) => [name, RULES[name][person]])))
  })
})
