import { LAW } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../../test/start'

const sumula = (number: number) => `sumula:stj:${number}`
const LGPD = 'urn:lex:br:federal:lei:2018;13709'

/** Law that no sample text cites, cited by three people. */
async function world() {
  const started = await signedIn('renata')
  const { api } = started
  const before = (await api.law.describe({ keys: [530, 532, 541].map(sumula) })).laws
  expect(before.map(({ count }) => count)).toEqual([0, 0, 0])
  const post = await api.posts.create({ body: 'A Súmula 530 do STJ e a Súmula 532 do STJ.' })
  started.at('2026-03-10T12:01:00.000Z')
  await api.auth.signIn({ username: 'lexcorp' })
  const other = await api.posts.create({ body: 'Súmula 541 do STJ, Súmula 532 do STJ, Súmula 530 do STJ.' })
  started.at('2026-03-10T12:02:00.000Z')
  await api.auth.signIn({ username: 'joaopedro' })
  const comment = await api.comments.create({ postId: other.id, body: 'E a Súmula 530 do STJ de novo.' })
  return { ...started, post, other, comment }
}

describe('a page of law', () => {
  test('counts the texts by their kind, and what stands beside it, the most frequent first', async () => {
    const { api } = await world()
    const { counts, together, act, articles } = await api.law.get({ path: '/sumulas/stj/530' })
    expect(counts).toEqual({ posts: 2, comments: 1, issues: 0 })
    expect(together.map(({ key, count }) => [key, count])).toEqual([
      [sumula(532), 2],
      [sumula(541), 1],
    ])
    expect([act, articles]).toEqual([null, []])
  })

  test('names neither its act nor the act of an article that is named', async () => {
    const { api } = await world()
    await api.posts.create({ body: 'O art. 7º da LGPD, a LGPD inteira e a Súmula 530 do STJ.' })
    const { together } = await api.law.get({ path: '/sumulas/stj/530' })
    const keys = together.map(({ key }) => key)
    expect(keys).toContain(`${LGPD}!art7`)
    expect(keys).not.toContain(LGPD)
    for (let index = 0; index < 9; index += 1)
      await api.posts.create({ body: 'O art. 7º da LGPD e o art. 46 da LGPD.' })
    const act = await api.law.get({ path: '/leis/lgpd' })
    expect(act.together.map(({ key }) => key)).toContain(sumula(530))
    expect(act.together.filter(({ key }) => key.startsWith(LGPD))).toEqual([])
    expect(act.articles.map(({ key }) => key)).toContain(`${LGPD}!art46`)
    const article = await api.law.get({ path: '/leis/lgpd/art-7' })
    // Another article of the same act does stand beside it.
    expect(article.together.map(({ key }) => key)).toContain(`${LGPD}!art46`)
    expect(article.together.map(({ key }) => key)).not.toContain(`${LGPD}!art7`)
    expect(article.articles).toEqual([])
    expect(article.together.map(({ key }) => key)).toContain(sumula(530))
    expect(article.together.map(({ key }) => key)).not.toContain(LGPD)
  })

  test('lists the texts newest first, or those with most reactions', async () => {
    const { api, post, other, comment } = await world()
    const ids = async (order?: 'newest' | 'discussed') =>
      (await api.law.listCiting({ key: sumula(530), ...(order && { order }) })).items.map(({ id }) => id)
    expect(await ids()).toEqual([comment.id, other.id, post.id])
    expect(await ids('newest')).toEqual([comment.id, other.id, post.id])
    // The post with the comment; then by time.
    expect(await ids('discussed')).toEqual([other.id, comment.id, post.id])
    expect((await api.law.listCiting({ key: sumula(530) })).authors.map(({ username }) => username)).toEqual([
      ...['joaopedro', 'lexcorp', 'renata'],
    ])
  })

  test('lists those of whom one follows; a visitor follows nobody', async () => {
    const { api, post } = await world()
    await api.auth.signIn({ username: 'soniaribeiro' })
    const user = await api.auth.getCurrentUser()
    for (const id of user?.memberships.following ?? []) await api.profiles.unfollow({ id })
    const followed = async () =>
      (await api.law.listCiting({ key: sumula(530), by: 'following' })).items.map(({ id }) => id)
    expect(await followed()).toEqual([])
    await api.profiles.follow({ id: 'user-renata' })
    expect(await followed()).toEqual([post.id])
    await api.auth.signOut()
    expect(await followed()).toEqual([])
  })

  test('leaves out comments that wait for a review or are hidden, and those below what is not shown', async () => {
    const { api, comment, other } = await world()
    const ids = async () => (await api.law.listCiting({ key: sumula(530) })).items.map(({ id }) => id)
    await api.comments.report({ id: comment.id, reason: 'spam' })
    expect(await ids()).not.toContain(comment.id)
    const late = await api.comments.create({ postId: other.id, body: 'Súmula 530 do STJ, sim.' })
    expect(await ids()).toContain(late.id)
    const hidden = { item_type: 'comment', item_id: late.id, moderator_id: 'user-moderacao' } as const
    const { decision_id } = await api.moderation.moderateContent({ ...hidden, action_type: 'shadow_ban' })
    await api.auth.signIn({ username: 'moderacao' })
    expect(await ids()).not.toContain(late.id)
    await api.moderation.restore({ id: decision_id })
    expect(await ids()).toContain(late.id)
    await api.users.muteUser({ id: 'user-lexcorp' })
    expect(await ids()).not.toContain(late.id)
    expect(await ids()).not.toContain(other.id)
  })
})

test('what is debated was written in the last days, each article without its act', async () => {
  const { api, at } = await world()
  for (let index = 0; index < 9; index += 1) await api.posts.create({ body: 'O art. 46 da LGPD e a LGPD.' })
  const keys = async () => (await api.law.listDebated({ limit: 50 })).laws.map(({ key }) => key)
  expect((await keys())[0]).toBe(`${LGPD}!art46`)
  expect(await keys()).toContain(sumula(530))
  at(new Date(Date.parse('2026-03-10T12:02:00.000Z') + LAW.debatedDays * 86_400_000))
  expect(await keys()).toContain(sumula(530))
  at(new Date(Date.parse('2026-03-10T12:02:00.001Z') + LAW.debatedDays * 86_400_000))
  expect(await keys()).not.toContain(sumula(530))
})
