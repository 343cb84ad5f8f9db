import { LARGEST_PAGE } from '@ementa/contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seededRandom } from '../random'
import { memoryStorage } from '../store/storage'
import { FUZZED_CALLS, Fuzzer } from '../test/fuzzer'
import { start } from '../test/start'

const ROUNDS = 3000
const PEOPLE = ['anapaula', 'moderacao', 'beatriz', 'lexcorp', 'joaopedro', 'renata', null] as const

/** Reads that every page makes first. */
const READS: readonly [string, object][] = [
  ['posts/listFeed', { limit: LARGEST_PAGE }],
  ['tags/listPopular', { limit: LARGEST_PAGE }],
  ['posts/listDrafts', {}],
  ['comments/listOwn', {}],
  ['bookmarks/listBookmarks', {}],
  ['tags/listFollowedTags', {}],
  ['users/listMuted', {}],
  ['users/listBlocked', {}],
  ['newsletters/listAll', {}],
  ['newsletters/listIssues', { newsletterId: 'newsletter-jornada', limit: LARGEST_PAGE }],
  ['newsletters/listSchedules', { newsletterId: 'newsletter-jornada' }],
  ['newsletters/listABTests', { newsletterId: 'newsletter-jornada' }],
  ['notifications/list', { limit: LARGEST_PAGE }],
  ['search/all', { query: 'direito' }],
  ['search/listHistory', {}],
  ['moderation/getQueue', { limit: LARGEST_PAGE }],
  ['moderation/getUsers', { limit: LARGEST_PAGE }],
  ['moderation/getAuditLog', { limit: LARGEST_PAGE }],
  ['moderation/getStats', {}],
  ['moderation/exportReport', {}],
  ['profiles/listRecommended', {}],
]

test('no call of the contract answers 500 or sends a request, and nothing it stored hides a page or is thrown away at the next start [BCK-001] [BCK-068]', async () => {
  const sent = vi.fn()
  for (const door of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) vi.stubGlobal(door, sent)
  onTestFinished(() => void vi.unstubAllGlobals())
  const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const storage = memoryStorage()
  const { backend, api } = await start({ storage })
  const { posts } = await api.posts.listFeed({ limit: 20 })
  const { newsletters } = await api.newsletters.listAll()
  const ids = [
    ...posts.flatMap(({ id, author_id }) => [id, author_id]),
    ...newsletters.flatMap(({ id, handle }) => [id, handle]),
    ...['anapaula', 'lgpd', 'contratos', 'user-lexcorp'],
  ]
  const random = seededRandom(20260310)
  const fuzzer = new Fuzzer(random, ids)
  const call = async (path: string, input: unknown) => {
    const request = new Request(`https://backend.test/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    })
    return (await backend.fetch(request)).status
  }
  const failed: string[] = []
  const asked = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 20 === 0) {
      const person = fuzzer.pick(PEOPLE)
      await (person ? api.auth.signIn({ username: person }) : api.auth.signOut())
    }
    const { path, input } = fuzzer.pick(FUZZED_CALLS)
    const value = fuzzer.value(input)
    asked.add(path)
    if ((await call(path, value)) >= 500) failed.push(`${path} ${JSON.stringify(value)?.slice(0, 300)}`)
  }
  expect(failed).toEqual([])
  expect(FUZZED_CALLS.map(({ path }) => path).filter((path) => !asked.has(path))).toEqual([])

  const again = await start({ storage })
  expect(again.backend.unreadable).toEqual([])
  for (const one of [backend, again.backend]) {
    for (const person of ['anapaula', 'moderacao', 'renata']) {
      await api.auth.signIn({ username: person })
      await again.api.auth.signIn({ username: person })
      for (const [path, input] of READS) {
        const request = new Request(`https://backend.test/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
        const { status } = await one.fetch(request)
        expect(status >= 500 ? path : 'answered').toBe('answered')
      }
    }
  }
  expect(seen).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})
