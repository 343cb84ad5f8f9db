import type { Api, Memberships, Relation } from '@ementa/contracts'
import { byRelation } from '@ementa/contracts/schemas'
import { expect, test, vi } from 'vitest'
import { createRelations } from './relations'

const none: Memberships = byRelation(() => [])

/** Calls that wait until the test settles them, in order. */
function setup(memberships: Partial<Memberships> = {}) {
  const sent: { name: string; resolve: (answer?: unknown) => void; reject: (error: unknown) => void }[] = []
  const relations = createRelations({
    api: {} as Api,
    send: (relation, on, id) =>
      new Promise<unknown>((resolve, reject) => {
        sent.push({ name: `${on ? 'add' : 'remove'} ${relation} ${id}`, resolve, reject })
      }),
  })
  relations.load({ ...none, ...memberships }, 'u1')
  return { relations, sent, names: () => sent.map(({ name }) => name) }
}

const toggle = (relation: Relation, id: string, on = true) => ({ relation, id, on })
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a failed call rolls back and rejects with its own error', async () => {
  const { relations, sent } = setup({ liked: ['p1'] })
  const done = relations.set('liked', 'p1', false)
  const failure = new Error('Mock network error')
  sent[0]?.reject(failure)
  await expect(done).rejects.toBe(failure)
  expect(relations.has('liked', 'p1')).toBe(true)
})

test('taps within one flight coalesce: the last intent wins with the fewest calls', async () => {
  const { relations, sent, names } = setup()
  const taps = [true, false, true, false].map((on) => relations.set('liked', 'p1', on))
  expect(names()).toEqual(['add liked p1'])
  sent[0]?.resolve()
  await settle()
  expect(names()).toEqual(['add liked p1', 'remove liked p1'])
  sent[1]?.resolve()
  await Promise.all(taps)
  expect(relations.has('liked', 'p1')).toBe(false)
})

test('a call queued offline counts as done, a refused one does not', async () => {
  const { relations, sent } = setup()
  const queued = relations.set('bookmarked', 'p1', true)
  relations.wait([toggle('bookmarked', 'p1')])
  sent[0]?.resolve({ queued: true })
  expect(await queued).toBe('waiting')
  expect(relations.has('bookmarked', 'p1')).toBe(true)
  const refused = relations.set('subscribed', 'n1', true)
  sent[1]?.reject(Object.assign(new Error('Offline'), { code: 'OFFLINE' }))
  await expect(refused).rejects.toThrow('Offline')
  expect(relations.has('subscribed', 'n1')).toBe(false)
})

test('setting what is already so makes no call', async () => {
  const { relations, names } = setup({ muted: ['u2'] })
  await relations.set('muted', 'u2', true)
  expect(names()).toEqual([])
})

test('blocking ends the follow; a failed block brings it back', async () => {
  const { relations, sent } = setup({ following: ['u2', 'u3'] })
  const failing = relations.set('blocked', 'u2', true)
  expect(relations.has('following', 'u2')).toBe(false)
  sent[0]?.reject(new Error('Mock network error'))
  await expect(failing).rejects.toThrow()
  expect(relations.has('following', 'u2')).toBe(true)
  const working = relations.set('blocked', 'u3', true)
  sent[1]?.resolve()
  await working
  expect(relations.ids('following')).toEqual(['u2'])
  const lifting = relations.set('blocked', 'u3', false)
  sent[2]?.resolve()
  await lifting
  expect(relations.ids('following')).toEqual(['u2'])
})

test('nobody follows whom they block: not by a follow, a reload or a block that waits in the queue', async () => {
  const { relations, sent } = setup({ blocked: ['u2'], following: ['u2', 'u4'] })
  expect(relations.ids('following')).toEqual(['u4'])
  const follow = relations.set('following', 'u2', true)
  expect(relations.has('following', 'u2')).toBe(false)
  sent[0]?.reject(new Error('Blocked users cannot be followed'))
  await expect(follow).rejects.toThrow()
  relations.wait([toggle('blocked', 'u4')])
  expect(relations.ids('following')).toEqual([])
  relations.confirm(toggle('blocked', 'u4'))
  expect(relations.known().following).not.toContain('u4')
})

test('a reload of memberships keeps what is on its way', async () => {
  const { relations, sent } = setup()
  const done = relations.set('bookmarked', 'p1', true)
  relations.load(none, 'u1')
  expect(relations.has('bookmarked', 'p1')).toBe(true)
  sent[0]?.resolve()
  await done
  relations.load({ ...none, bookmarked: ['p1'] }, 'u1')
  expect(relations.ids('bookmarked')).toEqual(['p1'])
})

test('an answer that arrives after signing out changes nothing', async () => {
  const { relations, sent } = setup()
  const done = relations.set('liked', 'p1', true)
  relations.clear()
  sent[0]?.reject(new Error('Mock network error'))
  await expect(done).rejects.toThrow()
  expect(relations.ids('liked')).toEqual([])
})

test('a reload of memberships takes over what another tab changed', () => {
  const { relations } = setup({ liked: ['p1', 'p2'] })
  relations.load({ ...none, liked: ['p2', 'p3'] }, 'u1')
  expect(relations.ids('liked').sort()).toEqual(['p2', 'p3'])
})

test('a queued toggle outlives a reload of memberships until it leaves the queue', () => {
  const { relations } = setup({ bookmarked: ['p1'] })
  relations.wait([toggle('bookmarked', 'p2'), toggle('bookmarked', 'p1', false)])
  relations.load({ ...none, bookmarked: ['p1'] }, 'u1')
  expect(relations.ids('bookmarked')).toEqual(['p2'])
  relations.confirm(toggle('bookmarked', 'p2'))
  relations.wait([])
  expect(relations.ids('bookmarked').sort()).toEqual(['p1', 'p2'])
})

test('each membership is set and ended by its own call, of the right thing', async () => {
  const like = vi.fn(async () => ({ ok: true }))
  const unfollowTag = vi.fn(async () => ({ ok: true }))
  const relations = createRelations({ api: { posts: { like }, tags: { unfollowTag } } as unknown as Api })
  relations.load({ ...none, followedTags: ['lgpd'] }, 'u1')
  expect(await relations.set('liked', 'p1', true)).toBe('sent')
  expect(await relations.set('followedTags', 'lgpd', false)).toBe('sent')
  expect(like).toHaveBeenCalledExactlyOnceWith({ id: 'p1' })
  expect(unfollowTag).toHaveBeenCalledExactlyOnceWith({ slug: 'lgpd' })
})

test('says whether a change was sent or waits, and only what was sent is what the backend keeps', async () => {
  const { relations, sent } = setup({ liked: ['p0'] })
  const confirmed = vi.fn()
  relations.onConfirmed(confirmed)
  const first = relations.set('liked', 'p1', true)
  relations.wait([toggle('liked', 'p1')])
  sent[0]?.resolve({ queued: true })
  expect(await first).toBe('waiting')
  expect(confirmed).not.toHaveBeenCalled()
  expect(relations.known().liked).toEqual(['p0'])

  const taken = relations.set('liked', 'p1', false)
  relations.wait([])
  sent[1]?.resolve()
  expect(await taken).toBe('sent')
  expect(relations.has('liked', 'p1'), 'nothing waits any more').toBe(false)
  expect(confirmed).toHaveBeenCalledTimes(1)

  const ended = relations.set('liked', 'p0', false)
  sent[2]?.resolve()
  await ended
  expect(relations.known().liked).toEqual([])
})

test('what the queue sent before its caller knew that it waits is no longer waiting', async () => {
  const { relations, sent } = setup()
  const queued = relations.set('liked', 'p1', true)
  relations.wait([toggle('liked', 'p1')])
  relations.confirm(toggle('liked', 'p1'))
  relations.wait([])
  sent[0]?.resolve({ queued: true })
  expect(await queued).toBe('waiting')
  expect(relations.known().liked).toEqual(['p1'])
  relations.load(none, 'u1')
  expect(relations.has('liked', 'p1')).toBe(false)
})

test('of two toggles of one thing in the queue the last is shown, also once the first was sent', () => {
  const { relations } = setup()
  relations.wait([toggle('liked', 'p1'), toggle('liked', 'p1', false)])
  expect(relations.has('liked', 'p1')).toBe(false)
  relations.confirm(toggle('liked', 'p1'))
  relations.wait([toggle('liked', 'p1', false)])
  relations.load({ ...none, liked: ['p1'] }, 'u1')
  expect(relations.has('liked', 'p1')).toBe(false)
  relations.confirm(toggle('liked', 'p1', false))
  relations.wait([])
  expect(relations.has('liked', 'p1')).toBe(false)
})

test('another person has neither what the one before was changing nor what waited', async () => {
  const { relations, sent } = setup({ muted: ['u9'] })
  const confirmed = vi.fn()
  relations.onConfirmed(confirmed)
  const flying = relations.set('liked', 'p1', true)
  relations.wait([toggle('liked', 'p2')])
  relations.load({ ...none, liked: ['p3'] }, 'u2')
  expect(relations.ids('liked')).toEqual(['p3'])
  expect(relations.ids('muted')).toEqual([])
  sent[0]?.resolve()
  expect(await flying).toBe('sent')
  expect(relations.known().liked).toEqual(['p3'])
  expect(confirmed).not.toHaveBeenCalled()
})
