import { describe, expect, test } from 'vitest'
import { codeOf, RELEASED } from '../test/start'
import { transports, type World } from '../test/transports'

const LGPD = 'urn:lex:br:federal:lei:2018;13709'
const ART_7 = `${LGPD}!art7`

const citing = async ({ api }: World, key: string) =>
  (await api.law.listCiting({ key, by: 'everyone', limit: 100 })).items

describe.each(transports)('the law that is cited, $transport', ({ open }) => {
  test('a page says what it is, its act, what cites it and what is cited with it', async () => {
    const world = await open()
    const { law, act, counts, together } = await world.api.law.get({ path: '/leis/lgpd/art-7' })
    expect(law).toMatchObject({ key: ART_7, path: '/leis/lgpd/art-7', kind: 'statute' })
    expect(law.url).toMatch(/^https:\/\/www\.planalto\.gov\.br\/.*#art7$/)
    expect(act).toMatchObject({ key: LGPD, path: '/leis/lgpd' })
    const items = await citing(world, ART_7)
    expect(items.length).toBe(counts.posts + counts.comments + counts.issues)
    expect(items.length).toBeGreaterThan(0)
    expect(together.map(({ key }) => key)).not.toContain(LGPD)
    expect(together.map(({ key }) => key)).not.toContain(ART_7)
  })

  test('an act counts what its articles count, and lists them', async () => {
    const world = await open()
    const { articles, counts } = await world.api.law.get({ path: '/leis/lgpd' })
    const ofAct = await citing(world, LGPD)
    expect(ofAct.length).toBe(counts.posts + counts.comments + counts.issues)
    const article = await citing(world, ART_7)
    expect(ofAct).toEqual(expect.arrayContaining(article))
    expect(articles.find(({ key }) => key === ART_7)?.count).toBe(article.length)
  })

  test('what the rules of citing do not know is no page', async () => {
    const { api } = await open()
    expect(await codeOf(api.law.get({ path: '/leis/lgpd/art-300' }))).toBe('LAW_NOT_FOUND')
    expect(await codeOf(api.law.get({ path: '/leis/nada' }))).toBe('LAW_NOT_FOUND')
    expect((await api.law.describe({ keys: ['sumula:stj:9999', 'nada', 'sumula:stj:7'] })).laws).toHaveLength(1)
  })

  test('it follows what is written, changed and deleted', async () => {
    const world = await open()
    await world.as('anapaula')
    const key = 'sumula:stj:375'
    const before = await citing(world, key)
    const post = await world.api.posts.create({ body: 'A Súmula 375 do STJ exige o registro da penhora.' })
    const comment = await world.api.comments.create({ postId: post.id, body: 'E a Súmula 375/STJ vale para veículo?' })
    const ids = async () => (await citing(world, key)).map(({ id }) => id)
    expect(await ids()).toEqual(expect.arrayContaining([post.id, comment.id]))
    await world.api.comments.update({ id: comment.id, body: 'Vale para veículo?' })
    expect(await ids()).not.toContain(comment.id)
    await world.api.posts.delete({ id: post.id })
    expect(await citing(world, key)).toEqual(before)
  })

  test('drafts, scheduled posts and people one muted stay out', async () => {
    const world = await open()
    const { api } = world
    await world.as('anapaula')
    const { id: postId } = await api.posts.create({ body: 'Imóveis' })
    await world.as('renata')
    const key = 'sumula:stj:308'
    const body = 'A Súmula 308 do STJ protege o comprador.'
    await api.posts.saveDraft({ body })
    await api.posts.create({ body, scheduledAt: '2026-03-11T12:00:00.000Z' })
    const open308 = await api.posts.create({ body })
    expect((await citing(world, key)).map(({ id }) => id)).toEqual([open308.id])
    const comment = await api.comments.create({ postId, body })
    expect((await citing(world, key)).map(({ id }) => id).toSorted()).toEqual([comment.id, open308.id].toSorted())
    const { id } = await world.as('anapaula')
    expect(id).not.toBe(open308.author_id)
    await api.users.muteUser({ id: open308.author_id })
    expect(await citing(world, key)).toEqual([])
  })

  test('by whom one follows, most discussed first, and page by page', async () => {
    const world = await open()
    await world.as('anapaula')
    const { api } = world
    const all = await api.law.listCiting({ key: LGPD, order: 'discussed', limit: 3 })
    const next = await api.law.listCiting({ key: LGPD, order: 'discussed', limit: 3, cursor: all.nextCursor })
    expect(all.items).toHaveLength(3)
    expect(next.items.map(({ id }) => id)).not.toContain(all.items[0]?.id)
    const whole = await api.law.listCiting({ key: LGPD, order: 'discussed', limit: 100 })
    expect(whole.items.slice(0, 6)).toEqual([...all.items, ...next.items])
    expect(new Set(whole.items.map(({ kind }) => kind))).toEqual(new Set(['post', 'comment', 'issue']))
    const weight = whole.items.map((one) => {
      if (one.kind === 'post') return one.post.like_count + one.post.comment_count + one.post.share_count
      return one.kind === 'comment' ? one.comment.like_count : 0
    })
    expect(weight).toEqual([...weight].sort((a, b) => b - a))
    // Texts of equal weight come newest first; texts of one moment by id.
    const places = whole.items.map(({ at, id }, index) => ({ weight: weight[index] ?? 0, at, id }))
    expect(places).toEqual(
      places.toSorted((a, b) => b.weight - a.weight || b.at.localeCompare(a.at) || a.id.localeCompare(b.id)),
    )
    const people = (await api.auth.getCurrentUser())?.memberships.following
    const followed = await api.law.listCiting({ key: LGPD, by: 'following', limit: 100 })
    expect(followed.authors.every(({ id }) => people?.includes(id))).toBe(true)
  })

  test('a sent issue is listed with the passage; of a paid one no more than anyone may read', async () => {
    const world = await open()
    const { api } = world
    await world.as('renata')
    const { newsletters } = await api.newsletters.listAll()
    const own = newsletters.find(({ owner_id, is_paid }) => is_paid && owner_id === 'user-renata')
    const filler = 'Texto que todos podem ler. '.repeat(12)
    const issue = await api.newsletters.createIssue({
      newsletterId: own?.id ?? '',
      title: 'Edição paga',
      subject: 'Assunto',
      html: `<p>Sobre a Súmula 364 do STJ. ${filler}</p><p>Só para assinantes: Súmula 549 do STJ.</p>`,
    })
    await api.newsletters.sendIssueNow({ issueId: issue.id })
    expect(await citing(world, 'sumula:stj:364')).toEqual([])
    world.at(RELEASED)
    const [listed] = await citing(world, 'sumula:stj:364')
    expect(listed).toMatchObject({ kind: 'issue', issue: { id: issue.id, handle: own?.handle } })
    expect(listed?.kind === 'issue' && listed.issue.passage).toContain('Súmula 364 do STJ')
    expect(await citing(world, 'sumula:stj:549')).toEqual([])
    await world.as('anapaula')
    await api.users.muteUser({ id: 'user-renata' })
    expect(await citing(world, 'sumula:stj:364')).toEqual([])
  })

  test('a search means law as people type it, and what is debated was written lately', async () => {
    const { api } = await open()
    const found = async (query: string) => (await api.law.find({ query })).laws.map(({ path }) => path)
    expect(await found('art 7 lgpd')).toEqual(['/leis/lgpd/art-7', '/leis/lgpd'])
    expect(await found('sumula 479')).toContain('/sumulas/stj/479')
    expect(await found('bom dia')).toEqual([])
    const { laws } = await api.law.listDebated()
    expect(laws.length).toBeGreaterThan(3)
    expect(laws.map(({ count }) => count)).toEqual(laws.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  test('law is followed like a tag', async () => {
    const world = await open()
    const { api } = world
    await world.as('anapaula')
    await api.law.follow({ key: ART_7 })
    expect((await api.law.listFollowed()).laws).toMatchObject([{ key: ART_7 }])
    expect((await api.auth.getCurrentUser())?.memberships.followedLaw).toEqual([ART_7])
    const { items } = await api.law.listCiting({ key: ART_7 })
    const [stranger] = items.filter(({ kind }) => kind === 'post')
    const inFeed = async () =>
      (await api.posts.listFeed({ tab: 'following', following: [], followedTags: [] })).posts.map(({ id }) => id)
    expect(await inFeed()).toContain(stranger?.id)
    await api.law.unfollow({ key: ART_7 })
    expect(await inFeed()).toEqual([])
    expect((await api.law.listFollowed()).laws).toEqual([])
  })
})
