import { OBJECTION_REASON } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { codeOf, start } from '../../test/start'

const MODERATOR = 'user-moderacao'

/** A post by lexcorp that joaopedro reported, seen by the moderator; each step takes a minute. */
async function world() {
  const started = await start()
  const { api } = started
  let minute = 0
  const tick = () => started.at(new Date(Date.UTC(2026, 2, 10, 12, ++minute)).toISOString())
  const as = (username: string) => api.auth.signIn({ username })
  await as('lexcorp')
  const post = await api.posts.create({ body: 'Causa ganha em 24 horas, ou seu dinheiro de volta' })
  await as('joaopedro')
  const report = () =>
    api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason: 'spam', description: '' })
  await report()
  await as('moderacao')
  tick()
  const queued = async () =>
    (await api.moderation.getQueue({ limit: 100 })).items.find(({ item }) => item.item_id === post.id)
  const decide = async (action_type: 'approve' | 'remove' | 'shadow_ban' | 'temp_ban', reason = 'Propaganda') => {
    const entry = await queued()
    const made = await api.moderation.processQueue({
      id: entry?.item.id ?? '',
      action_type,
      moderator_id: MODERATOR,
      reason,
    })
    tick()
    return made
  }
  const log = async (id: string) => (await api.moderation.getAuditLog({ filters: { id } })).entries[0]
  const canRead = async (username: string) => {
    await as(username)
    const code = await codeOf(api.posts.get({ id: post.id }))
    await as('moderacao')
    return code === 'done'
  }
  const noticesOf = async (username: string) => {
    await as(username)
    const { notifications } = await api.notifications.list({})
    await as('moderacao')
    return notifications
  }
  const user = async (username: string) => (await api.moderation.getUsers({ query: username })).users[0]
  return { ...started, api, as, post, report, queued, decide, log, canRead, noticesOf, user, tick }
}

describe('the log', () => {
  test('keeps what was removed: text, author, what it was reported for and why it was removed', async () => {
    const { api, decide, log, post } = await world()
    const { decision_id } = await decide('remove', 'Promete resultado')
    expect(await log(decision_id)).toMatchObject({
      action_type: 'remove',
      reason: 'Promete resultado',
      person: { username: 'lexcorp' },
      content: { body: post.body, image_url: null, post_id: post.id },
      reported_for: [{ reason: 'spam', count: 1 }],
      reversal: null,
      is_reversible: true,
    })
    // The copy does not depend on the post.
    await api.auth.signIn({ username: 'lexcorp' })
    await api.posts.delete({ id: post.id })
    await api.auth.signIn({ username: 'moderacao' })
    expect(await log(decision_id)).toMatchObject({ content: { body: post.body }, is_reversible: false })
  })

  test('has the text of removals older than this visit too, and can restore them', async () => {
    const { api, as } = await world()
    const { entries } = await api.moderation.getAuditLog({ filters: { action_type: 'remove' }, limit: 100 })
    expect(entries.length).toBeGreaterThan(10)
    for (const { content, person, is_reversible } of entries) {
      expect([content?.body !== '', person !== null, is_reversible]).toEqual([true, true, true])
    }
    const post = entries.find(({ item_type }) => item_type === 'post')
    await api.moderation.restore({ id: post?.id ?? '' })
    await as('renata')
    expect((await api.posts.get({ id: post?.item_id ?? '' })).post.body).toBe(post?.content?.body)
  })
})

describe('undoing a decision', () => {
  test('puts content, queue item and reports back as they were, by an entry of its own [P-28]', async () => {
    const { api, decide, queued, canRead, log } = await world()
    const before = await queued()
    const { decision_id } = await decide('remove')
    expect([await canRead('joaopedro'), await queued()]).toEqual([false, undefined])
    const undone = await api.moderation.restore({ id: decision_id, reopen: true })
    expect(undone.action_type).toBe('undo')
    expect(await canRead('joaopedro')).toBe(true)
    expect(await queued()).toMatchObject({ item: { id: before?.item.id, report_count: 1 }, reasons: before?.reasons })
    expect(await log(decision_id)).toMatchObject({ reversal: { id: undone.id }, is_reversible: false })
    expect(await codeOf(api.moderation.restore({ id: decision_id }))).toBe('ALREADY_REVERSED')
  })

  test('keeps the reports that came in meanwhile', async () => {
    const { api, as, decide, queued, report, tick } = await world()
    const { decision_id } = await decide('approve')
    await as('renata')
    await report()
    tick()
    await as('moderacao')
    await api.moderation.restore({ id: decision_id, reopen: true })
    expect((await queued())?.item.report_count).toBe(2)
    expect((await queued())?.reasons).toEqual([{ reason: 'spam', count: 2 }])
  })
})

describe('restoring', () => {
  test('makes removed content public again at any time, without a new decision to make', async () => {
    const { api, at, decide, canRead, queued, noticesOf } = await world()
    const { decision_id } = await decide('remove')
    at('2026-08-01T12:00:00.000Z')
    expect((await api.moderation.restore({ id: decision_id, reason: 'Engano' })).action_type).toBe('restore')
    expect([await canRead('joaopedro'), await queued()]).toEqual([true, undefined])
    // Newsletters have sent notices in those months too.
    expect((await noticesOf('lexcorp')).map(({ text }) => text)).toContain(
      'A moderação reviu a decisão: sua publicação está de novo no ar.',
    )
  })

  test('lifts the earlier removals and shadow bans of the same thing too, and nothing else', async () => {
    const { api, canRead, log, post, tick } = await world()
    const decided = async (item_id: string, action_type: 'approve' | 'remove' | 'shadow_ban') => {
      tick()
      const about = { item_type: 'post', item_id, moderator_id: MODERATOR, reason: 'Propaganda' } as const
      return (await api.moderation.moderateContent({ ...about, action_type })).decision_id
    }
    const shadow = await decided(post.id, 'shadow_ban')
    const kept = await decided(post.id, 'approve')
    const other = await decided('post-001', 'remove')
    const first = await decided(post.id, 'remove')
    const last = await decided(post.id, 'remove')
    tick()
    const { id } = await api.moderation.restore({ id: last })
    expect(await canRead('joaopedro')).toBe(true)
    const reversals = await Promise.all(
      [shadow, first, last, kept, other].map(async (one) => (await log(one))?.reversal),
    )
    expect(reversals.map((one) => one?.id)).toEqual([id, id, id, undefined, undefined])
  })

  test('of a warning does not lift a ban, which ends without the warning that is gone', async () => {
    const { api, user, tick } = await world()
    const about = { user_id: 'user-lexcorp', reason: 'Reincidência' }
    const warned = await api.moderation.warnUser(about)
    tick()
    const banned = await api.moderation.banUser(about)
    await api.moderation.restore({ id: warned.decision_id })
    expect(await user('lexcorp')).toMatchObject({ status: 'banned', warnings_count: 0 })
    await api.moderation.restore({ id: banned.decision_id })
    expect(await user('lexcorp')).toMatchObject({ status: 'active', warnings_count: 0 })
  })

  test('undone after it was read of, is told', async () => {
    const { api, as, decide, noticesOf } = await world()
    const { decision_id } = await decide('remove')
    await as('lexcorp')
    await api.notifications.markAllRead()
    await as('moderacao')
    await api.moderation.restore({ id: decision_id, reopen: true })
    expect((await noticesOf('lexcorp'))[0]?.text).toBe(
      'A moderação desfez uma decisão sobre você e vai analisar o caso de novo.',
    )
    expect((await noticesOf('lexcorp'))[0]).toMatchObject({ type: 'system', actor_id: null, post_id: null })
  })

  test('of a profile keeps what its owner wrote since', async () => {
    const { api, as, user } = await world()
    const about = { item_type: 'profile', item_id: 'user-lexcorp', moderator_id: MODERATOR } as const
    const { decision_id } = await api.moderation.moderateContent({ ...about, action_type: 'remove', reason: 'Oferta' })
    await as('lexcorp')
    await api.profiles.update({ display_name: 'Lexcorp', bio: 'Texto novo' })
    await as('moderacao')
    await api.moderation.restore({ id: decision_id })
    expect((await user('lexcorp'))?.bio).toBe('Texto novo')
  })

  test('gives a removed comment of the past back to its post, which counts it', async () => {
    const { api } = await world()
    const { entries } = await api.moderation.getAuditLog({ filters: { action_type: 'remove' }, limit: 100 })
    const removed = entries.find(({ item_type }) => item_type === 'comment')
    const postId = removed?.content?.post_id ?? ''
    const before = (await api.posts.get({ id: postId })).post.comment_count
    await api.moderation.restore({ id: removed?.id ?? '' })
    expect((await api.posts.get({ id: postId })).post.comment_count).toBe(before + 1)
    const { comments } = await api.comments.list({ postId, limit: 100 })
    expect(comments.find(({ id }) => id === removed?.item_id)).toMatchObject({
      ...{ body: removed?.content?.body, author_id: removed?.person?.id, parent_id: null },
      ...{ like_count: 0, is_edited: false, is_reported: false },
    })
  })

  test('gives a profile its text and picture back', async () => {
    const { api, user } = await world()
    const { bio } = (await user('lexcorp')) ?? {}
    const about = { item_type: 'profile', item_id: 'user-lexcorp', moderator_id: MODERATOR } as const
    const { decision_id } = await api.moderation.moderateContent({ ...about, action_type: 'remove', reason: 'Oferta' })
    expect((await user('lexcorp'))?.bio).toBe('')
    await api.moderation.restore({ id: decision_id })
    expect((await user('lexcorp'))?.bio).toBe(bio)
  })
})

describe('a measure', () => {
  test('taken back brings the one before it back, also where it came from the queue', async () => {
    const { api, decide, user, tick } = await world()
    await api.moderation.muteUser({ user_id: 'user-lexcorp', reason: 'Insistência' })
    tick()
    const { decision_id } = await decide('temp_ban')
    expect(await user('lexcorp')).toMatchObject({ status: 'temp_banned', banned_until: '2026-04-09T12:02:00.000Z' })
    await api.moderation.restore({ id: decision_id })
    expect(await user('lexcorp')).toMatchObject({ status: 'muted', banned_until: null })
  })

  test('that is not in force any more is not taken back', async () => {
    const { api, log, tick } = await world()
    const about = { user_id: 'user-lexcorp', reason: 'Insistência' }
    const muted = await api.moderation.muteUser(about)
    tick()
    const banned = await api.moderation.banUser(about)
    const states = async () =>
      Promise.all([muted, banned].map(async ({ decision_id }) => (await log(decision_id))?.is_reversible))
    expect(await states()).toEqual([false, true])
    expect(await codeOf(api.moderation.restore({ id: muted.decision_id }))).toBe('ALREADY_REVERSED')
    tick()
    await api.moderation.unbanUser(about)
    expect(await states()).toEqual([false, false])
  })

  test('never shortens or lifts a stronger one', async () => {
    const { api, decide, user, queued } = await world()
    await api.moderation.banUser({ user_id: 'user-lexcorp', reason: 'Reincidência' })
    expect(await codeOf(decide('temp_ban'))).toBe('STRONGER_MEASURE')
    const about = { user_id: 'user-lexcorp', reason: 'R' }
    expect(await codeOf(api.moderation.banUser({ ...about, days: 30 }))).toBe('STRONGER_MEASURE')
    expect(await codeOf(api.moderation.muteUser(about))).toBe('STRONGER_MEASURE')
    expect(await user('lexcorp')).toMatchObject({ status: 'banned', banned_until: null })
    expect((await queued())?.standing).toEqual({ status: 'banned', banned_until: null })
    await api.moderation.unbanUser(about)
    await api.moderation.banUser({ ...about, days: 90 })
    expect(await codeOf(decide('temp_ban'))).toBe('STRONGER_MEASURE')
  })

  test('a ban from the queue decides about the content too; each can be taken back alone', async () => {
    const { api, decide, canRead, user, log } = await world()
    const { decision_id } = await decide('temp_ban')
    expect([await canRead('joaopedro'), (await user('lexcorp'))?.status]).toEqual([false, 'temp_banned'])
    const { entries } = await api.moderation.getAuditLog({ limit: 2 })
    expect(entries.map(({ action_type }) => action_type)).toEqual(['temp_ban', 'remove'])
    await api.moderation.restore({ id: entries[1]?.id ?? '' })
    expect([await canRead('joaopedro'), (await user('lexcorp'))?.status]).toEqual([true, 'temp_banned'])
    expect((await log(decision_id))?.is_reversible).toBe(true)
  })

  test.each(['remove', 'shadow_ban', 'temp_ban'] as const)(
    '%s of a comment ends its review: no notice stays without a queue item',
    async (action_type) => {
      const { api, as } = await world()
      await as('lexcorp')
      const comment = await api.comments.create({ postId: 'post-001', body: 'Ofensa' })
      await as('joaopedro')
      await api.comments.report({ id: comment.id, reason: 'harassment' })
      const about = { item_type: 'comment', item_id: comment.id, moderator_id: MODERATOR, reason: 'Ofensa' } as const
      await api.moderation.moderateContent({ ...about, action_type })
      await as('lexcorp')
      const { comments } = await api.comments.list({ postId: 'post-001', limit: 100 })
      expect(comments.find(({ id }) => id === comment.id)?.is_reported ?? false).toBe(false)
      // The notice leads its reporter to the outcome, not to the missing content.
      await as('joaopedro')
      expect((await api.notifications.list({})).notifications[0]).toMatchObject({
        type: 'system',
        post_id: null,
        href: '/denuncias',
      })
      const readers = await as('renata').then(() => api.comments.list({ postId: 'post-001', limit: 100 }))
      expect(readers.comments.map(({ id }) => id)).not.toContain(comment.id)
    },
  )

  // Each row states the effects of a decision: log entries, visibility of the content, status, notices.
  test.each([
    ['approve', ['approve'], { others: true, own: true, status: 'active', author: 1 }],
    ['remove', ['remove'], { others: false, own: false, status: 'active', author: 1 }],
    ['shadow_ban', ['shadow_ban'], { others: false, own: true, status: 'active', author: 0 }],
    ['temp_ban', ['remove', 'temp_ban'], { others: false, own: false, status: 'temp_banned', author: 1 }],
  ] as const)(
    '%s leaves one state that queue, log, users, content and notices agree on',
    async (action, logged, left) => {
      const { api, decide, queued, canRead, noticesOf, user, post } = await world()
      const seen = async () => {
        const { reports } = await api.moderation.getReports({ item_type: 'post', item_id: post.id })
        return { author: (await noticesOf('lexcorp')).length, reporter: (await noticesOf('joaopedro')).length, reports }
      }
      const before = await seen()
      const { decision_id } = await decide(action)
      const after = await seen()
      expect(await queued()).toBeUndefined()
      const { entries } = await api.moderation.getAuditLog({ limit: 100 })
      const about = entries.filter(({ item_id }) => item_id === post.id)
      expect(about.map(({ action_type }) => action_type).sort()).toEqual(logged)
      expect(about.every(({ is_reversible }) => is_reversible)).toBe(true)
      expect((await api.moderation.getAuditLog({ filters: { id: decision_id } })).entries).toHaveLength(1)
      expect({
        others: await canRead('joaopedro'),
        own: await canRead('lexcorp'),
        status: (await user('lexcorp'))?.status,
        author: after.author - before.author,
      }).toEqual(left)
      expect(after.reporter - before.reporter).toBe(1)
      // One step undoes the decision everywhere.
      await api.moderation.restore({ id: decision_id, reopen: true })
      expect(await queued()).toBeDefined()
      expect([await canRead('joaopedro'), (await user('lexcorp'))?.status]).toEqual([true, 'active'])
      expect(await seen()).toMatchObject({ author: before.author, reporter: before.reporter })
    },
  )

  test('a shadow ban of a profile is seen in user management and lifted there', async () => {
    const { api, user, canRead } = await world()
    const about = { item_type: 'profile', item_id: 'user-lexcorp', moderator_id: MODERATOR } as const
    await api.moderation.moderateContent({ ...about, action_type: 'shadow_ban' })
    expect(await canRead('joaopedro')).toBe(false)
    const ban = (await user('lexcorp'))?.shadow_ban
    await api.moderation.restore({ id: ban?.id ?? '' })
    expect([await canRead('joaopedro'), (await user('lexcorp'))?.shadow_ban]).toEqual([true, null])
  })
})

describe('justification', () => {
  test('is asked for a removal, one by one and in bulk', async () => {
    const { api, decide, queued } = await world()
    expect(await codeOf(decide('remove', '  '))).toBe('JUSTIFICATION_REQUIRED')
    const id = (await queued())?.item.id ?? ''
    const bulk = { action_type: 'remove', moderator_id: MODERATOR } as const
    expect(await codeOf(api.moderation.bulkProcess({ ...bulk, items: [{ id }] }))).toBe('JUSTIFICATION_REQUIRED')
    expect(await codeOf(decide('approve', ''))).toBe('done')
  })
})

describe('the author', () => {
  test('is notified with the reason, the first words and a link to the decision', async () => {
    const { decide, noticesOf, post } = await world()
    const { decision_id } = await decide('remove', 'Promete resultado')
    expect((await noticesOf('lexcorp'))[0]).toMatchObject({
      text: 'Sua publicação foi removida pela moderação. Motivo: Promete resultado',
      excerpt: post.body,
      href: `/recursos/${decision_id}`,
    })
  })

  test('is told that the post was removed, not that somebody deleted it; others learn no decision', async () => {
    const { api, as, decide, post } = await world()
    const { decision_id } = await decide('remove')
    for (const [username, decisionId] of [
      ['lexcorp', decision_id],
      ['joaopedro', null],
    ] as const) {
      await as(username)
      await expect(api.posts.get({ id: post.id })).rejects.toMatchObject({
        code: 'POST_NOT_FOUND',
        data: { decisionId },
      })
    }
  })

  test('objects once; the item waits in the queue with the words and the text', async () => {
    const { api, as, decide, log, queued, canRead, noticesOf, tick } = await world()
    const { decision_id } = await decide('remove')
    await as('lexcorp')
    const objecting = () => api.moderation.objectToDecision({ id: decision_id, text: 'Era uma paródia.' })
    expect((await objecting()).objection?.text).toBe('Era uma paródia.')
    expect(await codeOf(objecting())).toBe('ALREADY_OBJECTED')
    await as('moderacao')
    tick()
    expect(await queued()).toMatchObject({
      item: { most_common_reason: OBJECTION_REASON, status: 'pending' },
      content: { body: expect.stringContaining('Causa ganha') },
      objection: { decision: { id: decision_id }, text: 'Era uma paródia.' },
    })
    await as('soniaribeiro')
    const { id } = await api.moderation.answerObjection({ id: decision_id, accept: true })
    expect(await log(decision_id)).toMatchObject({ reversal: { id }, is_reversible: false })
    expect(await codeOf(api.moderation.answerObjection({ id: decision_id, accept: true }))).toBe('DECISION_NOT_FOUND')
    expect([await canRead('joaopedro'), await queued()]).toEqual([true, undefined])
    expect((await noticesOf('lexcorp'))[0]?.text).toContain('está de novo no ar')
  })

  test('whose objection is not accepted reads why, and the decision holds', async () => {
    const { api, as, noticesOf, user, tick } = await world()
    const { decision_id } = await api.moderation.banUser({ user_id: 'user-lexcorp', reason: 'Reincidência' })
    await as('lexcorp')
    await api.moderation.objectToDecision({ id: decision_id, text: 'Não fui eu.' })
    await as('moderacao')
    tick()
    const waiting = async () =>
      (await api.moderation.getCase({ username: 'lexcorp' })).waiting.map(({ item }) => item.most_common_reason)
    const reported = (await waiting()).filter((reason) => reason !== OBJECTION_REASON)
    expect(await waiting()).toContain(OBJECTION_REASON)
    await as('soniaribeiro')
    const { answerObjection } = api.moderation
    await answerObjection({ id: decision_id, accept: false, reason: 'Foi a mesma conta.' })
    expect(await codeOf(answerObjection({ id: decision_id, accept: true }))).toBe('DECISION_NOT_FOUND')
    expect([(await user('lexcorp'))?.status, await waiting()]).toEqual(['banned', reported])
    expect((await noticesOf('lexcorp'))[0]).toMatchObject({
      text: 'A moderação analisou seu recurso e manteve a decisão. Motivo: Foi a mesma conta.',
      href: `/recursos/${decision_id}`,
    })
  })
})
