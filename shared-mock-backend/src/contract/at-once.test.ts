import { describe, expect, test } from 'vitest'
import { codeOf } from '../test/start'
import { transports, type World } from '../test/transports'

/*
 * Moderation when several people act at once: nobody decides in the own cause, an objection is lost to no other decision, a
 * decision is about the text that was on the screen, and what is announced is what was done (decision 015).
 */

const MODERATOR = 'user-moderacao'

async function rowsOf({ api }: World, item_id: string) {
  const { items } = await api.moderation.getQueue({ filters: { status: 'open' }, limit: 100 })
  return items.filter(({ item }) => item.item_id === item_id)
}

async function rowOf(world: World, item_id: string) {
  const [row] = await rowsOf(world, item_id)
  if (!row) throw new Error(`${item_id} is not in the queue`)
  return row
}

const report = ({ api }: World, targetId: string, type: 'post' | 'comment' | 'user' = 'post') =>
  api.moderation.reportContent({ kind: 'dialog', type, targetId, reason: 'harassment', description: 'Leia o texto.' })

/** A post by `author`, reported by joaopedro. */
async function reportedPost(world: World, author: string, body = 'Texto OFENSIVO original') {
  await world.as(author)
  const post = await world.api.posts.create({ body })
  await world.as('joaopedro')
  await report(world, post.id)
  return post
}

/** Returns the version fields that the panel sends for a row: item and text as they were on the screen. */
const seen = ({ item, content }: Awaited<ReturnType<typeof rowOf>>) => ({
  id: item.id,
  version: item.updated_at,
  content_version: content?.version ?? null,
})

describe.each(transports)('nobody decides in the own cause, $transport', ({ open }) => {
  test('not about what they wrote, alone or in bulk, nor takes the item from the others', async () => {
    const world = await open()
    const { moderation } = world.api
    const post = await reportedPost(world, 'soniaribeiro')
    await world.as('soniaribeiro')
    const { id } = (await rowOf(world, post.id)).item
    const by = { action_type: 'approve', moderator_id: 'user-soniaribeiro' } as const
    expect(await codeOf(moderation.processQueue({ id, ...by }))).toBe('OWN_CAUSE')
    expect((await moderation.bulkProcess({ items: [{ id }], ...by })).results).toEqual([
      { id, ok: false, code: 'OWN_CAUSE' },
    ])
    expect(await codeOf(moderation.claim({ id }))).toBe('OWN_CAUSE')
    await world.as('moderacao')
    const { decision_id } = await moderation.processQueue({
      ...{ id, action_type: 'remove', moderator_id: MODERATOR, reason: 'Ofensa' },
    })
    await world.as('soniaribeiro')
    expect(await codeOf(moderation.restore({ id: decision_id }))).toBe('OWN_CAUSE')
  })

  test('not about their account, by any call', async () => {
    const world = await open()
    const { moderation } = world.api
    await world.as('moderacao')
    const about = { user_id: 'user-soniaribeiro', reason: 'Insistência' }
    const { decision_id: warning } = await moderation.warnUser(about)
    const { decision_id: ban } = await moderation.banUser({ ...about, days: 5 })
    await world.as('soniaribeiro')
    const calls = [
      moderation.restore({ id: warning }),
      moderation.restore({ id: ban }),
      moderation.unbanUser(about),
      moderation.banUser(about),
      moderation.muteUser(about),
      moderation.warnUser(about),
      moderation.updateUserRole({ ...about, is_moderator: true }),
    ]
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['OWN_CAUSE']))
    await world.as('moderacao')
    expect((await moderation.getUsers({ query: 'soniaribeiro' })).users[0]).toMatchObject({
      ...{ status: 'temp_banned', warnings_count: 1 },
    })
  })

  test('whoever decided neither answers the objection to it nor takes it back beside that', async () => {
    const world = await open()
    const { moderation } = world.api
    const post = await reportedPost(world, 'renata')
    await world.as('moderacao')
    const { decision_id: id } = await moderation.processQueue({
      ...{ id: (await rowOf(world, post.id)).item.id, action_type: 'remove' },
      ...{ moderator_id: MODERATOR, reason: 'Ofensa' },
    })
    await world.as('renata')
    await moderation.objectToDecision({ id, text: 'Não ofendi ninguém.' })
    await world.as('moderacao')
    expect(await codeOf(moderation.answerObjection({ id, accept: false }))).toBe('OWN_DECISION')
    expect(await codeOf(moderation.restore({ id }))).toBe('OWN_DECISION')
  })

  test('the last moderator whom the guard lets in and who is not banned can neither leave nor be banned', async () => {
    const world = await open()
    const { moderation } = world.api
    await world.as('moderacao')
    const role = (user_id: string, is_moderator: boolean) =>
      codeOf(moderation.updateUserRole({ user_id, is_moderator }))
    // Beatriz is a moderator whom the guard refuses: she could not act for the others.
    expect((await moderation.getUsers({ role: 'moderators' })).users.map(({ username }) => username)).toContain(
      'beatriz',
    )
    expect(await role('user-soniaribeiro', false)).toBe('done')
    expect(await role(MODERATOR, false)).toBe('LAST_MODERATOR')
    expect(await role('user-soniaribeiro', true)).toBe('done')
    await moderation.banUser({ user_id: 'user-soniaribeiro', reason: 'Insistência', days: 5 })
    expect(await role(MODERATOR, false)).toBe('LAST_MODERATOR')
    await world.as('soniaribeiro')
    expect(await codeOf(moderation.banUser({ user_id: MODERATOR, reason: 'Insistência' }))).toBe('LAST_MODERATOR')
  })

  test('who moderates content by the open call is recorded as who they are, and not as the moderation [BCK-069]', async () => {
    const world = await open()
    const { moderation } = world.api
    const before = await moderation.getTransparency({ days: 30 })
    const about = { item_type: 'post', item_id: 'post-001', moderator_id: MODERATOR, reason: 'Teste' } as const
    await moderation.moderateContent({ ...about, action_type: 'remove' })
    await world.as('lexcorp')
    await moderation.moderateContent({ ...about, action_type: 'approve' })
    expect((await moderation.getTransparency({ days: 30 })).decisions).toBe(before.decisions)
    await world.as('moderacao')
    const { entries } = await moderation.getAuditLog({ limit: 2 })
    expect(entries.map(({ moderator_id }) => moderator_id).sort()).toEqual(['user-lexcorp', 'visitor'])
    const names = entries.map(({ moderator_name }) => moderator_name)
    expect(names).toEqual(expect.arrayContaining(['Visitante', expect.stringMatching(/\(fora da moderação\)$/)]))
    expect((await moderation.exportReport({})).csv).toContain(';Visitante;')
  })
})

describe.each(transports)('the name of the moderation, $transport', ({ open }) => {
  test('is taken by nobody else, and kept by who has it', async () => {
    const world = await open()
    const { profiles } = world.api
    await world.as('lexcorp')
    expect(await codeOf(profiles.update({ display_name: 'Moderação da  EMENTA', bio: '' }))).toBe('NAME_RESERVED')
    const { display_name } = await world.as('moderacao')
    expect(await codeOf(profiles.update({ display_name, bio: 'Denúncias são lidas por gente.' }))).toBe('done')
  })
})

describe.each(transports)('an objection is an item of its own, $transport', ({ open }) => {
  /** joaopedro is warned and muted by `moderacao`, and objects to both. */
  async function twoObjections(world: World) {
    const { moderation } = world.api
    await world.as('moderacao')
    const about = { user_id: 'user-joaopedro', reason: 'Insistência' }
    const { decision_id: warning } = await moderation.warnUser(about)
    const { decision_id: mute } = await moderation.muteUser(about)
    await world.as('joaopedro')
    await moderation.objectToDecision({ id: warning, text: 'Não insisti.' })
    await moderation.objectToDecision({ id: mute, text: 'Nem depois.' })
    return { warning, mute }
  }

  test('beside another objection and beside reports; answering one closes that one alone', async () => {
    const world = await open()
    const { moderation } = world.api
    const { warning, mute } = await twoObjections(world)
    await world.as('beatriz')
    await report(world, 'user-joaopedro', 'user')
    await world.as('soniaribeiro')
    const texts = async () =>
      (await rowsOf(world, 'user-joaopedro')).map(({ objection }) => objection?.text ?? 'report')
    expect((await texts()).sort()).toEqual(['Nem depois.', 'Não insisti.', 'report'])
    expect((await rowsOf(world, 'user-joaopedro')).find(({ objection }) => !objection)).toMatchObject({
      ...{ item: { report_count: 1, most_common_reason: 'harassment' }, reasons: [{ reason: 'harassment', count: 1 }] },
    })
    await moderation.answerObjection({ id: mute, accept: false, reason: 'Insistiu.' })
    expect((await texts()).sort()).toEqual(['Não insisti.', 'report'])
    await moderation.answerObjection({ id: warning, accept: true })
    expect(await texts()).toEqual(['report'])
    await world.as('beatriz')
    expect((await moderation.listOwnReports()).reports[0]).toMatchObject({ outcome: null })
  })

  test('is closed by no decision about reports, alone or in bulk, and still counted as open', async () => {
    const world = await open()
    const { moderation } = world.api
    const post = await reportedPost(world, 'renata')
    await world.as('moderacao')
    const by = { action_type: 'remove', moderator_id: MODERATOR, reason: 'Ofensa' } as const
    const { decision_id: id } = await moderation.processQueue({ id: (await rowOf(world, post.id)).item.id, ...by })
    await world.as('renata')
    await moderation.objectToDecision({ id, text: 'Não ofendi ninguém.' })
    world.at('2026-03-10T12:01:00.000Z')
    await world.as('joaopedro')
    await report(world, post.id)
    world.at('2026-03-10T12:02:00.000Z')
    await world.as('soniaribeiro')
    const rows = await rowsOf(world, post.id)
    const own = { action_type: 'approve', moderator_id: 'user-soniaribeiro' } as const
    const objected = rows.find(({ objection }) => objection)?.item.id ?? ''
    expect(await codeOf(moderation.processQueue({ id: objected, ...own }))).toBe('IS_OBJECTION')
    const { results } = await moderation.bulkProcess({ items: rows.map(({ item }) => ({ id: item.id })), ...own })
    expect(results.filter(({ ok }) => !ok)).toEqual([{ id: objected, ok: false, code: 'IS_OBJECTION' }])
    expect((await rowsOf(world, post.id)).map(({ item }) => item.id)).toEqual([objected])
    expect((await moderation.getTransparency({})).objections).toMatchObject({ open: 1 })
    world.at('2026-03-10T12:03:00.000Z')
    // The removal is not in force any more: the answer is given all the same, and says so.
    expect((await rowOf(world, post.id)).objection?.decision).toMatchObject({ is_reversible: false })
    expect(await codeOf(moderation.answerObjection({ id, accept: true, reason: 'Tem razão.' }))).toBe('done')
    expect((await moderation.getTransparency({})).objections).toMatchObject({ open: 0, accepted: 1 })
    await world.as('renata')
    expect((await world.api.notifications.list({})).notifications[0]?.text).toBe(
      'A moderação analisou seu recurso e deu razão a você. A medida já não estava em vigor. Motivo: Tem razão.',
    )
  })

  test('is answered by taking the decision back from the log', async () => {
    const world = await open()
    const { moderation } = world.api
    const { warning } = await twoObjections(world)
    await world.as('soniaribeiro')
    await moderation.restore({ id: warning, reason: 'Foi engano.' })
    expect((await rowsOf(world, 'user-joaopedro')).map(({ objection }) => objection?.text)).toEqual(['Nem depois.'])
    await world.as('joaopedro')
    expect((await moderation.getDecision({ id: warning })).objection?.answer).toMatchObject({
      ...{ is_accepted: true, reason: 'Foi engano.' },
    })
  })

  test('is offered only where it would be taken: the older of two bans is not in force', async () => {
    const world = await open()
    const { moderation } = world.api
    await world.as('moderacao')
    const about = { user_id: 'user-joaopedro', reason: 'Insistência' }
    const { decision_id: older } = await moderation.banUser({ ...about, days: 5 })
    world.at('2026-03-10T12:01:00.000Z')
    const { decision_id: newer } = await moderation.banUser({ ...about, days: 30 })
    await world.as('joaopedro')
    const { measures } = await world.api.auth.getAccount()
    expect(measures.slice(0, 2).map(({ id, can_object }) => [id, can_object])).toEqual([
      [newer, true],
      [older, false],
    ])
    expect(await codeOf(moderation.objectToDecision({ id: older, text: 'Não.' }))).toBe('DECISION_NOT_FOUND')
  })
})

describe.each(transports)('a decision is about the text that was on the screen, $transport', ({ open }) => {
  test('another text is refused and shown; the report keeps the one that was reported', async () => {
    const world = await open()
    const { moderation, posts } = world.api
    const post = await reportedPost(world, 'renata')
    await world.as('moderacao')
    const row = await rowOf(world, post.id)
    await world.as('renata')
    world.at('2026-03-10T12:01:00.000Z')
    await posts.update({ id: post.id, body: 'Texto inocente' })
    await world.as('moderacao')
    const remove = { action_type: 'remove', moderator_id: MODERATOR, reason: 'Ofensa' } as const
    await expect(moderation.processQueue({ ...seen(row), ...remove })).rejects.toMatchObject({
      ...{ code: 'CONTENT_CHANGED', data: { change: 'edited' } },
    })
    expect((await moderation.bulkProcess({ items: [seen(row)], ...remove })).results).toMatchObject([
      { ok: false, code: 'CONTENT_CHANGED' },
    ])
    const changed = await rowOf(world, post.id)
    expect(changed).toMatchObject({
      content: { body: 'Texto inocente' },
      reported: { body: 'Texto OFENSIVO original' },
    })
    expect((await moderation.getReports({ item_id: post.id })).reports[0]?.content?.body).toBe(
      'Texto OFENSIVO original',
    )
    await moderation.processQueue({ ...seen(changed), ...remove, action_type: 'approve' })
    const { entries } = await moderation.getAuditLog({ limit: 1 })
    expect(entries[0]?.content?.body).toBe('Texto inocente')
    await world.as('joaopedro')
    expect((await moderation.listOwnReports()).reports[0]).not.toHaveProperty('content')
  })

  test('a text that was changed after its removal does not come back unread', async () => {
    const world = await open()
    const { moderation, posts } = world.api
    const post = await reportedPost(world, 'renata')
    await world.as('moderacao')
    const remove = { action_type: 'remove', moderator_id: MODERATOR, reason: 'Ofensa' } as const
    const { decision_id: id } = await moderation.processQueue({ ...seen(await rowOf(world, post.id)), ...remove })
    await world.as('renata')
    await moderation.objectToDecision({ id, text: 'Não ofendi ninguém.' })
    await world.as('soniaribeiro')
    const row = await rowOf(world, post.id)
    await world.as('renata')
    if ((await codeOf(posts.update({ id: post.id, body: 'OFENSA NOVA' }))) !== 'done') return
    await world.as('soniaribeiro')
    const { content_version } = seen(row)
    expect(await codeOf(moderation.answerObjection({ id, accept: true, content_version }))).toBe('CONTENT_CHANGED')
    expect(await codeOf(moderation.restore({ id, content_version }))).toBe('CONTENT_CHANGED')
    expect((await rowOf(world, post.id)).objection?.decision).toMatchObject({
      content: { body: 'Texto OFENSIVO original' },
      current: { body: 'OFENSA NOVA' },
    })
  })

  test('of what its author deleted meanwhile, nothing is removed; the ban reaches the author', async () => {
    const world = await open()
    const { moderation, posts } = world.api
    const post = await reportedPost(world, 'renata')
    await world.as('moderacao')
    const row = await rowOf(world, post.id)
    await world.as('renata')
    await posts.delete({ id: post.id })
    await world.as('moderacao')
    const ban = { action_type: 'temp_ban', moderator_id: MODERATOR, reason: 'Ofensa' } as const
    await expect(moderation.processQueue({ ...seen(row), ...ban })).rejects.toMatchObject({
      ...{ code: 'CONTENT_CHANGED', data: { change: 'deleted' } },
    })
    const gone = await rowOf(world, post.id)
    expect(gone).toMatchObject({ content: null, reported: { body: post.body }, author: { username: 'renata' } })
    const remove = codeOf(moderation.processQueue({ id: gone.item.id, ...ban, action_type: 'remove' }))
    expect(await remove).toBe('CONTENT_NOT_FOUND')
    await moderation.processQueue({ ...seen(gone), ...ban })
    expect((await moderation.getUsers({ query: 'renata' })).users[0]).toMatchObject({ status: 'temp_banned' })
    const { entries } = await moderation.getAuditLog({ limit: 1 })
    expect(entries[0]).toMatchObject({
      ...{ action_type: 'temp_ban', person: { username: 'renata' }, content: { body: post.body } },
    })
    await world.as('renata')
    expect((await world.api.notifications.list({})).notifications[0]?.text).toBe(
      'Sua conta foi banida por 30 dias. Motivo: Ofensa',
    )
  })

  test('closing the reports of what is gone says that, in the log and to who reported', async () => {
    const world = await open()
    const { moderation, posts } = world.api
    const post = await reportedPost(world, 'renata')
    await world.as('renata')
    await posts.delete({ id: post.id })
    await world.as('moderacao')
    world.at('2026-03-10T12:05:00.000Z')
    const gone = await rowOf(world, post.id)
    const { decision_id } = await moderation.processQueue({
      ...seen(gone),
      action_type: 'approve',
      moderator_id: MODERATOR,
    })
    const { entries } = await moderation.getAuditLog({ filters: { id: decision_id } })
    expect(entries[0]).toMatchObject({ action_type: 'close', is_reversible: true })
    await world.as('joaopedro')
    expect((await moderation.listOwnReports()).reports[0]).toMatchObject({ outcome: { result: 'gone' } })
    expect((await world.api.notifications.list({})).notifications[0]?.text).toBe(
      'A publicação que você denunciou foi analisada: quem escreveu já tinha apagado o conteúdo.',
    )
  })

  test('the notice of an approved comment quotes the comment and nobody else', async () => {
    const world = await open()
    const { moderation, comments } = world.api
    await world.as('renata')
    const comment = await comments.create({ postId: 'post-001', body: 'Discordo do relator.' })
    await world.as('joaopedro')
    await report(world, comment.id, 'comment')
    await world.as('moderacao')
    const row = await rowOf(world, comment.id)
    await moderation.processQueue({ ...seen(row), action_type: 'approve', moderator_id: MODERATOR })
    await world.as('renata')
    expect((await world.api.notifications.list({})).notifications[0]).toMatchObject({ excerpt: 'Discordo do relator.' })
  })

  test('log and queue are searched by the words that they show', async () => {
    const world = await open()
    const { moderation } = world.api
    const post = await reportedPost(world, 'renata', 'A cláusula penal leonina')
    await world.as('moderacao')
    const found = await moderation.getQueue({ filters: { query: 'leia o texto' } })
    expect(found.items.map(({ item }) => item.item_id)).toContain(post.id)
    await moderation.processQueue({
      ...seen(await rowOf(world, post.id)),
      ...{ action_type: 'remove', moderator_id: MODERATOR, reason: 'Ofensa' },
    })
    const { entries } = await moderation.getAuditLog({ filters: { query: 'clausula penal leonina' } })
    expect(entries.map(({ item_id }) => item_id)).toEqual([post.id])
  })
})
