import { type Relation, STORAGE_KEYS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { createBrowser, type TestWindow } from '../test/offline-window'

const SEQUENCES = 200
const STEPS = 14
const RELATIONS = ['liked', 'bookmarked', 'followedTags', 'subscribed', 'muted'] as const satisfies Relation[]
type Walked = (typeof RELATIONS)[number]

/** A seeded random generator (mulberry32), so that a failing walk can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}

test(`after ${SEQUENCES} random walks of going offline, coming back, reloading and acting, the backend has what was meant [SHL-064] [SHL-069]`, async () => {
  const browser = await createBrowser()
  let window: TestWindow = await browser.open({ as: 'anapaula' })
  const { posts } = await window.api.posts.listFeed({})
  const { tags } = await window.api.tags.listPopular({})
  const { newsletters } = await window.api.newsletters.listAll()
  const { profiles } = await window.api.profiles.listRecommended({})
  const ids: Record<Walked, string[]> = {
    liked: posts.slice(0, 4).map(({ id }) => id),
    bookmarked: posts.slice(0, 4).map(({ id }) => id),
    followedTags: tags.slice(0, 3).map(({ slug }) => slug),
    subscribed: newsletters.slice(0, 3).map(({ id }) => id),
    muted: profiles.slice(0, 3).map(({ id }) => id),
  }
  const postId = posts[0]?.id ?? ''

  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const random = randomFrom(seed)
    const intent = new Map<string, boolean>()
    const written: string[] = []

    const steps = [
      () => window.connect(false),
      () => window.connect(true),
      async () => {
        window.close()
        window = await browser.open()
      },
      async () => {
        browser.simulation.syncFailureRate = random(2)
        await window.offline.sync()
      },
      async () => {
        const body = `caminho ${seed}, comentário ${written.length}`
        written.push(body)
        await window.api.comments.create({ postId, body })
      },
    ]
    for (let step = 0; step < STEPS; step++) {
      if (random(2) === 0) {
        await steps[random(steps.length)]?.()
        continue
      }
      const relation = RELATIONS[random(RELATIONS.length)] ?? 'liked'
      const id = ids[relation][random(ids[relation].length)] ?? ''
      const on = !window.relations.has(relation, id)
      intent.set(`${relation} ${id}`, on)
      await window.relations.set(relation, id, on)
      expect(window.relations.has(relation, id), `walk ${seed}: what is shown`).toBe(on)
    }

    browser.simulation.syncFailureRate = 0
    window.connect(true)
    await window.settled()
    await window.offline.sync()
    await window.settled()

    expect(window.offline.state.pending, `walk ${seed}: the queue`).toEqual([])
    expect(browser.storage.getItem(STORAGE_KEYS.queue), `walk ${seed}: its record`).toBeNull()
    const current = await window.api.auth.getCurrentUser()
    for (const [key, on] of intent) {
      const [relation, id] = key.split(' ') as [Walked, string]
      expect(current?.memberships[relation].includes(id), `walk ${seed}: ${key}`).toBe(on)
      expect(window.relations.has(relation, id), `walk ${seed}: ${key} as shown`).toBe(on)
    }
    const { comments } = await window.api.comments.list({ postId, limit: 100 })
    const mine = comments.map(({ body }) => body).filter((body) => body.startsWith(`caminho ${seed},`))
    expect(mine.sort(), `walk ${seed}: comments, each once`).toEqual(written.sort())
  }
  // It takes about five seconds, on a busy machine ten times as long.
}, 240_000)
