import { describe, expect, test } from 'vitest'
import { transports, type World } from '../test/transports'

const AUTHOR = 'user-peticoesprontas'
const about = { reason: 'Oferta com preço.', duration_days: null } as const

async function itemOf({ api }: World, item_id: string) {
  const { items } = await api.moderation.getQueue({ limit: 100 })
  const found = items.find(({ item }) => item.item_id === item_id)
  if (!found) throw new Error(`${item_id} is not in the queue`)
  return found
}

/** Removes the post as `moderacao`; the decision. */
async function removed(world: World) {
  await world.as('moderacao')
  const { item } = await itemOf(world, 'post-079')
  const done = await world.api.moderation.processQueue({
    id: item.id,
    action_type: 'remove',
    moderator_id: 'user-moderacao',
    ...about,
  })
  return done.decision_id
}

describe.each(transports)('fair moderation, $transport', ({ open }) => {
  test('an objection is made once, answered by somebody else than who decided, and its answer is on the page of both', async () => {
    const world = await open()
    const { moderation } = world.api
    const id = await removed(world)
    await world.as('peticoesprontas')
    await moderation.objectToDecision({ id, text: 'São modelos gratuitos.' })
    await expect(moderation.objectToDecision({ id, text: 'De novo' })).rejects.toMatchObject({
      code: 'ALREADY_OBJECTED',
    })

    await world.as('moderacao')
    const { objection } = await itemOf(world, 'post-079')
    expect(objection?.decision).toMatchObject({ id, moderator_id: 'user-moderacao' })
    await expect(moderation.answerObjection({ id, accept: true })).rejects.toMatchObject({ code: 'OWN_DECISION' })
    await world.as('soniaribeiro')
    await moderation.answerObjection({ id, accept: false, reason: 'O preço está no texto.' })

    const answer = { is_accepted: false, reason: 'O preço está no texto.', created_at: '2026-03-10T12:00:00.000Z' }
    const read = async () => (await moderation.getDecision({ id })).objection?.answer
    expect(await read()).toEqual(answer)
    await world.as('peticoesprontas')
    expect(await read()).toEqual(answer)
  })

  test('the statement of reasons is for whom it concerns and for readers of the log, who see no shadow ban there', async () => {
    const world = await open()
    const { moderation } = world.api
    const id = await removed(world)
    expect(await moderation.getDecision({ id })).toMatchObject({
      reason: 'Oferta com preço.',
      person: { id: AUTHOR },
    })
    const { entries } = await moderation.getAuditLog({ filters: { action_type: 'shadow_ban' } })
    const hidden = entries[0]?.id ?? ''
    await expect(moderation.getDecision({ id: hidden })).rejects.toMatchObject({ code: 'DECISION_NOT_FOUND' })
    await world.as('lexcorp')
    await expect(moderation.getDecision({ id })).rejects.toMatchObject({ code: 'DECISION_NOT_FOUND' })
  })

  test('who opened an item has it: another moderator sees that, cannot decide, and may take it over', async () => {
    const world = await open()
    const { moderation } = world.api
    await world.as('moderacao')
    const { id } = (await itemOf(world, 'post-079')).item
    const { id: otherId } = (await itemOf(world, 'post-077')).item
    await moderation.claim({ id: otherId })
    const { claims } = await moderation.claim({ id })
    expect(claims).toEqual([
      {
        item_id: id,
        moderator_id: 'user-moderacao',
        moderator_name: 'Moderação da Ementa',
        until: '2026-03-10T12:10:00.000Z',
      },
    ])

    await world.as('soniaribeiro')
    expect((await moderation.listClaims()).claims).toEqual(claims)
    const decision = { id, action_type: 'approve', moderator_id: 'user-soniaribeiro', reason: '' } as const
    const refused = { code: 'ALREADY_CLAIMED', data: { claimedBy: 'Moderação da Ementa' } }
    await expect(moderation.processQueue(decision)).rejects.toMatchObject(refused)
    await expect(moderation.claim({ id })).rejects.toMatchObject(refused)
    await moderation.claim({ id, take_over: true })
    await world.as('moderacao')
    await expect(moderation.claim({ id })).rejects.toMatchObject({ code: 'ALREADY_CLAIMED' })
    await world.as('soniaribeiro')
    await moderation.processQueue(decision)
    expect((await moderation.listClaims()).claims).toEqual([])
  })

  test('an item that somebody left open is free again after ten minutes', async () => {
    const world = await open()
    await world.as('moderacao')
    const { id } = (await itemOf(world, 'post-079')).item
    await world.api.moderation.claim({ id })
    world.at('2026-03-10T12:10:00.000Z')
    await world.as('soniaribeiro')
    expect((await world.api.moderation.claim({ id })).claims).toHaveLength(1)
  })

  test('the case of a person has all that waits, was decided and was noted; the notes are for moderators', async () => {
    const world = await open()
    const { moderation } = world.api
    const { id: user_id } = await world.as('peticoesprontas')
    const decision_id = await removed(world)
    await moderation.addNote({ user_id, text: 'Avisado por mensagem em fevereiro.' })
    const found = await moderation.getCase({ username: 'PeticoesProntas' })
    expect(found.user).toMatchObject({ id: user_id, status: 'banned', warnings_count: 4 })
    expect(found.waiting.map(({ item }) => item.item_id)).toContain(user_id)
    expect(found.decisions[0]).toMatchObject({ id: decision_id, action_type: 'remove' })
    expect(found.decisions.every(({ person }) => person?.id === user_id)).toBe(true)
    expect(found.notes).toMatchObject([
      { text: 'Avisado por mensagem em fevereiro.', author_name: 'Moderação da Ementa' },
    ])
    await world.as('anapaula')
    expect((await moderation.getCase({ username: 'peticoesprontas' })).notes).toBeNull()
    await expect(moderation.getCase({ username: 'ninguem' })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })

  test('who reported learns what became of it, and no more', async () => {
    const world = await open()
    const { moderation } = world.api
    await world.as('joaopedro')
    await moderation.reportContent({ kind: 'dialog', type: 'post', targetId: 'post-001', reason: 'spam' })
    const mine = async () => (await moderation.listOwnReports()).reports[0]
    expect(await mine()).toMatchObject({ outcome: null, about: { href: '/p/post-001/comments' } })
    await world.as('moderacao')
    world.at('2026-03-10T12:05:00.000Z')
    const { id } = (await itemOf(world, 'post-001')).item
    await moderation.processQueue({ id, action_type: 'shadow_ban', moderator_id: 'user-moderacao', reason: '' })
    await world.as('joaopedro')
    expect(await mine()).toMatchObject({
      outcome: { result: 'measures', created_at: '2026-03-10T12:05:00.000Z' },
      about: null,
    })
  })

  test('the transparency report is what the log says, line by line', async () => {
    const world = await open()
    const { moderation } = world.api
    const id = await removed(world)
    await world.as('peticoesprontas')
    await moderation.objectToDecision({ id, text: 'São modelos gratuitos.' })
    await world.leave()
    const report = await moderation.getTransparency({ days: 30 })

    await world.as('moderacao')
    const own: readonly string[] = ['promote', 'demote', 'update_status', 'restore', 'undo', 'uphold']
    const { entries } = await moderation.getAuditLog({ filters: { from: report.from, to: report.to }, limit: 100 })
    const measures = entries.filter(({ action_type }) => !own.includes(action_type))
    const count = (matches: (entry: (typeof measures)[number]) => boolean) => measures.filter(matches).length
    expect(report.decisions).toBe(measures.length)
    expect(report.by_action.length).toBeGreaterThan(3)
    for (const { action, count: told } of report.by_action)
      expect([action, told]).toEqual([action, count(({ action_type }) => action_type === action)])
    for (const { item_type, count: told } of report.by_item)
      expect([item_type, told]).toEqual([item_type, count((entry) => entry.item_type === item_type)])
    expect(report.reversed).toBe(count(({ reversal }) => reversal !== null))
    const { reports } = await moderation.getReports({})
    const inside = reports.filter(({ created_at }) => created_at >= `${report.from}T03:00:00.000Z`)
    expect(report.reports).toBe(inside.length)
    expect(report.objections).toEqual({ received: 1, accepted: 0, upheld: 0, open: 1 })
  })
})
