import { CLOSING } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { signedIn } from '../../test/start'

const SINCE = '2026-03-10T12:00:00.000Z'

/** Signs in somebody who follows renata and nobody else. */
async function reader() {
  const world = await signedIn('soniaribeiro')
  const { api, at } = world
  const { following = [], followedTags = [], subscribed = [] } = (await api.auth.getCurrentUser())?.memberships ?? {}
  for (const id of following) await api.profiles.unfollow({ id })
  for (const slug of followedTags) await api.tags.unfollowTag({ slug })
  for (const id of subscribed) await api.newsletters.unsubscribe({ id })
  await api.profiles.follow({ id: 'user-renata' })
  at('2026-03-10T13:00:00.000Z')
  const write = async (username: string, body: string, tags: string[] = [], comments = 0) => {
    await api.auth.signIn({ username })
    const post = await api.posts.create({ body, tags })
    for (let index = 0; index < comments; index += 1) await api.comments.create({ postId: post.id, body: `${index}` })
    await api.auth.signIn({ username: 'soniaribeiro' })
    return post.id
  }
  return { ...world, write, read: (since = SINCE) => api.closing.get({ since }) }
}

test('has the most discussed posts first, so many of all that it counts', async () => {
  const { write, read } = await reader()
  const ids = []
  for (let index = 0; index <= CLOSING.posts; index += 1) ids.push(await write('renata', `Nota ${index}`, [], index))
  const { posts, count } = await read()
  expect(count).toBe(CLOSING.posts + 1)
  expect(posts.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, CLOSING.posts))
})

test('of followed topics the one with most posts comes first, and those of whom one follows are not said twice', async () => {
  const { api, write, read } = await reader()
  for (const slug of ['usucapiao', 'enfiteuse', 'laudemio']) await api.tags.followTag({ slug })
  await write('lexcorp', 'Um', ['usucapiao'])
  const discussed = await write('lexcorp', 'Dois', ['enfiteuse'], 2)
  await write('joaopedro', 'Três', ['enfiteuse'], 1)
  await write('renata', 'Quatro', ['laudemio'])
  const { topics, posts, authors } = await read()
  expect(topics.map(({ slug, count }) => [slug, count])).toEqual([
    ['enfiteuse', 2],
    ['usucapiao', 1],
  ])
  expect(topics[0]?.post.id).toBe(discussed)
  expect(posts.map(({ body }) => body)).toEqual(['Quatro'])
  expect(authors.map(({ username }) => username).toSorted()).toEqual(['lexcorp', 'renata'])
})

test('has neither hidden posts nor those with a muted word, and no issue that went out before', async () => {
  const { api, at, write, read } = await reader()
  await write('renata', 'Sobre enfiteuse')
  expect((await read()).count).toBe(1)
  await api.users.muteWord({ word: 'enfiteuse', days: null })
  expect((await read()).count).toBe(0)
  await api.auth.signIn({ username: 'renata' })
  const { newsletter } = await api.newsletters.get({ handle: 'jornada' })
  const html = `<p>${'Um texto longo o bastante para uma edição inteira. '.repeat(2)}</p>`
  const { id } = await api.newsletters.createIssue({ newsletterId: newsletter.id, title: 'T', subject: 'S', html })
  await api.newsletters.sendIssueNow({ issueId: id })
  at('2026-03-10T14:00:00.000Z')
  await api.auth.signIn({ username: 'soniaribeiro' })
  const issues = async (since?: string) => (await read(since)).issues.map((issue) => issue.id)
  expect(await issues()).toEqual([])
  await api.newsletters.subscribe({ id: newsletter.id })
  expect(await issues()).toEqual([id])
  expect(await issues('2026-03-10T13:30:00.000Z')).toEqual([])
})
