import { describe, expect, test, vi } from 'vitest'
import { transports } from '../test/transports'

/** The shortest and the longest time that `call` takes by default, in ms. */
async function waitsOf(
  open: (typeof transports)[number]['open'],
  call: (world: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
) {
  const waits: number[] = []
  let chance = 0
  const world = await open({
    settings: { latency: undefined, seed: undefined },
    random: () => chance,
    sleep: async (ms) => void waits.push(Math.round(ms)),
  })
  await call(world).catch(() => {})
  chance = 0.999_999
  await call(world).catch(() => {})
  return waits
}

describe.each(transports)('simulated latency and failures, $transport', ({ open }) => {
  test('a read takes 200 to 600 ms [BCK-003]', async () => {
    expect(await waitsOf(open, ({ api }) => api.posts.listFeed({}))).toEqual([200, 600])
    expect(await waitsOf(open, ({ api }) => api.search.all({ query: 'lgpd' }))).toEqual([200, 600])
  })

  test('a write takes 200 to 500 ms, a call of the newsletter editor 50 to 1000 ms [BCK-004]', async () => {
    expect(await waitsOf(open, ({ api }) => api.posts.like({ id: 'post-001' }))).toEqual([200, 500])
    expect(await waitsOf(open, ({ api }) => api.newsletters.listABTests({ newsletterId: 'x' }))).toEqual([50, 1000])
    expect(await waitsOf(open, ({ api }) => api.newsletters.sendIssueNow({ issueId: 'x' }))).toEqual([50, 1000])
  })

  test('a moderation call takes 300 to 700 ms, a suggestion 100 ms [BCK-005] [BCK-006]', async () => {
    expect(await waitsOf(open, ({ api }) => api.moderation.getQueue({}))).toEqual([300, 700])
    expect(await waitsOf(open, ({ api }) => api.moderation.unbanUser({ user_id: 'x' }))).toEqual([300, 700])
    expect(await waitsOf(open, ({ api }) => api.search.suggest({ query: 'ana' }))).toEqual([100, 100])
    expect(await waitsOf(open, ({ api }) => api.search.suggestMentions({ query: 'ana' }))).toEqual([100, 100])
  })

  test('five in a hundred calls fail with `Mock network error` [BCK-007]', async () => {
    let chance = 0.0499
    const { api } = await open({ settings: { failureRate: undefined, seed: undefined }, random: () => chance })
    const failure = { code: 'MOCK_NETWORK_ERROR', message: 'Mock network error', status: 503, defined: true }
    await expect(api.posts.listFeed({})).rejects.toMatchObject(failure)
    await expect(api.auth.signIn({ username: 'anapaula' })).rejects.toMatchObject(failure)
    chance = 0.05
    expect((await api.posts.listFeed({})).posts).not.toEqual([])
  })

  test('a bulk moderation call fails as a whole in ten of a hundred cases, and then changes nothing [BCK-008]', async () => {
    let chance = 0.0999
    const world = await open({
      settings: { failureRate: undefined, bulkFailureRate: undefined, seed: undefined },
      random: () => chance,
    })
    const { api } = world
    const bulk = async () => {
      chance = 0.5
      await world.as('moderacao')
      const { items } = await api.moderation.getQueue({ limit: 3 })
      return api.moderation.bulkProcess.bind(null, {
        items: items.map(({ item }) => ({ id: item.id })),
        action_type: 'approve',
        moderator_id: 'user-moderacao',
      })
    }
    const call = await bulk()
    const before = (await api.moderation.getQueue({})).total
    chance = 0.0999
    const lost = (await call()).results
    expect(lost.map((one) => one.ok || one.code)).toEqual(Array(3).fill('MOCK_NETWORK_ERROR'))
    chance = 0.1
    expect((await api.moderation.getQueue({})).total).toBe(before)
    expect((await call()).results.map(({ ok }) => ok)).toEqual([true, true, true])
    expect((await api.moderation.getQueue({})).total).toBe(before - 3)
  })

  test('failures can be turned off, forced for all calls or for one, and made repeatable [PLT-031]', async () => {
    const outcomes = async (settings: object) => {
      const { api } = await open({ settings })
      const ask = (index: number) => (index % 2 === 0 ? api.plans.list() : api.tags.listPopular())
      const results: string[] = []
      for (let index = 0; index < 24; index += 1) {
        results.push(
          await ask(index).then(
            () => 'ok',
            (error) => error.code,
          ),
        )
      }
      return results
    }
    expect(new Set(await outcomes({ failureRate: 0 }))).toEqual(new Set(['ok']))
    expect(new Set(await outcomes({ failureRate: 1 }))).toEqual(new Set(['MOCK_NETWORK_ERROR']))
    const one = await outcomes({ fail: ['plans.list'] })
    expect(one.slice(0, 4)).toEqual(['MOCK_NETWORK_ERROR', 'ok', 'MOCK_NETWORK_ERROR', 'ok'])
    const mixed = await outcomes({ failureRate: 0.5, seed: 11 })
    expect(new Set(mixed).size).toBe(2)
    expect(await outcomes({ failureRate: 0.5, seed: 11 })).toEqual(mixed)
  })

  test('a link preview takes 300 to 600 ms, fails in five of a hundred cases and is then kept for its URL [BCK-078]', async () => {
    const url = 'https://www.stf.jus.br/portal'
    const waits: number[] = []
    let chance = 0
    const { api } = await open({
      settings: { latency: undefined, failureRate: undefined, seed: undefined },
      random: () => chance,
      sleep: async (ms) => void waits.push(Math.round(ms)),
    })
    chance = 0.0499
    await expect(api.linkPreviews.get({ url })).rejects.toMatchObject({ code: 'MOCK_NETWORK_ERROR' })
    chance = 0.05
    const first = await api.linkPreviews.get({ url })
    expect(waits).toEqual([315, 315])
    chance = 0
    expect(await api.linkPreviews.get({ url })).toEqual(first)
    expect(waits).toHaveLength(2)
    chance = 0.999_999
    await api.linkPreviews.get({ url: 'https://conjur.com.br/' })
    expect(waits.at(-1)).toBe(600)
  })

  test('link previews come from a small table of well-known sites [BCK-077]', async () => {
    const { api } = await open()
    expect(await api.linkPreviews.get({ url: 'https://processo.stj.jus.br/SCON/' })).toEqual({
      url: 'https://processo.stj.jus.br/SCON/',
      domain: 'processo.stj.jus.br',
      title: 'Superior Tribunal de Justiça',
      description: expect.stringContaining('STJ'),
      imageUrl: expect.stringMatching(/^data:image\/svg/),
    })
    expect(await api.linkPreviews.get({ url: 'https://stj.jus.br.example.com/' })).toBeNull()
    expect(await api.linkPreviews.get({ url: 'não é um endereço' })).toBeNull()
  })
})

describe('in process', () => {
  const [{ open } = { open: undefined }] = transports

  test('sign-in needs no password, a paid subscription charges nothing, sending and push deliver nothing [BCK-002]', async () => {
    const sent = vi.fn()
    const prompt = vi.fn()
    vi.stubGlobal('fetch', sent)
    vi.stubGlobal('Notification', { requestPermission: prompt })
    const world = await open?.()
    if (!world) throw new Error('no transport')
    const { api } = world
    await world.as('anapaula')
    const { memberships } = await api.auth.signIn({ username: 'anapaula' })
    expect(memberships.subscribed).toContain('newsletter-jornada')
    const paid = (await api.newsletters.listAll()).newsletters.find(({ is_paid }) => is_paid)
    expect(await api.newsletters.subscribe({ id: paid?.id ?? '' })).toEqual({ ok: true })
    const { id: newsletterId } = await api.newsletters.create({ handle: 'nada', title: 'N', description: 'D' })
    const { id: issueId } = await api.newsletters.createIssue({
      newsletterId,
      title: 'T',
      subject: 'S',
      html: `<p>${'x'.repeat(50)}</p>`,
    })
    expect((await api.newsletters.sendIssueNow({ issueId })).status).toBe('sent')
    expect(await api.device.requestPermission()).toEqual({ permission: 'granted' })
    expect(sent).not.toHaveBeenCalled()
    expect(prompt).not.toHaveBeenCalled()
  })
})
