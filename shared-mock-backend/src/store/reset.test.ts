import { expect, test } from 'vitest'
import { generateDeferredData, generateNewsletterWork, generateWorld } from '../seed/generate'
import { createCollections } from './collections'
import { memoryStorage } from './storage'
import { Store } from './store'

/** A store whose parts are all there. */
async function whole(storage = memoryStorage()) {
  const store = new Store({
    storage,
    clock: () => new Date('2026-03-10T12:00:00.000Z'),
    generate: generateWorld,
    generateDeferred: generateDeferredData,
    generateWork: generateNewsletterWork,
  })
  await store.load(0)
  await Promise.all([store.deferred.need(), store.newsletterWork.need()])
  return { store, storage }
}

type World = Awaited<ReturnType<typeof whole>>['store']['db']

/** Everything there is, by the name of its collection. */
const listEntities = (db: World) =>
  Object.fromEntries(Object.entries(db).map(([name, collection]) => [name, [...collection.all()]]))

/** Creates one of each thing that people make and no sample has. */
function makeOfEach(db: World) {
  const at = '2026-03-10T12:00:00.000Z'
  const [issue] = db.issues.all()
  if (!issue) throw new Error('The sample has no issue')
  const newsletter_id = issue.newsletter_id
  db.deletedIssues.put({ ...issue, id: 'issue-deleted' })
  db.claims.put({ id: 'queue-01', moderator_id: 'user-moderacao', until: at })
  db.moderationNotes.put({
    id: 'n',
    person_id: 'user-renata',
    author_id: 'user-moderacao',
    text: 'Nota',
    created_at: at,
  })
  db.mutedWords.put({ user_id: 'user-renata', word: 'bets', until: null, created_at: at })
  db.bookmarkDetails.put({ user_id: 'user-renata', post_id: 'post-001', folder: 'Prazos', note: null })
  db.requests.put({ id: 'user-renata:1', made: 'post-001' })
  db.templates.put({ id: 't', newsletter_id, name: 'Modelo', html: '', created_at: at })
  db.audience.put({ ...{ id: 'a', newsletter_id, email: 'a@x.br', name: '', subscribed_at: null, consent: 'Ficha' } })
  db.removedSubscribers.put({ id: 'hash', newsletter_id })
  db.audienceKeys.put({ id: newsletter_id, key: '00' })
  db.personal.put({ person_id: 'user-a', name: 'muted', value: ['user-b'] })
}

test('a reset leaves nothing that anybody made, of whatever kind', async () => {
  const { store, storage } = await whole()
  const before = listEntities(store.db)
  await store.change(
    async () => {
      makeOfEach(store.db)
      for (const name of [
        'posts',
        'comments',
        'issues',
        'notifications',
        'plans',
        'suggestions',
        'accounts',
      ] as const) {
        const [first] = store.db[name].all()
        store.db[name].delete(first?.id ?? '')
      }
    },
    () => true,
  )
  await store.reset()
  expect(listEntities(store.db)).toEqual(before)
  expect(storage.length).toBe(1)
})

test('what changed in any part of the world is there at the next start, once that part is', async () => {
  const { store, storage } = await whole()
  await store.change(
    async () => makeOfEach(store.db),
    () => true,
  )
  const sampled = Object.keys(createCollections()).filter((name) => listEntities(store.db)[name]?.length !== 0)
  await store.change(
    async () => {
      for (const collection of Object.values(store.db)) {
        const [first] = collection.all()
        const id = first && 'id' in first ? first.id : undefined
        if (id !== undefined && collection.isSeeded(id)) collection.delete(id)
      }
    },
    () => true,
  )
  const now = listEntities(store.db)
  const next = await whole(storage)
  expect(sampled.length).toBe(Object.keys(now).length)
  expect(listEntities(next.store.db)).toEqual(now)
})
