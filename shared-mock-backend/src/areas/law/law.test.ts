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
