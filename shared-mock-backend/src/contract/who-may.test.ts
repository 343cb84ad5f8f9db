import { contract } from '@ementa/contracts/contract'
import { describe, expect, test } from 'vitest'
import { openAs, transports, type World } from '../test/transports'

/* Every call of the contract has a row with the people who may make it, so that a new call has to say. */

/** `author` and `owner` made the things that the others try to touch; the rest differ in authority and role. */
const PEOPLE = ['visitor', 'lexcorp', 'beatriz', 'anapaula', 'moderacao', 'renata'] as const
type Person = (typeof PEOPLE)[number]

const everybody: readonly Person[] = PEOPLE
const signedIn: readonly Person[] = PEOPLE.filter((person) => person !== 'visitor')
/** Renata wrote the post, the comment, the draft and owns the newsletter of the inputs below. */
const author: readonly Person[] = ['renata']
/** The spec's guard: lawyers, and usernames with `admin` or `mod` in them. */
const guard: readonly Person[] = ['anapaula', 'moderacao', 'renata']
/** Acting needs a moderator too. */
const acting: readonly Person[] = ['moderacao']

interface Row {
  may: readonly Person[]
  /** Creates the input from Renata's things; absent: the call takes none. */
  input?: (own: Own, person: Person) => object
}

interface Own {
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
const decision = (person: Person) => ({ action_type: 'approve', moderator_id: `user-${person}`, reason: 'Visto' })
const subjects = { name: 'Teste', subject_a: 'Um', subject_b: 'Dois' }

const TABLE: Record<string, Row> = {
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
    input: ({ issue }) => ({ issueId: issue, scheduledAt: '2026-04-10T12:00:00.000Z' }),
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
  'images.upload': { may: signedIn, input: () => ({ name: 'a.png', type: 'image/png', data: 'iVBORw0KGgo=' }) },
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

const names = Object.entries(contract).flatMap(([area, verbs]) => Object.keys(verbs).map((verb) => `${area}.${verb}`))

test('every call of the contract has a row', () => {
  expect(names.filter((name) => !(name in TABLE))).toEqual([])
})

/** The refusals of a role or of an ownership; a call that gets further was admitted. */
const REFUSALS = new Set([401, 403])

/** Renata makes what the others try to touch. */
async function makeOwn({ api, as }: World): Promise<Own> {
  await as('renata')
  const { newsletter } = await api.newsletters.get({ handle: 'jornada' })
  const post = await api.posts.create({ body: 'De Renata' })
  const draft = await api.posts.saveDraft({ body: 'Rascunho de Renata' })
  const comment = await api.comments.create({ postId: post.id, body: 'De Renata' })
  const newsletterId = newsletter.id
  const html = `<p>${'Texto da edição. '.repeat(10)}</p>`
  const issue = await api.newsletters.createIssue({ newsletterId, title: 'T', subject: 'S', html })
  const later = await api.newsletters.createIssue({ newsletterId, title: 'T2', subject: 'S2', html })
  const scheduledAt = '2026-04-01T12:00:00.000Z'
  const schedule = await api.newsletters.scheduleIssue({ issueId: later.id, scheduledAt })
  const template = await api.newsletters.saveTemplate({ newsletterId, name: 'Carta', html })
  const abTest = await api.newsletters.createABTest({ newsletterId, ...subjects })
  await as('moderacao')
  const { items } = await api.moderation.getQueue({ filters: { status: 'open' } })
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

describe.each(transports)('who may make a call, $transport', ({ open }) => {
  test.each(PEOPLE)('%s, who gets nothing private of others without the guard [EXP-42]', async (person) => {
    const world = await open()
    const own = await makeOwn(world)
    const admitted: string[] = []
    // Calls that take something away come last, so that every other call still finds it.
    const isLast = (name: string) =>
      /delete|publishDraft|sendIssueNow|processQueue|bulkProcess|signOut|signIn/.test(name)
    const enter = () => (person === 'visitor' ? world.leave() : world.as(person))
    await enter()
    for (const name of [...names].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
      const answer = await world.send(name, TABLE[name]?.input?.(own, person))
      const { status } = answer
      expect(status, name).not.toBe(400)
      expect(status, name).toBeLessThan(500)
      const privateOnes = [...(await answer.text()).matchAll(/"(?:email|password_hash|reporter_id)":"([^"]+)"/g)]
      const ofOthers = privateOnes.filter(([, value = '']) => !value.includes(person))
      if (!guard.includes(person)) expect(ofOthers, name).toEqual([])
      // A draft that somebody else may not see does not exist for them.
      const isHidden = status === 404 && TABLE[name]?.may === author && person !== 'renata'
      if (!REFUSALS.has(status) && !isHidden) admitted.push(name)
      if (name.startsWith('auth.sign')) await enter()
    }
    expect(admitted.sort()).toEqual(names.filter((name) => TABLE[name]?.may.includes(person)).sort())
  })
})

describe.each(transports)('what opens doors is not taken from a call, $transport', ({ open }) => {
  test('a decision in the name of somebody else is refused and leaves nothing', async () => {
    const { api } = await openAs({ open }, 'moderacao')
    const { items } = await api.moderation.getQueue({})
    const id = items[0]?.item.id ?? ''
    const foreign = { action_type: 'approve', moderator_id: 'user-renata', reason: '' } as const
    const before = (await api.moderation.getAuditLog({})).total
    await expect(api.moderation.processQueue({ id, ...foreign })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(api.moderation.bulkProcess({ items: [{ id }], ...foreign })).rejects.toThrow()
    expect((await api.moderation.getAuditLog({})).total).toBe(before)
  })

  test('nobody gives themselves an authority', async () => {
    const { api, profile } = await openAs({ open }, 'lexcorp')
    const saved = { display_name: 'LexCorp', bio: '' }
    const wanted = api.profiles.update({ ...saved, authority: 'advogado' })
    await expect(wanted).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect((await api.profiles.update({ ...saved, authority: 'empresa' })).authority).toBe(profile.authority)
    await expect(api.moderation.getUsers({})).rejects.toThrow()
  })
})

test.each(transports)('a profile that was changed meanwhile is not overwritten, $transport', async ({ open }) => {
  const { api } = await openAs({ open }, 'anapaula')
  const { profiles } = api
  const first = await profiles.update({ display_name: 'Ana', bio: 'Da primeira aba', expectedUpdatedAt: null })
  const second = { display_name: 'Ana Paula', bio: 'Da segunda aba' }
  await expect(profiles.update({ ...second, expectedUpdatedAt: null })).rejects.toMatchObject({
    code: 'PROFILE_CONFLICT',
    defined: true,
    data: { profile: first },
  })
  expect((await profiles.getByUsername({ username: 'anapaula' })).profile).toEqual(first)
  expect((await profiles.update({ ...second, expectedUpdatedAt: first.updated_at })).bio).toBe('Da segunda aba')
})

test.each(transports)('the queue says how many people its reports come from, $transport', async ({ open }) => {
  const { api, as } = await openAs({ open }, 'renata')
  const post = await api.posts.create({ body: 'Reportada muitas vezes' })
  await as('joaopedro')
  for (let flag = 0; flag < 5; flag += 1) {
    await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: post.id })
  }
  await as('moderacao')
  const queued = async () =>
    (await api.moderation.getQueue({ limit: 100 })).items.find(({ item }) => item.item_id === post.id)
  expect(await queued()).toMatchObject({ item: { report_count: 5 }, reporters: 1 })
  await as('beatriz')
  await api.moderation.createReport({ item_type: 'post', item_id: post.id, reason: 'spam' })
  await as('moderacao')
  expect(await queued()).toMatchObject({ reporters: 2 })
})
