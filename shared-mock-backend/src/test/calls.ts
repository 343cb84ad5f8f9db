import type { CallName } from '@ementa/contracts'
import type { World } from './transports'

/* Every call of the contract with the people who may make it, by the rules of the specification. */

/** `author` and `owner` made the things that the others try to touch; the rest differ in authority and role. */
export const PEOPLE = ['visitor', 'lexcorp', 'beatriz', 'anapaula', 'moderacao', 'renata'] as const
type Person = (typeof PEOPLE)[number]

const everybody: readonly Person[] = PEOPLE
const signedIn: readonly Person[] = PEOPLE.filter((person) => person !== 'visitor')
/** Renata wrote the post, the comment, the draft and owns the newsletter of the inputs below. */
export const author: readonly Person[] = ['renata']
/** The spec's guard: lawyers, and usernames with `admin` or `mod` in them. */
export const guard: readonly Person[] = ['anapaula', 'moderacao', 'renata']
/** Acting needs a moderator too. */
const acting: readonly Person[] = ['moderacao']

export interface Row {
  may: readonly Person[]
  /** Creates the input from Renata's things; absent: the call takes none. */
  input?: (own: Own, person: string) => object
}

export interface Own {
  post: string
  draft: string
  comment: string
  issue: string
  newsletter: string
  schedule: string
  abTest: string
  template: string
  queued: string
}

const ban = { user_id: 'user-joaopedro', reason: 'Por reincidência' }
const decision = (person: string) => ({ action_type: 'approve', moderator_id: `user-${person}`, reason: 'Visto' })
/** A picture of one pixel: a server decodes what is uploaded. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const subjects = { name: 'Teste', subject_a: 'Um', subject_b: 'Dois' }

export const CALLS: Readonly<Record<CallName, Row>> = {
  'auth.getCurrentUser': { may: everybody },
  'auth.getAccount': { may: signedIn },
  'auth.signIn': { may: everybody, input: (_, person) => ({ username: person === 'visitor' ? 'lexcorp' : person }) },
  'auth.signOut': { may: everybody },
  'profiles.getByUsername': { may: everybody, input: () => ({ username: 'renata' }) },
  'profiles.listRecommended': { may: everybody },
  'profiles.listFollowers': { may: everybody, input: () => ({ id: 'user-renata' }) },
  'profiles.listFollowing': { may: everybody, input: () => ({ id: 'user-renata' }) },
  'profiles.follow': { may: signedIn, input: () => ({ id: 'user-joaopedro' }) },
  'profiles.unfollow': { may: signedIn, input: () => ({ id: 'user-joaopedro' }) },
  'profiles.update': { may: signedIn, input: () => ({ display_name: 'Nome', bio: '' }) },
  'posts.listFeed': { may: everybody },
  'posts.listByUser': { may: everybody, input: () => ({ userId: 'user-renata' }) },
  'posts.get': { may: everybody, input: ({ post }) => ({ id: post }) },
  'posts.create': { may: signedIn, input: () => ({ body: 'Novo' }) },
  'posts.update': { may: author, input: ({ post }) => ({ id: post, body: 'Outro' }) },
  'posts.delete': { may: author, input: ({ post }) => ({ id: post }) },
  'posts.listDrafts': { may: signedIn },
  'posts.saveDraft': { may: signedIn, input: () => ({ body: 'Rascunho' }) },
  'posts.publishDraft': { may: author, input: ({ draft }) => ({ id: draft }) },
  'posts.getQuoted': { may: everybody, input: ({ post }) => ({ kind: 'post', id: post }) },
  'posts.listQuotes': { may: everybody, input: ({ post }) => ({ kind: 'post', id: post }) },
  'posts.listLikers': { may: everybody, input: ({ post }) => ({ id: post }) },
  'posts.like': { may: signedIn, input: ({ post }) => ({ id: post }) },
  'posts.unlike': { may: signedIn, input: ({ post }) => ({ id: post }) },
  'comments.list': { may: everybody, input: ({ post }) => ({ postId: post }) },
  'comments.listOwn': { may: signedIn },
  'comments.create': { may: signedIn, input: ({ post }) => ({ postId: post, body: 'Sim' }) },
  'comments.update': { may: author, input: ({ comment }) => ({ id: comment, body: 'Outro' }) },
  'comments.delete': { may: author, input: ({ comment }) => ({ id: comment }) },
  'comments.like': { may: signedIn, input: ({ comment }) => ({ id: comment }) },
  'comments.unlike': { may: signedIn, input: ({ comment }) => ({ id: comment }) },
  'comments.report': { may: signedIn, input: ({ comment }) => ({ id: comment, reason: 'spam' }) },
  'tags.listPopular': { may: everybody },
  'tags.suggest': { may: everybody, input: () => ({ text: 'lgpd' }) },
  'tags.suggestFor': { may: everybody, input: () => ({ query: 'lgpd' }) },
  'tags.followTag': { may: signedIn, input: () => ({ slug: 'lgpd' }) },
  'tags.unfollowTag': { may: signedIn, input: () => ({ slug: 'lgpd' }) },
  'tags.listFollowedTags': { may: signedIn },
  'closing.get': { may: signedIn, input: () => ({ since: '2026-03-09T11:00:00.000Z' }) },
  'law.get': { may: everybody, input: () => ({ path: '/leis/lgpd/art-7' }) },
  'law.listCiting': { may: everybody, input: () => ({ key: 'sumula:stj:7' }) },
  'law.describe': { may: everybody, input: () => ({ keys: ['sumula:stj:7'] }) },
  'law.find': { may: everybody, input: () => ({ query: 'art 7 lgpd' }) },
  'law.listDebated': { may: everybody },
  'law.follow': { may: signedIn, input: () => ({ key: 'sumula:stj:7' }) },
  'law.unfollow': { may: signedIn, input: () => ({ key: 'sumula:stj:7' }) },
  'law.listFollowed': { may: signedIn },
  'users.muteUser': { may: signedIn, input: () => ({ id: 'user-joaopedro' }) },
  'users.unmuteUser': { may: signedIn, input: () => ({ id: 'user-joaopedro' }) },
  'users.blockUser': { may: signedIn, input: () => ({ id: 'user-joaopedro' }) },
  'users.unblockUser': { may: signedIn, input: () => ({ id: 'user-joaopedro' }) },
  'users.muteWord': { may: signedIn, input: () => ({ word: 'bitcoin', days: 7 }) },
  'users.unmuteWord': { may: signedIn, input: () => ({ word: 'bitcoin' }) },
  'users.listMutedWords': { may: signedIn },
  'users.listMuted': { may: signedIn },
  'users.listBlocked': { may: signedIn },
  'bookmarks.listBookmarks': { may: signedIn },
  'bookmarks.bookmark': { may: signedIn, input: ({ post }) => ({ postId: post }) },
  'bookmarks.unbookmark': { may: signedIn, input: ({ post }) => ({ postId: post }) },
  'bookmarks.listDetails': { may: signedIn },
  'bookmarks.setDetails': { may: signedIn, input: ({ post }) => ({ postId: post, folder: 'Prazos', note: null }) },
  'newsletters.listAll': { may: everybody },
  'newsletters.get': { may: everybody, input: () => ({ handle: 'jornada' }) },
  'newsletters.create': {
    may: signedIn,
    input: (_, person) => ({ handle: `carta-${person}`, title: 'Carta', description: 'Uma carta.' }),
  },
  'newsletters.subscribe': { may: signedIn, input: ({ newsletter }) => ({ id: newsletter }) },
  'newsletters.unsubscribe': { may: signedIn, input: ({ newsletter }) => ({ id: newsletter }) },
  'newsletters.listIssues': { may: everybody, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'newsletters.getIssue': { may: author, input: ({ issue }) => ({ issueId: issue }) },
  'newsletters.createIssue': {
    may: author,
    input: ({ newsletter }) => ({ newsletterId: newsletter, title: 'T', subject: 'S' }),
  },
  'newsletters.updateIssue': { may: author, input: ({ issue }) => ({ issueId: issue, title: 'Outro' }) },
  'newsletters.markNewerText': {
    may: author,
    input: ({ issue }) => ({ issueId: issue, updatedAt: '2026-03-10T12:00:00.000Z', hasNewerText: true }),
  },
  'newsletters.sendIssueNow': { may: author, input: ({ issue }) => ({ issueId: issue }) },
  'newsletters.undoSend': { may: author, input: ({ issue }) => ({ issueId: issue }) },
  'newsletters.scheduleIssue': {
    may: author,
    input: ({ issue }) => ({ issueId: issue, scheduledAt: '2046-04-10T12:00:00.000Z' }),
  },
  'newsletters.listSchedules': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'newsletters.markLateSeen': { may: author, input: ({ issue }) => ({ issueId: issue }) },
  'newsletters.cancelSchedule': { may: author, input: ({ schedule }) => ({ scheduleId: schedule }) },
  'newsletters.update': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter, title: 'Outro' }) },
  'newsletters.duplicateIssue': { may: author, input: ({ issue }) => ({ issueId: issue }) },
  'newsletters.correctIssue': {
    may: author,
    input: ({ issue }) => ({ issueId: issue, subject: 'Outro', html: '', text: 'Errei.' }),
  },
  'newsletters.openIssue': { may: author, input: ({ issue }) => ({ issueId: issue, isOpen: true }) },
  'newsletters.deleteIssue': { may: author, input: ({ issue }) => ({ issueId: issue }) },
  // An unknown id: an issue that is not deleted cannot be brought back, whoever asks.
  'newsletters.restoreIssue': { may: signedIn, input: () => ({ issueId: 'unknown' }) },
  'newsletters.addErratum': { may: author, input: ({ issue }) => ({ issueId: issue, text: 'Onde se lê' }) },
  'newsletters.importIssues': {
    may: author,
    input: ({ newsletter }) => ({
      newsletterId: newsletter,
      source: 'ghost',
      issues: [{ title: 'T', subject: 'S', html: '<p>Texto</p>', sentAt: null }],
    }),
  },
  'newsletters.listImports': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'newsletters.undoImport': {
    may: author,
    input: ({ newsletter }) => ({ newsletterId: newsletter, importId: 'none' }),
  },
  'newsletters.markIssueRead': { may: signedIn, input: ({ issue }) => ({ id: issue }) },
  'newsletters.markIssueUnread': { may: signedIn, input: ({ issue }) => ({ id: issue }) },
  'newsletters.listABTests': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'newsletters.createABTest': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter, ...subjects }) },
  'newsletters.listTemplates': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'newsletters.saveTemplate': {
    may: author,
    input: ({ newsletter }) => ({ newsletterId: newsletter, name: 'Boletim', html: '<p>Abertura</p>' }),
  },
  'newsletters.getTemplate': { may: author, input: ({ template }) => ({ id: template }) },
  'newsletters.renameTemplate': { may: author, input: ({ template }) => ({ id: template, name: 'Carta' }) },
  'newsletters.deleteTemplate': { may: author, input: ({ template }) => ({ id: template }) },
  'newsletters.listAudience': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'newsletters.importAudience': {
    may: author,
    input: ({ newsletter }) => ({
      newsletterId: newsletter,
      consent: 'Formulário do site',
      subscribers: [{ email: 'leitora@escritorio.adv.br' }],
    }),
  },
  'newsletters.restoreSubscriber': {
    may: author,
    input: ({ newsletter }) => ({
      newsletterId: newsletter,
      consent: 'Formulário do site',
      subscriber: { email: 'leitora@escritorio.adv.br' },
    }),
  },
  'newsletters.removeSubscriber': {
    may: author,
    input: ({ newsletter }) => ({ newsletterId: newsletter, email: 'leitora@escritorio.adv.br' }),
  },
  'newsletters.deleteABTest': { may: author, input: ({ abTest }) => ({ id: abTest }) },
  'newsletters.startABTest': { may: author, input: ({ abTest }) => ({ id: abTest }) },
  'newsletters.stopABTest': { may: author, input: ({ abTest }) => ({ id: abTest, winner: 'a' }) },
  'newsletters.suggestContent': { may: everybody },
  'newsletters.applyTemplate': { may: everybody, input: () => ({ template: 'classic' }) },
  'newsletters.getMetrics': { may: author, input: ({ newsletter }) => ({ newsletterId: newsletter }) },
  'notifications.list': { may: signedIn },
  'notifications.markRead': { may: signedIn, input: () => ({ id: 'unknown' }) },
  'notifications.markAllRead': { may: signedIn },
  'search.all': { may: everybody, input: () => ({ query: 'lgpd' }) },
  'search.posts': { may: everybody, input: () => ({ query: 'lgpd' }) },
  'search.users': { may: everybody, input: () => ({ query: 'ana' }) },
  'search.newsletters': { may: everybody, input: () => ({ query: 'jornada' }) },
  'search.counts': { may: everybody, input: () => ({ query: 'lgpd' }) },
  'search.suggest': { may: everybody, input: () => ({ query: 'lgpd' }) },
  'search.listHistory': { may: everybody },
  'search.addHistory': { may: everybody, input: () => ({ query: 'lgpd' }) },
  'search.clearHistory': { may: everybody },
  'search.suggestMentions': { may: everybody, input: () => ({ query: 'ana' }) },
  'moderation.getQueue': { may: guard },
  'moderation.processQueue': { may: acting, input: ({ queued }, person) => ({ id: queued, ...decision(person) }) },
  'moderation.bulkProcess': {
    may: acting,
    input: ({ queued }, person) => ({ items: [{ id: queued }], ...decision(person) }),
  },
  'moderation.restore': { may: acting, input: () => ({ id: 'unknown' }) },
  // A decision about somebody else does not exist for the one who asks.
  'moderation.getDecision': { may: signedIn, input: () => ({ id: 'unknown' }) },
  'moderation.objectToDecision': { may: signedIn, input: () => ({ id: 'unknown', text: 'Discordo' }) },
  'moderation.answerObjection': { may: acting, input: () => ({ id: 'unknown', accept: true }) },
  'moderation.listClaims': { may: guard },
  'moderation.claim': { may: acting, input: () => ({ id: null }) },
  'moderation.getCase': { may: guard, input: () => ({ username: 'joaopedro' }) },
  'moderation.addNote': {
    may: acting,
    input: () => ({ user_id: 'user-joaopedro', text: 'Conversamos por mensagem.' }),
  },
  'moderation.getTransparency': { may: everybody },
  'moderation.getReports': { may: guard },
  'moderation.listOwnReports': { may: signedIn },
  'moderation.createReport': {
    may: signedIn,
    input: ({ post }) => ({ item_type: 'post', item_id: post, reason: 'spam' }),
  },
  'moderation.getUsers': { may: guard },
  'moderation.updateUserRole': { may: acting, input: () => ({ ...ban, is_moderator: false }) },
  'moderation.banUser': { may: acting, input: () => ban },
  'moderation.unbanUser': { may: acting, input: () => ban },
  'moderation.muteUser': { may: acting, input: () => ban },
  'moderation.warnUser': { may: acting, input: () => ban },
  'moderation.getStats': { may: guard },
  'moderation.getAuditLog': { may: guard },
  'moderation.exportReport': { may: acting },
  // The spec says of these three that they check no permission.
  'moderation.reportContent': {
    may: everybody,
    input: ({ post }) => ({ kind: 'flag', entityType: 'post', entityId: post }),
  },
  'moderation.moderateContent': {
    may: everybody,
    input: ({ post }, person) => ({ item_type: 'post', item_id: post, ...decision(person) }),
  },
  'moderation.updateUserStatus': { may: everybody, input: () => ({ user_id: 'user-joaopedro', status: 'active' }) },
  'images.upload': { may: signedIn, input: () => ({ name: 'a.png', type: 'image/png', data: PNG }) },
  'linkPreviews.get': { may: everybody, input: () => ({ url: 'https://www.stf.jus.br' }) },
  'plans.list': { may: everybody },
  'device.getInstallState': { may: everybody },
  'device.install': { may: everybody },
  'device.getPermission': { may: everybody },
  'device.requestPermission': { may: everybody },
  'device.getPushSettings': { may: everybody },
  'device.savePushSettings': { may: everybody, input: () => ({ enabled: false }) },
  'device.getPreferences': { may: everybody },
  'device.savePreferences': { may: everybody, input: () => ({ like: true }) },
}

/** Renata makes what the others try to touch. */
export async function makeOwn(world: Pick<World, 'api' | 'as'>): Promise<Own> {
  await world.as('renata')
  const { newsletter } = await world.api.newsletters.get({ handle: 'jornada' })
  const post = await world.api.posts.create({ body: 'De Renata' })
  const draft = await world.api.posts.saveDraft({ body: 'Rascunho de Renata' })
  const comment = await world.api.comments.create({ postId: post.id, body: 'De Renata' })
  const newsletterId = newsletter.id
  const html = `<p>${'Texto da edição. '.repeat(10)}</p>`
  const issue = await world.api.newsletters.createIssue({ newsletterId, title: 'T', subject: 'S', html })
  const later = await world.api.newsletters.createIssue({ newsletterId, title: 'T2', subject: 'S2', html })
  const scheduledAt = '2046-04-01T12:00:00.000Z'
  const schedule = await world.api.newsletters.scheduleIssue({ issueId: later.id, scheduledAt })
  const template = await world.api.newsletters.saveTemplate({ newsletterId, name: 'Carta', html })
  const abTest = await world.api.newsletters.createABTest({ newsletterId, ...subjects })
  await world.as('moderacao')
  const { items } = await world.api.moderation.getQueue({ filters: { status: 'open' } })
  return {
    post: post.id,
    draft: draft.id,
    comment: comment.id,
    issue: issue.id,
    newsletter: newsletterId,
    schedule: schedule.id,
    abTest: abTest.id,
    template: template.id,
    queued: items[0]?.item.id ?? '',
  }
}
