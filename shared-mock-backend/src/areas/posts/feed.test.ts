import { describe, expect, test } from 'vitest'
import { signedIn } from '../../test/start'

const KEY = 'sumula:stj:530'

/** Signs in somebody who follows nothing yet. */
async function reader() {
  const world = await signedIn('soniaribeiro')
  const { api } = world
  const { following = [], followedTags = [] } = (await api.auth.getCurrentUser())?.memberships ?? {}
  for (const id of following) await api.profiles.unfollow({ id })
  for (const slug of followedTags) await api.tags.unfollowTag({ slug })
  let minute = 0
  const write = async (username: string, body: string, tags: string[] = []) => {
    await api.auth.signIn({ username })
    minute += 1
    world.at(new Date(Date.UTC(2026, 2, 10, 12, minute)))
    const { id } = await api.posts.create({ body, tags })
    await api.auth.signIn({ username: 'soniaribeiro' })
    return id
  }
  const read = async (input: Parameters<typeof api.posts.listFeed>[0]) =>
    (await api.posts.listFeed({ limit: 100, ...input })).posts
  return { ...world, write, read }
}

describe('what one follows', () => {
  test('has people, topics and law in one order, each post once, page by page', async () => {
    const { api, write, read } = await reader()
    await api.profiles.follow({ id: 'user-renata' })
    await api.tags.followTag({ slug: 'enfiteuse' })
    await api.law.follow({ key: KEY })
    const before = await read({ tab: 'following' })
    const ids = [
      await write('renata', 'A Súmula 530 do STJ', ['enfiteuse']),
      await write('lexcorp', 'Sobre terras', ['enfiteuse']),
      await write('joaopedro', 'E a Súmula 530 do STJ?'),
      await write('renata', 'Outra coisa'),
    ].toReversed()
    await write('lexcorp', 'Nada disso')
    const whole = (await read({ tab: 'following' })).map(({ id }) => id)
    expect(whole).toEqual([...ids, ...before.map(({ id }) => id)])
    const pages: string[] = []
    for (let cursor: string | null = null; pages.length < 4; ) {
      const page: Awaited<ReturnType<typeof api.posts.listFeed>> = await api.posts.listFeed({
        ...{ tab: 'following', limit: 1, cursor },
      })
      pages.push(...page.posts.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(pages).toEqual(ids)
  })

  test('is of one topic where that is asked for, of those who are named instead, and for a visitor of nobody', async () => {
    const { api, write, read } = await reader()
    await api.profiles.follow({ id: 'user-renata' })
    const tagged = await write('renata', 'Sobre terras', ['enfiteuse'])
    const plain = await write('renata', 'Outra coisa')
    const other = await write('lexcorp', 'De outra pessoa', ['enfiteuse'])
    const ids = async (input: Parameters<typeof read>[0]) =>
      (await read({ tab: 'following', ...input })).slice(0, 2).map(({ id }) => id)
    expect(await ids({})).toEqual([plain, tagged])
    expect(await ids({ tag: 'enfiteuse' })).toEqual([tagged])
    expect((await ids({ following: ['user-lexcorp'] }))[0]).toBe(other)
    expect(await ids({ following: [], followedTags: ['enfiteuse'] })).toEqual([other, tagged])
    await api.auth.signOut()
    expect(await ids({})).toEqual([])
    expect(await read({ tab: 'topics' })).toEqual(await read({}))
  })
})
