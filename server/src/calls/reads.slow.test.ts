// biome-ignore-all lint/style/noRestrictedImports: the reads in memory are what these are compared with
import type { Post, Profile } from '@ementa/contracts'
import { parseQuery, termsOf } from '@ementa/contracts/search'
import type { Reads } from '@ementa/mock-backend/parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MemoryReads } from '../../../shared-mock-backend/src/memory-reads'
import { LABELLED } from '../../../shared-mock-backend/src/test/labelled-queries'
import { START } from '../../../shared-mock-backend/src/test/start'
import type { Database } from '../database/database'
import { openPglite } from '../database/pglite'
import { migrate } from '../migrations'
import { insertWorld, sampleCollections } from '../store/world'
import { UnitOfWork } from './unit-of-work'

const PATIENCE = 300_000
const NOW = START.getTime()
const DAY = 24 * 60 * 60_000

let database: Database
let inMemory: Reads

beforeAll(async () => {
  database = await openPglite()
  await migrate(database)
  const collections = await sampleCollections(START, 300)
  // One text for each query that a search must find, and one that it must not.
  const written = LABELLED.flatMap(([, found, other], index) => [
    postOf(`a${index}`, found),
    postOf(`b${index}`, other),
  ])
  for (const post of written) collections.posts.put(post)
  const world = Object.entries(collections).map(([name, collection]) => [name, collection.all()] as const)
  await database.transaction((query) => insertWorld(query, new Map(world)))
  inMemory = new MemoryReads(collections)
}, PATIENCE)

afterAll(() => database.close())

const postOf = (name: string, body: string): Post => ({
  id: `post-labelled-${name}`,
  author_id: 'user-renata',
  body,
  tags: ['contratos'],
  image_url: null,
  status: 'published',
  created_at: new Date(NOW - DAY).toISOString(),
  scheduled_at: null,
  is_edited: false,
  like_count: name.length,
  comment_count: 0,
  share_count: 0,
})

/** Asks the same of both, and expects the same answer. */
async function expectSame(ask: (reads: Reads) => Promise<unknown>) {
  const { result } = await database.transaction((query) =>
    new UnitOfWork(query, START).change(({ reads }) => ask(reads)),
  )
  expect(await result).toEqual(await ask(inMemory))
}

const QUERIES = [
  ...LABELLED.map(([query]) => query),
  ...['lgpd', 'prazo', 'contr', 'zzz', 'a', 'de:renata', 'tag:lgpd', 'contrato de:renata tag:contratos', 'pessoa 1'],
  ...['"dano moral" dano', 'moderação', "d'água \\ :*&|!", 'renata', 'cláusula', 'boletim'],
]

describe('a search finds what the one in memory finds, in its order', () => {
  const orders = ['relevance', 'recent', 'engagement'] as const

  test.each(orders)('posts, by %s', { timeout: PATIENCE }, async (order) => {
    const isShown = ({ id }: Post) => !id.endsWith('7')
    for (const query of QUERIES) {
      const { terms, phrases, author, tag } = parseQuery(query)
      const parsed = { terms, phrases, author, tag, anyTag: [], order, limit: 20 }
      await expectSame(async (reads) => {
        const search = await reads.search()
        const all = { ...parsed, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
        return (await search.posts(all, isShown)).map(({ id }) => `${query}: ${id}`)
      })
    }
    await expectSame(async (reads) => {
      const parsed = { terms: termsOf('prazo'), phrases: [], author: null, tag: null, anyTag: ['lgpd', 'contratos'] }
      const period = { from: NOW - 20 * DAY, to: NOW - 2 * DAY }
      return (await reads.search()).posts({ ...parsed, ...period, order, limit: 20 }, isShown)
    })
  })

  test.each([true, false])(
    'people and newsletters, those with a word in the title first: %s',
    {
      timeout: PATIENCE,
    },
    async (titlesFirst) => {
      const isShown = ({ id }: Profile) => id !== 'user-beatriz'
      for (const query of QUERIES) {
        const { terms, phrases, author } = parseQuery(query)
        await expectSame(async (reads) => {
          const search = await reads.search()
          const person = { terms, phrases, author, namesOnly: !titlesFirst, titlesFirst, limit: 20 }
          const newsletter = { terms, phrases, author, titlesFirst, now: NOW, limit: 20 }
          return [await search.people(person, isShown), await search.newsletters(newsletter)]
        })
      }
    },
  )
})

test('the texts that cite a law are the same', { timeout: PATIENCE }, async () => {
  const inOrder = (citing: Iterable<{ kind: string; id: string; keys: readonly string[] }>) =>
    [...citing].map(({ kind, id, keys }) => [kind, id, ...keys].join(' ')).sort()
  const { citingSince } = await inMemory.law().then((law) => ({ citingSince: inOrder(law.citingSince(0)) }))
  expect(citingSince.length).toBeGreaterThan(20)
  const keys = new Set(citingSince.flatMap((line) => line.split(' ').slice(2)))
  for (const key of keys) await expectSame(async (reads) => inOrder((await reads.law()).citing(key)))
  for (const days of [1, 7, 30, 400]) {
    await expectSame(async (reads) => inOrder((await reads.law()).citingSince(NOW - days * DAY)))
  }
})

describe('the back office reads the same', () => {
  const QUEUE = [
    ...[{}, { status: 'open' }, { status: 'resolved' }, { status: 'in_review' }, { item_type: 'comment' }],
    ...[{ reason: 'spam' }, { query: 'renata' }, { query: '@peticoes' }, { query: 'Não' }, { query: 'golpe' }],
  ] as const

  test.each(['newest', 'oldest', 'priority', 'reports'] as const)(
    'the queue, by %s, page by page',
    {
      timeout: PATIENCE,
    },
    async (sort) => {
      for (const filters of QUEUE) {
        await expectSame(async (reads) => {
          const { queue } = await reads.moderation()
          const first = queue(filters, sort, null, 4)
          const second = queue(filters, sort, first.nextCursor ?? 'queue-none', 4)
          return [first, second]
        })
      }
    },
  )

  test('people, the log, reports and waits', { timeout: PATIENCE }, async () => {
    const everybody = { query: '', byAddress: true, status: undefined, isModerator: false, now: NOW }
    const people = [
      ...[{}, { status: 'active' }, { status: 'temp_banned' }, { status: 'warned' }, { isModerator: true }],
      ...[{ query: 'sonia' }, { query: 'adv.br' }, { query: 'adv.br', byAddress: false }, { query: 'nao' }],
    ] as const
    const log = [
      ...[{}, { item_type: 'comment' }, { action_type: 'remove' }, { query: 'ofensa' }, { query: '@joaopedro' }],
      ...[{ from: NOW - 7 * DAY, to: NOW - DAY }, { id: 'audit-01' }, { moderator_id: 'user-moderacao' }],
    ] as const
    for (const filters of people) {
      await expectSame(async (reads) => {
        const moderation = await reads.moderation()
        const first = moderation.people({ ...everybody, ...filters }, null, 3)
        return [first, moderation.people({ ...everybody, ...filters }, first.nextCursor ?? 'user-none', 3)]
      })
    }
    for (const filters of log) {
      await expectSame(async (reads) => {
        const { audit } = await reads.moderation()
        const first = audit(filters, null, 3)
        return [
          first,
          audit(filters, first.nextCursor ?? 'audit-none', 3),
          audit(filters, null, Number.POSITIVE_INFINITY),
        ]
      })
    }
    for (const filters of [{}, { item_type: 'post' }, { since: NOW - 7 * DAY }] as const) {
      await expectSame(async (reads) => (await reads.moderation()).reports(filters))
    }
    for (const days of [7, 400]) {
      await expectSame(async (reads) => [...(await reads.moderation()).waits(NOW - days * DAY)])
    }
    for (const id of ['user-renata', 'user-joaopedro', 'user-peticoesprontas', 'user-nobody']) {
      await expectSame(async (reads) => {
        const moderation = await reads.moderation()
        return [moderation.waitingAbout(id), moderation.countReportsAbout(id)]
      })
    }
  })
})
