// Long because it is one table: the input and answer of each call, in the order of the requirements.
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { callNames } from './calls/look-ups'
import { contract } from './contract'
import { ERRORS, isErrorCode } from './errors'
import { STORAGE_KEYS } from './storage/storage-keys'

const FUTURE = '2099-01-01T10:00:00.000Z'

/** Every call of the router by name. */
const calls = new Map<string, AnyContractProcedure>(
  Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).map(([name, call]): [string, AnyContractProcedure] => {
      if (!isContractProcedure(call)) throw new Error(`${area}.${name} is no call`)
      return [`${area}.${name}`, call]
    }),
  ),
)

function schemaOf(name: string, side: 'inputSchema' | 'outputSchema'): v.GenericSchema {
  const schema: unknown = calls.get(name)?.['~orpc'][side]
  if (!isSchema(schema)) throw new Error(`${name} has no ${side}`)
  return schema
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** Returns an input as the call parses it; throws when the call refuses it. */
const parse = (name: string, input: unknown) => v.parse(schemaOf(name, 'inputSchema'), input)

const accepts = (name: string, input: unknown) => v.is(schemaOf(name, 'inputSchema'), input)

/** The call takes the input, and refuses it when any of the keys is missing. */
function expectNeeds(name: string, input: Record<string, unknown>) {
  expect(accepts(name, input), `${name} ${JSON.stringify(input)}`).toBe(true)
  for (const key of Object.keys(input)) {
    const rest = Object.fromEntries(Object.entries(input).filter(([other]) => other !== key))
    expect(accepts(name, rest), `${name} without ${key}`).toBe(false)
  }
}

function expectTakesNothing(name: string) {
  expect(calls.has(name), name).toBe(true)
  expect(calls.get(name)?.['~orpc'].inputSchema, name).toBeUndefined()
}

/** Keys of the call's answer. */
function answerKeys(name: string): string[] {
  const schema = schemaOf(name, 'outputSchema')
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return []
  return Object.keys(schema.entries)
}

const answers = (name: string, output: unknown) => v.is(schemaOf(name, 'outputSchema'), output)

const errorsOf = (name: string) => calls.get(name)?.['~orpc'].errorMap ?? {}

describe('all calls', () => {
  test('each is a POST at the path of its name and declares the network failure and sign-in', () => {
    for (const [name, call] of calls) {
      const [area, verb] = name.split('.')
      expect(call['~orpc'].route).toMatchObject({ method: 'POST', path: `/${area}/${verb}` })
      expect(call['~orpc'].outputSchema, name).toBeDefined()
      expect(errorsOf(name)).toMatchObject({
        MOCK_NETWORK_ERROR: { message: 'Mock network error' },
        UNAUTHORIZED: { status: 401 },
        MAY_NOT_WRITE: { status: 403 },
      })
    }
  })

  test('the table of calls and the contract name the same calls', () => {
    expect([...calls.keys()].sort()).toEqual(callNames().sort())
  })

  test('every declared error has the status and message of the catalogue', () => {
    expect(Object.keys(errorsOf('posts.update'))).not.toEqual([])
    for (const [name] of calls) {
      for (const [code, error] of Object.entries(errorsOf(name))) {
        if (!isErrorCode(code)) throw new Error(`${name} declares ${code}, which is not in the catalogue`)
        expect(error).toMatchObject(ERRORS[code])
      }
    }
  })
})

describe('auth and profiles', () => {
  test('auth: current user, sign in by username, sign out [CTR-038]', () => {
    expectTakesNothing('auth.getCurrentUser')
    expectTakesNothing('auth.signOut')
    expect(answers('auth.getCurrentUser', null)).toBe(true)
    expect(parse('auth.signIn', { username: '  anapaula ' })).toEqual({ username: 'anapaula' })
    expect(accepts('auth.signIn', { username: '   ' })).toBe(false)
    expect(errorsOf('auth.signIn')).toMatchObject({ USER_NOT_FOUND: { message: 'Usuário não encontrado' } })
  })

  test('profiles: get by username, recommended with limit 5 [CTR-039] [CTR-040]', () => {
    expectNeeds('profiles.getByUsername', { username: 'anapaula' })
    expect(answerKeys('profiles.getByUsername')).toContain('profile')
    expect(parse('profiles.listRecommended', undefined)).toEqual({ limit: 5 })
    expect(parse('profiles.listRecommended', { limit: 50 })).toEqual({ limit: 50 })
  })

  test('profiles: follow and unfollow by id [CTR-041]', () => {
    expectNeeds('profiles.follow', { id: 'u1' })
    expectNeeds('profiles.unfollow', { id: 'u1' })
  })

  test('profiles: the simulated save keeps the limits of the form', () => {
    expect(accepts('profiles.update', { display_name: 'Ana', bio: '' })).toBe(true)
    expect(accepts('profiles.update', { display_name: ' ', bio: '' })).toBe(false)
    expect(accepts('profiles.update', { display_name: 'a'.repeat(51), bio: '' })).toBe(false)
    expect(accepts('profiles.update', { display_name: 'Ana', bio: 'a'.repeat(161) })).toBe(false)
  })
})

describe('posts', () => {
  test('listFeed takes tab, tag, cursor and limit and answers posts and nextCursor [CTR-042]', () => {
    expect(parse('posts.listFeed', {})).toEqual({ tab: 'forYou', limit: 10 })
    const input = { tab: 'topics', tag: 'lgpd', cursor: 'p9', limit: 20 }
    expect(parse('posts.listFeed', input)).toEqual(input)
    expect(accepts('posts.listFeed', { tab: 'other' })).toBe(false)
    expect(accepts('posts.listFeed', { limit: 0 })).toBe(false)
    expect(answerKeys('posts.listFeed')).toEqual(['posts', 'authors', 'nextCursor'])
  })

  test('listByUser takes userId, afterId and limit 10 and answers posts [CTR-043]', () => {
    expectNeeds('posts.listByUser', { userId: 'u1' })
    expect(parse('posts.listByUser', { userId: 'u1', afterId: 'p1' })).toEqual({
      userId: 'u1',
      afterId: 'p1',
      limit: 10,
    })
    expect(answerKeys('posts.listByUser')).toContain('posts')
  })

  test('create takes body, imageUrl, tags, scheduledAt and status published [CTR-044]', () => {
    expect(parse('posts.create', { body: ' Texto ' })).toEqual({ body: 'Texto', tags: [], status: 'published' })
    const input = {
      body: 'Texto',
      imageUrl: 'ementa-image:image-1',
      tags: ['lgpd'],
      scheduledAt: FUTURE,
      status: 'published',
    }
    expect(parse('posts.create', input)).toEqual(input)
    expect(accepts('posts.create', { body: '   ' })).toBe(false)
    expect(accepts('posts.create', { body: 'a'.repeat(301) })).toBe(false)
    expect(accepts('posts.create', { body: '👩‍⚖️'.repeat(300) })).toBe(true)
    expect(accepts('posts.create', { body: 'a', tags: ['1', '2', '3', '4', '5', '6', '7'] })).toBe(false)
  })

  test('update takes id, body, image_url and tags [CTR-045]', () => {
    const input = { id: 'p1', body: 'Novo', image_url: null, tags: ['lgpd'] }
    expect(parse('posts.update', input)).toEqual(input)
    expect(accepts('posts.update', { body: 'Novo' })).toBe(false)
    expect(accepts('posts.update', { id: 'p1', body: 'a'.repeat(301) })).toBe(false)
    expect(errorsOf('posts.update')).toMatchObject({
      POST_NOT_FOUND: { message: 'Post not found' },
      NOT_POST_AUTHOR_EDIT: { message: 'You can only edit your own posts' },
    })
  })

  test.each([
    'https://rastreio.exemplo/pixel.gif',
    '//rastreio.exemplo/pixel.gif',
    'data:image/png;base64,AAAA',
    'ementa-image:https://rastreio.exemplo/pixel.gif',
    'ementa-image:',
  ])('no post and no profile takes an image that was not uploaded: %s', (address) => {
    expect(accepts('posts.create', { body: 'Texto', imageUrl: address })).toBe(false)
    expect(accepts('posts.saveDraft', { body: 'Texto', imageUrl: address })).toBe(false)
    expect(accepts('posts.update', { id: 'p1', image_url: address })).toBe(false)
    expect(accepts('profiles.update', { display_name: 'Ana', bio: '', avatar_url: address })).toBe(false)
  })

  test('a post takes up to four images, each with a description of up to a thousand characters', () => {
    const more = (count: number, description = 'Fluxo do recurso') =>
      Array.from({ length: count }, (_, index) => ({ image_url: `ementa-image:image-${index}`, description }))
    const first = { body: 'Texto', imageUrl: 'ementa-image:image-a', imageDescription: 'Linha do tempo' }
    expect(parse('posts.create', { ...first, moreImages: more(3) })).toMatchObject({ ...first, moreImages: more(3) })
    for (const call of ['posts.create', 'posts.saveDraft'] as const) {
      expect(accepts(call, { ...first, moreImages: more(4) })).toBe(false)
      expect(accepts(call, { ...first, imageDescription: 'a'.repeat(1001) })).toBe(false)
      expect(accepts(call, { ...first, moreImages: more(1, 'a'.repeat(1001)) })).toBe(false)
      expect(
        accepts(call, { ...first, moreImages: [{ image_url: '//rastreio.exemplo/pixel.gif', description: '' }] }),
      ).toBe(false)
    }
    expect(accepts('posts.update', { id: 'p1', more_images: more(3) })).toBe(true)
    expect(accepts('posts.update', { id: 'p1', more_images: more(4) })).toBe(false)
    expect(
      accepts('posts.update', { id: 'p1', more_images: [{ image_url: 'https://a.exemplo/b.png', description: '' }] }),
    ).toBe(false)
  })

  test('delete and publishDraft take an id and declare their refusals [CTR-046] [CTR-049]', () => {
    expectNeeds('posts.delete', { id: 'p1' })
    expectNeeds('posts.publishDraft', { id: 'p1' })
    expect(errorsOf('posts.delete')).toMatchObject({
      POST_NOT_FOUND: { message: 'Post not found' },
      NOT_POST_AUTHOR_DELETE: { message: 'You can only delete your own posts' },
    })
    expect(errorsOf('posts.publishDraft')).toMatchObject({
      DRAFT_NOT_FOUND: { message: 'Draft not found' },
      NOT_DRAFT_AUTHOR: { message: 'You can only publish your own drafts' },
      NOT_A_DRAFT: { message: 'Post is not a draft' },
    })
  })

  test('listDrafts answers posts, saveDraft takes body, imageUrl and tags [CTR-047] [CTR-048]', () => {
    expectTakesNothing('posts.listDrafts')
    expect(answerKeys('posts.listDrafts')).toContain('posts')
    const input = { body: 'Texto', imageUrl: 'ementa-image:image-1', tags: ['lgpd'] }
    expect(parse('posts.saveDraft', { ...input, scheduledAt: FUTURE })).toEqual(input)
  })

  test('like and unlike take an id [CTR-050]', () => {
    expectNeeds('posts.like', { id: 'p1' })
    expectNeeds('posts.unlike', { id: 'p1' })
  })
})

describe('comments', () => {
  test('list takes postId, cursor and limit 20 and answers comments [CTR-051]', () => {
    expectNeeds('comments.list', { postId: 'p1' })
    expect(parse('comments.list', { postId: 'p1', cursor: 'c1' })).toEqual({
      postId: 'p1',
      cursor: 'c1',
      limit: 20,
      order: 'newest',
    })
    expect(answerKeys('comments.list')).toEqual(['comments', 'authors', 'rootCount', 'nextCursor'])
    expect(parse('comments.listOwn', undefined)).toEqual({ limit: 20 })
  })

  test('create takes postId, body and an optional parentId [CTR-052]', () => {
    expectNeeds('comments.create', { postId: 'p1', body: 'Sim' })
    expect(parse('comments.create', { postId: 'p1', body: ' Sim ', parentId: 'c1' })).toMatchObject({ parentId: 'c1' })
    expect(accepts('comments.create', { postId: 'p1', body: ' ' })).toBe(false)
    expect(accepts('comments.create', { postId: 'p1', body: 'a'.repeat(600) })).toBe(true)
    expect(accepts('comments.create', { postId: 'p1', body: 'a'.repeat(601) })).toBe(false)
  })

  test('update takes id and body, delete, like and unlike an id [CTR-053] [CTR-054]', () => {
    expectNeeds('comments.update', { id: 'c1', body: 'Sim' })
    for (const name of ['comments.delete', 'comments.like', 'comments.unlike']) {
      expectNeeds(name, { id: 'c1' })
      expect(errorsOf(name)).toMatchObject({ COMMENT_NOT_FOUND: { message: 'Comment not found' } })
    }
  })

  test('report takes id and a reason of the dialog [CTR-055]', () => {
    expectNeeds('comments.report', { id: 'c1', reason: 'spam' })
    expect(accepts('comments.report', { id: 'c1', reason: 'because' })).toBe(false)
  })
})

describe('tags, users, bookmarks', () => {
  test('listPopular has limit 10, suggest takes text, suggestFor answers strings [CTR-056] [CTR-057] [CTR-058]', () => {
    expect(parse('tags.listPopular', undefined)).toEqual({ limit: 10 })
    expect(parse('tags.suggest', { text: 'lg' })).toEqual({ text: 'lg', limit: 6 })
    expect(accepts('tags.suggest', {})).toBe(false)
    expectNeeds('tags.suggestFor', { query: '' })
    expect(answers('tags.suggestFor', ['contratos'])).toBe(true)
    expect(answers('tags.suggestFor', [{ slug: 'contratos' }])).toBe(false)
  })

  test('followTag and unfollowTag take a slug, listFollowedTags nothing [CTR-059]', () => {
    expectNeeds('tags.followTag', { slug: 'lgpd' })
    expectNeeds('tags.unfollowTag', { slug: 'lgpd' })
    expectTakesNothing('tags.listFollowedTags')
    expect(answerKeys('tags.listFollowedTags')).toEqual(['tags'])
  })

  test('users: mute and block toggles take an id, their lists nothing [CTR-060] [CTR-061]', () => {
    for (const name of ['muteUser', 'unmuteUser', 'blockUser', 'unblockUser'])
      expectNeeds(`users.${name}`, { id: 'u1' })
    expectTakesNothing('users.listMuted')
    expectTakesNothing('users.listBlocked')
    expect(answerKeys('users.listMuted')).toEqual(['users'])
    expect(answerKeys('users.listBlocked')).toEqual(['users'])
  })

  test('bookmarks: list, bookmark and unbookmark by postId [CTR-062]', () => {
    expectTakesNothing('bookmarks.listBookmarks')
    expectNeeds('bookmarks.bookmark', { postId: 'p1' })
    expectNeeds('bookmarks.unbookmark', { postId: 'p1' })
    expectTakesNothing('bookmarks.listDetails')
    expectNeeds('bookmarks.setDetails', { postId: 'p1', folder: 'Prazos', note: null })
  })
})

describe('newsletters', () => {
  test('listAll answers newsletters, get takes a handle [CTR-063] [CTR-064]', () => {
    expectTakesNothing('newsletters.listAll')
    expect(answerKeys('newsletters.listAll')).toContain('newsletters')
    expectNeeds('newsletters.get', { handle: 'contratos-hoje' })
    expect(answerKeys('newsletters.get')).toContain('newsletter')
  })

  test('create takes handle, title, description, isPaid and priceCents [CTR-065]', () => {
    const input = { handle: 'lei-seca', title: 'Lei', description: 'Notas', isPaid: true, priceCents: 1490 }
    expect(parse('newsletters.create', input)).toEqual(input)
    for (const handle of ['ab', 'Com Espaço', 'MAIUSCULO', ''])
      expect(accepts('newsletters.create', { ...input, handle }), handle).toBe(false)
    expect(accepts('newsletters.create', { ...input, title: 'a'.repeat(101) })).toBe(false)
    expect(accepts('newsletters.create', { ...input, description: 'a'.repeat(501) })).toBe(false)
    expect(accepts('newsletters.create', { ...input, priceCents: 0 })).toBe(false)
    expect(accepts('newsletters.create', { ...input, isPaid: false, priceCents: 0 })).toBe(true)
    expect(
      [0, 1, 1_000_000, 1_000_001].map((priceCents) => accepts('newsletters.create', { ...input, priceCents })),
    ).toEqual([false, true, true, false])
    const { isPaid: _, priceCents: __, ...free } = input
    expect(parse('newsletters.create', free)).toEqual({ ...free, isPaid: false, priceCents: 0 })
    expect(accepts('newsletters.create', { ...free, isPaid: true })).toBe(false)
  })

  test('subscribe and unsubscribe take an id [CTR-066]', () => {
    expectNeeds('newsletters.subscribe', { id: 'n1' })
    expectNeeds('newsletters.unsubscribe', { id: 'n1' })
  })

  test('listIssues takes newsletterId, status and limit 20 and answers issues [CTR-067]', () => {
    expectNeeds('newsletters.listIssues', { newsletterId: 'n1' })
    expect(parse('newsletters.listIssues', { newsletterId: 'n1', status: 'sent' })).toMatchObject({ limit: 20 })
    expect(accepts('newsletters.listIssues', { newsletterId: 'n1', status: 'lost' })).toBe(false)
    expect(answerKeys('newsletters.listIssues')).toContain('issues')
  })

  test('createIssue takes title, subject and html and answers an id; empty html is fine here [CTR-068]', () => {
    const input = { newsletterId: 'n1', title: 'Nº 1', subject: 'Assunto', html: '' }
    expect(parse('newsletters.createIssue', input)).toEqual(input)
    expect(accepts('newsletters.createIssue', { ...input, subject: ' ' })).toBe(false)
    expect(answerKeys('newsletters.createIssue')).toEqual(['id'])
  })

  test('updateIssue takes title, subject, preheader and html and can tell a conflict [CTR-069]', () => {
    const input = {
      issueId: 'i1',
      title: 'T',
      subject: 'S',
      preheader: null,
      html: '<p></p>',
      expectedUpdatedAt: FUTURE,
    }
    expect(parse('newsletters.updateIssue', input)).toEqual(input)
    expect(accepts('newsletters.updateIssue', { title: 'T' })).toBe(false)
    expect(errorsOf('newsletters.updateIssue')).toMatchObject({ ISSUE_NOT_FOUND: { message: 'Issue not found' } })
    expect(errorsOf('newsletters.updateIssue')).toHaveProperty('ISSUE_CONFLICT')
  })

  test('sendIssueNow takes issueId, scheduleIssue a datetime and an optional recurrence [CTR-070] [CTR-071]', () => {
    expectNeeds('newsletters.sendIssueNow', { issueId: 'i1' })
    expectNeeds('newsletters.scheduleIssue', { issueId: 'i1', scheduledAt: FUTURE })
    const input = { issueId: 'i1', scheduledAt: FUTURE }
    expect(parse('newsletters.scheduleIssue', input)).toEqual({ ...input, recurrence: 'none' })
    expect(accepts('newsletters.scheduleIssue', { ...input, scheduledAt: 'amanhã' })).toBe(false)
    expect(accepts('newsletters.scheduleIssue', { ...input, recurrence: 'yearly' })).toBe(false)
  })

  test('listSchedules takes newsletterId, cancelSchedule scheduleId [CTR-072]', () => {
    expectNeeds('newsletters.listSchedules', { newsletterId: 'n1' })
    expectNeeds('newsletters.cancelSchedule', { scheduleId: 's1' })
  })

  test('listABTests takes newsletterId; createABTest has its fields and defaults [CTR-073] [CTR-074]', () => {
    expectNeeds('newsletters.listABTests', { newsletterId: 'n1' })
    expect(parse('newsletters.createABTest', { newsletterId: 'n1' })).toEqual({
      newsletterId: 'n1',
      name: 'Untitled Test',
      subject_a: '',
      subject_b: '',
      preheader_a: '',
      preheader_b: '',
      split_percent: 50,
      metric: 'opens',
      duration_minutes: 60,
    })
    for (const split_percent of [5, 52, 95])
      expect(accepts('newsletters.createABTest', { newsletterId: 'n1', split_percent })).toBe(false)
    expect(accepts('newsletters.createABTest', { newsletterId: 'n1', duration_minutes: 45 })).toBe(false)
  })

  test('startABTest takes an id, stopABTest a winner as well [CTR-075]', () => {
    expectNeeds('newsletters.startABTest', { id: 't1' })
    expectNeeds('newsletters.stopABTest', { id: 't1', winner: 'b' })
    expect(accepts('newsletters.stopABTest', { id: 't1', winner: 'c' })).toBe(false)
  })

  test('suggestContent takes tags and limit 5, applyTemplate one of three, getMetrics a newsletter [CTR-076] [CTR-077] [CTR-078]', () => {
    expect(parse('newsletters.suggestContent', { tags: ['lgpd'] })).toEqual({ tags: ['lgpd'], limit: 5 })
    for (const template of ['classic', 'magazine', 'highlights']) expectNeeds('newsletters.applyTemplate', { template })
    expect(accepts('newsletters.applyTemplate', { template: 'modern' })).toBe(false)
    expectNeeds('newsletters.getMetrics', { newsletterId: 'n1' })
  })
})

describe('notifications and search', () => {
  test('notifications: list takes cursor and limit 20 and answers notifications and nextCursor [CTR-079]', () => {
    expect(parse('notifications.list', undefined)).toEqual({ limit: 20 })
    expect(parse('notifications.list', { cursor: 'x1', limit: 5 })).toEqual({ cursor: 'x1', limit: 5 })
    expect(answerKeys('notifications.list')).toEqual(expect.arrayContaining(['notifications', 'nextCursor']))
    expect(parse('notifications.markRead', { id: 'x1' })).toEqual({ id: 'x1', read: true })
    expect(parse('notifications.markAllRead', undefined)).toEqual({})
    expect(parse('notifications.markAllRead', { undo: ['x1'] })).toEqual({ undo: ['x1'] })
  })

  test('search: all answers posts, users and newsletters [CTR-080]', () => {
    expect(accepts('search.all', { query: 'lgpd' })).toBe(true)
    expect(accepts('search.all', {})).toBe(false)
    expect(answerKeys('search.all')).toEqual(expect.arrayContaining(['posts', 'users', 'newsletters']))
  })

  test('search: posts, users and newsletters take query and filters, 20 at most [CTR-081]', () => {
    for (const kind of ['posts', 'users', 'newsletters']) {
      const parsed = parse(`search.${kind}`, { query: 'lgpd', filters: { sortBy: 'recent' } })
      expect(parsed).toMatchObject({ query: 'lgpd', filters: { sortBy: 'recent' }, limit: 20 })
      expect(accepts(`search.${kind}`, { query: 'lgpd', filters: { sortBy: 'odd' } })).toBe(false)
      expect(answerKeys(`search.${kind}`)).toContain(kind)
    }
  })

  test('search: suggest answers tags and users; mentions [CTR-082] [CTR-084]', () => {
    expectNeeds('search.suggest', { query: '' })
    expect(answerKeys('search.suggest')).toEqual(['tags', 'users'])
    expectNeeds('search.suggestMentions', { query: 'an' })
    expect(answerKeys('search.suggestMentions')).toEqual(['users'])
  })

  test('search: history has list, add and clear [CTR-083]', () => {
    expectTakesNothing('search.listHistory')
    expectNeeds('search.addHistory', { query: 'lgpd' })
    expectTakesNothing('search.clearHistory')
  })
})

describe('moderation', () => {
  const decision = { action_type: 'remove', moderator_id: 'u3' }

  test('getQueue filters, sorts and pages by 20; processQueue takes a decision [CTR-085] [CTR-086]', () => {
    expect(parse('moderation.getQueue', undefined)).toEqual({ filters: {}, sort: 'priority', limit: 20 })
    for (const sort of ['newest', 'oldest', 'priority', 'reports'])
      expect(accepts('moderation.getQueue', { sort }), sort).toBe(true)
    expectNeeds('moderation.processQueue', { id: 'q1', ...decision })
    expect(parse('moderation.processQueue', { id: 'q1', ...decision, reason: 'Spam' })).toMatchObject({
      reason: 'Spam',
    })
    expect(accepts('moderation.processQueue', { id: 'q1', ...decision, action_type: 'erase' })).toBe(false)
    expect(errorsOf('moderation.processQueue')).toHaveProperty('ALREADY_HANDLED')
  })

  test('bulkProcess takes items and a decision and answers for each item [CTR-087]', () => {
    expectNeeds('moderation.bulkProcess', { items: [{ id: 'q1' }, { id: 'q2' }], ...decision })
    expect(accepts('moderation.bulkProcess', { items: [], ...decision })).toBe(false)
    const failed = { id: 'q1', ok: false, code: 'ALREADY_HANDLED' }
    expect(answers('moderation.bulkProcess', { results: [failed] })).toBe(true)
    expect(answers('moderation.bulkProcess', { results: [{ id: 'q1', ok: false }] })).toBe(false)
  })

  test('getReports, and createReport with its reason and severity medium [CTR-088]', () => {
    expect(accepts('moderation.getReports', undefined)).toBe(true)
    expect(answerKeys('moderation.getReports')).toEqual(['reports'])
    expectNeeds('moderation.createReport', { item_type: 'post', item_id: 'p1', reason: 'spam' })
    const report = { item_type: 'post', item_id: 'p1', reason: 'copyright' }
    expect(parse('moderation.createReport', report)).toEqual({ ...report, description: '', severity: 'medium' })
    expect(accepts('moderation.createReport', { ...report, description: 'a'.repeat(501) })).toBe(false)
  })

  test('getUsers pages by 50; updateUserRole takes the role [CTR-089]', () => {
    expect(parse('moderation.getUsers', undefined)).toEqual({ query: '', role: 'all', limit: 50 })
    expectNeeds('moderation.updateUserRole', { user_id: 'u1', is_moderator: true })
  })

  test('banUser takes optional days and reason, unbanUser a user [CTR-090]', () => {
    expectNeeds('moderation.banUser', { user_id: 'u1' })
    const input = { user_id: 'u1', days: 30, reason: 'Spam' }
    expect(parse('moderation.banUser', input)).toEqual(input)
    expect(accepts('moderation.banUser', { ...input, days: 0 })).toBe(false)
    expectNeeds('moderation.unbanUser', { user_id: 'u1' })
  })

  test('muteUser and warnUser take a user [CTR-091]', () => {
    expectNeeds('moderation.muteUser', { user_id: 'u1' })
    expectNeeds('moderation.warnUser', { user_id: 'u1' })
  })

  test('getStats by period, getAuditLog by 50, exportReport as text [CTR-092]', () => {
    for (const period of ['1d', '7d', '30d']) expect(parse('moderation.getStats', { period })).toEqual({ period })
    expect(accepts('moderation.getStats', { period: '90d' })).toBe(false)
    expect(parse('moderation.getAuditLog', undefined)).toEqual({ filters: {}, limit: 50 })
    expect(accepts('moderation.exportReport', undefined)).toBe(true)
    expect(answerKeys('moderation.exportReport')).toEqual(['filename', 'csv', 'rows'])
  })

  test('report content, moderate content, update user status [CTR-093]', () => {
    expectNeeds('moderation.reportContent', { kind: 'dialog', type: 'post', targetId: 'p1', reason: 'fake' })
    expectNeeds('moderation.reportContent', { kind: 'flag', entityType: 'post', entityId: 'p1' })
    expectNeeds('moderation.moderateContent', { item_type: 'post', item_id: 'p1', ...decision })
    expectNeeds('moderation.updateUserStatus', { user_id: 'u1', status: 'muted' })
    expect(accepts('moderation.updateUserStatus', { user_id: 'u1', status: 'gone' })).toBe(false)
  })
})

describe('browser-only services', () => {
  test('each has its calls or its storage key [CTR-094]', () => {
    for (const name of [
      'getInstallState',
      'install',
      'getPermission',
      'requestPermission',
      'getPushSettings',
      'getPreferences',
    ])
      expectTakesNothing(`device.${name}`)
    expect(parse('device.savePushSettings', { enabled: true })).toMatchObject({ enabled: true, followers: true })
    expect(parse('device.savePreferences', { like: false })).toMatchObject({ like: false, newsletter: false })
    const keys = Object.values<string>(STORAGE_KEYS)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(
      expect.arrayContaining([
        'ementa-state',
        'ementa-ui-theme',
        'ementa-install-shown',
        'ementa-install-dismissed',
        'ementa-cache',
        'ementa-queue',
        'ementa-push-permission',
        'ementa-push-settings',
        'ementa-notification-preferences',
        'ementa-search-history',
        'ementa-muted',
        'ementa-reports',
      ]),
    )
  })

  test('a link preview is asked by URL; an unknown site answers null [CTR-095]', () => {
    expectNeeds('linkPreviews.get', { url: 'https://www.stf.jus.br' })
    expect(answers('linkPreviews.get', null)).toBe(true)
    expect(answers('linkPreviews.get', { url: 'https://www.stf.jus.br' })).toBe(false)
  })
})
