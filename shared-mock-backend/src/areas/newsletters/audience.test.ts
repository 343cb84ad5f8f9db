import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { start } from '../../test/start'

const CONSENT = 'Formulário do site, desde 2023'

async function ownNewsletter() {
  const world = await start()
  const { newsletters } = world.api
  await world.api.auth.signIn({ username: 'anapaula' })
  const { id: newsletterId } = await newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const list = (query = '') => newsletters.listAudience({ newsletterId, query })
  const bring = (...subscribers: { email: string; name?: string; subscribedAt?: string | null }[]) =>
    newsletters.importAudience({ newsletterId, consent: CONSENT, subscribers })
  return { ...world, newsletters, newsletterId, list, bring }
}

test('an audience is who subscribed here and who was brought along, each with date and consent, and counts', async () => {
  const { api, newsletters, newsletterId, list, bring } = await ownNewsletter()
  await api.auth.signIn({ username: 'joaopedro' })
  await newsletters.subscribe({ id: newsletterId })
  await expect(list()).rejects.toMatchObject({ code: 'NOT_NEWSLETTER_OWNER' })
  await api.auth.signIn({ username: 'anapaula' })
  const brought = {
    email: ' Jose@Escritorio.adv.br',
    name: 'José da Conceição',
    subscribedAt: '2023-05-02T12:00:00.000Z',
  }
  expect(await bring(brought, { email: 'futuro@x.br', subscribedAt: '2030-01-01T00:00:00.000Z' })).toEqual({
    ...{ added: 2, skipped: [], refused: [] },
  })
  const { subscribers, total } = await list()
  expect(total).toBe(3)
  expect(subscribers).toMatchObject([
    { username: 'joaopedro', email: null, consent: null, subscribed_at: '2026-03-10T12:00:00.000Z' },
    { username: null, email: 'jose@escritorio.adv.br', consent: CONSENT, subscribed_at: '2023-05-02T12:00:00.000Z' },
    { email: 'futuro@x.br', subscribed_at: null },
  ])
  expect((await list('conceicao')).subscribers).toMatchObject([{ name: 'José da Conceição' }])
  expect((await newsletters.get({ handle: 'nova' })).subscribers).toBe(3)
})

test('an address comes in once, in any case of letters, and leaves for good', async () => {
  const { newsletters, newsletterId, list, bring } = await ownNewsletter()
  await bring({ email: 'a@x.br' })
  expect(await bring({ email: 'b@x.br' }, { email: 'A@X.br' })).toEqual({ added: 1, skipped: [1], refused: [] })
  await newsletters.removeSubscriber({ newsletterId, email: 'A@x.br' })
  expect((await list()).subscribers.map(({ email }) => email)).toEqual(['b@x.br'])
})

test('what is beyond the longest list is named, not lost in silence', async () => {
  const { list, bring } = await ownNewsletter()
  const { subscribersAtOnce: step, subscribersBrought: most } = NEWSLETTER_LIMITS
  const rows = Array.from({ length: step }, (_, index) => index)
  for (let from = 0; from < most; from += step)
    await bring(...rows.map((index) => ({ email: `p${from + index}@x.br` })))
  expect(await bring({ email: 'p1@x.br' }, { email: 'demais@x.br' })).toEqual({ added: 0, skipped: [0], refused: [1] })
  expect((await list()).total).toBe(most)
})
