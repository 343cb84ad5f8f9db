import { stateRecordKey } from '@ementa/contracts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { memoryBlobs } from './blobs'
import { Collection } from './collection'
import { mergeRecords, Persistence } from './persistence'
import { memoryStorage, SafeStorage } from './storage'

const schema = v.object({ id: v.string(), title: v.string(), text: v.optional(v.string()) })
type Note = v.InferOutput<typeof schema>

const SEED: Note[] = [{ id: 'a', title: 'Gerada' }]
const key = (id: string) => stateRecordKey('notes', id)

/** A tab on this storage, with notes of which one was generated. */
function tab(storage = memoryStorage()) {
  const notes = new Collection<Note>({ id: ({ id }) => id, schema })
  notes.load(SEED)
  const safe = new SafeStorage(storage)
  const persistence = new Persistence(safe, memoryBlobs())
  persistence.bind('notes', notes)
  persistence.readAll()
  const record = (id: string): unknown => JSON.parse(storage.getItem(key(id)) ?? '"none"')
  return { storage, safe, notes, persistence, record }
}

test('a changed entity is a record, a deleted generated one a tombstone, and one made and deleted leaves no trace', async () => {
  const { notes, persistence, record } = tab()
  notes.put({ id: 'new', title: 'Nova' })
  notes.put({ id: 'gone', title: 'Some' })
  await persistence.flush()
  notes.delete('gone')
  notes.delete('a')
  await persistence.flush()
  expect([record('new'), record('gone'), record('a')]).toEqual([{ id: 'new', title: 'Nova' }, 'none', null])
})

test('a record of another tab is taken over; one that is gone gives back what was generated, or nothing', () => {
  const { persistence, storage, notes } = tab()
  for (const id of ['a', 'b:c']) storage.setItem(key(id), JSON.stringify({ id, title: 'De lá' }))
  expect([persistence.readKey(key('a')), persistence.readKey(key('b:c'))]).toEqual([true, true])
  expect([notes.get('a')?.title, notes.get('b:c')?.title]).toEqual(['De lá', 'De lá'])
  for (const id of ['a', 'b:c']) {
    storage.removeItem(key(id))
    persistence.readKey(key(id))
  }
  expect([notes.get('a'), notes.get('b:c')]).toEqual([SEED[0], undefined])
})

test('a record that is no entity is set aside and the generated one stays', () => {
  const { persistence, storage, notes, safe } = tab()
  storage.setItem(key('a'), '{"id":"a"}')
  expect(persistence.readKey(key('a'))).toBe(true)
  expect(notes.get('a')).toEqual(SEED[0])
  expect(safe.unreadable).toEqual([key('a')])
  expect(storage.getItem(key('a'))).toBeNull()
})

test('what waits here is merged with what another tab wrote, field by field, from what was generated', async () => {
  const { persistence, storage, notes, record } = tab()
  storage.setItem(key('a'), JSON.stringify({ id: 'a', title: 'Gerada', text: 'De lá' }))
  notes.put({ id: 'a', title: 'Daqui' })
  expect(persistence.readKey(key('a'))).toBe(true)
  await persistence.flush()
  expect(record('a')).toEqual({ id: 'a', title: 'Daqui', text: 'De lá' })
  expect(notes.get('a')).toEqual(record('a'))
})

test('the next merge begins from what was last written or read', async () => {
  const { persistence, storage, notes, record } = tab()
  notes.put({ id: 'a', title: 'Um', text: 'Um' })
  await persistence.flush()
  storage.setItem(key('a'), JSON.stringify({ id: 'a', title: 'Dois', text: 'Um' }))
  notes.put({ id: 'a', title: 'Um', text: 'Dois' })
  await persistence.flush()
  expect(record('a')).toEqual({ id: 'a', title: 'Dois', text: 'Dois' })
})

test('what waits to be written outlives a new load of what was generated, unless it is given up', () => {
  const { persistence, notes } = tab()
  notes.put({ id: 'new', title: 'Nova' })
  notes.delete('a')
  const putBack = persistence.keepUnsaved()
  notes.load(SEED)
  putBack()
  expect([notes.get('new')?.title, notes.get('a')]).toEqual(['Nova', undefined])
  persistence.dropUnsaved()
  notes.load(SEED)
  persistence.keepUnsaved()()
  expect([notes.get('new'), notes.get('a')]).toEqual([undefined, SEED[0]])
})

test('clearing removes every record, or keeps it aside, and what waits is not written later', async () => {
  const { persistence, storage, notes, record, safe } = tab()
  notes.put({ id: 'b', title: 'Guardada' })
  await persistence.flush()
  notes.put({ id: 'c', title: 'Espera' })
  storage.setItem('notes', 'de outro')
  persistence.clear(true)
  await persistence.flush()
  expect([record('b'), record('c'), storage.getItem('notes')]).toEqual(['none', 'none', 'de outro'])
  expect(storage.getItem(`${key('b')}.corrupt`)).toContain('Guardada')
  expect(safe.unreadable).toEqual([key('b')])
})

test('two tabs keep each other’s fields, and what one dropped is dropped', () => {
  const base = { id: 'a', title: 'Um', held: 'text', tags: ['x'], subject: 'Um' }
  const ours = { id: 'a', title: 'Um', sent: true, tags: ['x'], subject: 'Nosso' }
  const theirs = { id: 'a', title: 'Dois', held: 'text', note: 'deles', tags: ['y'], subject: 'Deles' }
  expect(mergeRecords(base, ours, theirs)).toEqual({
    ...{ id: 'a', title: 'Dois', sent: true, note: 'deles', tags: ['y'], subject: 'Nosso' },
  })
})

test.each<[string, unknown, unknown, unknown]>([
  ['what is not there any more here stays away', { id: 'a' }, undefined, { id: 'a', title: 'Deles' }],
  ['what is new in both is ours', undefined, { id: 'a', title: 'Nosso' }, { id: 'a', title: 'Deles' }],
  ['what is gone there is ours', { id: 'a' }, { id: 'a', title: 'Nosso' }, null],
  ['lists are whole', ['a'], ['a', 'b'], ['a', 'c']],
])('%s', (_, base, ours, theirs) => {
  expect(mergeRecords(base, ours, theirs)).toEqual(ours)
})
