import { contract } from '@ementa/contracts/contract'
import { describe, expect, test } from 'vitest'
import { author, CALLS, guard, makeOwn, PEOPLE, type Row } from '../test/calls'
import { openAs, transports } from '../test/transports'

/* Every call of the contract has a row with the people who may make it, so that a new call has to say. */

const TABLE: Readonly<Record<string, Row>> = CALLS
const names = Object.entries(contract).flatMap(([area, verbs]) => Object.keys(verbs).map((verb) => `${area}.${verb}`))

test('every call of the contract has a row', () => {
  expect(names.filter((name) => !(name in TABLE))).toEqual([])
})

/** The refusals of a role or of an ownership; a call that gets further was admitted. */
const REFUSALS = new Set([401, 403])

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
