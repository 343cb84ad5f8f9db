import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { Collection, type Order } from './collection'

const schema = v.object({ id: v.string(), at: v.number(), tags: v.array(v.string()), owner: v.nullable(v.string()) })
type Entry = v.InferOutput<typeof schema>

const entry = (id: string, at: number, tags: string[] = [], owner: string | null = null): Entry => ({
  ...{ id, at, tags, owner },
})
const idsOf = (entries: Iterable<Entry>) => Array.from(entries, ({ id }) => id)

const make = (order?: Order<Entry>) =>
  new Collection<Entry, 'tag' | 'owner'>({
    id: ({ id }) => id,
    schema,
    ...(order && { order }),
    indexes: { tag: ({ tags }) => tags, owner: ({ owner }) => owner },
  })

const newestFirst: Order<Entry> = { place: ({ at }) => String(at), isDescending: true }

let entries: ReturnType<typeof make>
beforeEach(() => {
  entries = make(newestFirst)
  entries.load([entry('a', 1, ['x']), entry('c', 3, ['x', 'y', 'x'], 'ana'), entry('b', 3, ['x'])])
})

test('all lists have one order, equals by their id', () => {
  entries.put(entry('d', 2, ['x']))
  expect(idsOf(entries.all())).toEqual(['b', 'c', 'd', 'a'])
  expect(idsOf(entries.by('tag', 'x'))).toEqual(['b', 'c', 'd', 'a'])
})

test('without an order of its own a list is as it was generated, and what came later is behind it, by id', () => {
  const plain = make()
  plain.load([entry('z', 0), entry('a', 0), entry('m', 0)])
  plain.put(entry('c', 0))
  plain.put(entry('b', 0))
  expect(idsOf(plain.all())).toEqual(['z', 'a', 'm', 'b', 'c'])
})

test('a key that was given twice finds the entity once, and none finds it nowhere', () => {
  expect(idsOf(entries.by('tag', 'y'))).toEqual(['c'])
  expect([...entries.keys('owner')]).toEqual(['ana'])
  expect(entries.by('owner', 'rui')).toEqual([])
})

test('a change moves the entity to the keys and the place that it has now', () => {
  entries.put(entry('c', 0, ['y', 'z']))
  expect(idsOf(entries.all())).toEqual(['b', 'a', 'c'])
  expect(idsOf(entries.by('tag', 'x'))).toEqual(['b', 'a'])
  expect(entries.by('tag', 'y')).toEqual([entry('c', 0, ['y', 'z'])])
  expect(idsOf(entries.by('tag', 'z'))).toEqual(['c'])
  expect(entries.by('owner', 'ana')).toEqual([])
  expect(entries.all().length).toBe(3)
})

test.each([
  ['nothing', undefined, ['b', 'c', 'a']],
  ['an entity', 'b', ['c', 'a']],
  ['one in the middle', 'c', ['a']],
  ['the last', 'a', []],
  ['what never was', 'nobody', []],
])('a walk begins behind %s', (_, cursor, ids) => {
  expect(idsOf(entries.after(cursor))).toEqual(ids)
  expect(idsOf(entries.after(cursor, 'tag', 'x'))).toEqual(ids)
})

test('a walk continues behind what was deleted meanwhile, and behind what lost the key', () => {
  entries.delete('c')
  expect(idsOf(entries.after('c'))).toEqual(['a'])
  expect(idsOf(entries.after('c', 'tag', 'x'))).toEqual(['a'])
  entries.put(entry('b', 3))
  expect(idsOf(entries.after('b', 'tag', 'x'))).toEqual(['a'])
})

test('a walk under a key that nothing has is empty, also from its beginning', () => {
  expect(idsOf(entries.after(null, 'tag', 'nothing'))).toEqual([])
  expect(idsOf(entries.after(null, 'owner', 'ana'))).toEqual(['c'])
})

test('what was deleted is last known as it was before, what was changed as it is', () => {
  entries.put(entry('a', 7))
  expect([entries.lastKnown('a')?.at, entries.seeded('a')?.at]).toEqual([7, 1])
  entries.delete('a')
  expect([entries.get('a'), entries.has('a'), entries.lastKnown('a')?.at]).toEqual([undefined, false, 7])
  entries.restore('a')
  expect(entries.get('a')).toEqual(entry('a', 1, ['x']))
})

test('loading forgets all that was there before', () => {
  entries.put(entry('new', 9, ['x']))
  entries.delete('new')
  entries.load([entry('a', 5, ['y'])])
  expect([entries.all().length, entries.lastKnown('new'), entries.lastKnown('b')]).toEqual([1, undefined, undefined])
  expect([idsOf(entries.by('tag', 'x')), idsOf(entries.by('tag', 'y'))]).toEqual([[], ['a']])
  expect([entries.isSeeded('a'), entries.isSeeded('b')]).toEqual([true, false])
})

test('each change is said once, with where it came from; what changes nothing is not', () => {
  const changed = vi.fn()
  entries.onChange(changed)
  entries.put(entry('a', 2))
  entries.delete('b')
  entries.delete('b')
  entries.delete('nobody')
  entries.applyRecord('nobody', null)
  entries.restore('nobody')
  expect(entries.applyRecord('d', entry('d', 4))).toBe(true)
  expect(entries.applyRecord('c', null)).toBe(true)
  entries.load([])
  expect(changed.mock.calls).toEqual([
    ['a', 'local'],
    ['b', 'local'],
    ['d', 'stored'],
    ['c', 'stored'],
  ])
})

test('a record that is no entity is refused, and what is there stays', () => {
  const changed = vi.fn()
  entries.onChange(changed)
  for (const record of [{ id: 'a' }, 'a', undefined, 7]) expect(entries.applyRecord('a', record)).toBe(false)
  expect(entries.get('a')).toEqual(entry('a', 1, ['x']))
  expect(changed).not.toHaveBeenCalled()
})
