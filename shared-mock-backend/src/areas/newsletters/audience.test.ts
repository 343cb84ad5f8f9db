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
    ...{ added: 2, skipped: [], refused: [], removed: [] },
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
  expect(await bring({ email: 'b@x.br' }, { email: 'A@X.br' })).toEqual({
    added: 1,
    skipped: [1],
    refused: [],
    removed: [],
  })
  await newsletters.removeSubscriber({ newsletterId, email: 'A@x.br' })
  expect((await list()).subscribers.map(({ email }) => email)).toEqual(['b@x.br'])
})

test('who was deleted from a list does not come back with it, and no address is kept for that [P-23]', async () => {
  const { newsletters, newsletterId, list, bring, storage } = await ownNewsletter()
  await bring({ email: 'maria@x.br' })
  await newsletters.removeSubscriber({ newsletterId, email: 'Maria@x.br' })
  expect(await bring({ email: 'ana@x.br' }, { email: 'maria@x.br' })).toMatchObject({ added: 1, removed: [1] })
  expect((await list()).subscribers.map(({ email }) => email)).toEqual(['ana@x.br'])
  const kept = Array.from({ length: storage.length }, (_, place) => storage.getItem(storage.key(place) ?? ''))
  expect(kept.join()).toContain('ana@x.br')
  expect(kept.join()).not.toContain('maria')
  const subscriber = { email: 'maria@x.br', name: 'Maria' }
  await newsletters.restoreSubscriber({ newsletterId, consent: CONSENT, subscriber })
  expect((await list()).total).toBe(2)
  await newsletters.removeSubscriber({ newsletterId, email: 'ana@x.br' })
  expect(await bring({ email: 'maria@x.br' })).toMatchObject({ skipped: [0], removed: [] })
})

test('who unsubscribed here as a member does not come in by their address, until they subscribe again', async () => {
  const { api, newsletters, newsletterId, list, bring } = await ownNewsletter()
  await api.auth.signIn({ username: 'joaopedro' })
  const email = (await api.auth.getAccount()).email
  await newsletters.subscribe({ id: newsletterId })
  await api.auth.signIn({ username: 'anapaula' })
  await bring({ email })
  await api.auth.signIn({ username: 'joaopedro' })
  await newsletters.unsubscribe({ id: newsletterId })
  await api.auth.signIn({ username: 'anapaula' })
  expect(await bring({ email })).toMatchObject({ added: 0, removed: [0] })
  expect((await list()).total).toBe(0)
  await api.auth.signIn({ username: 'joaopedro' })
  await newsletters.subscribe({ id: newsletterId })
  await api.auth.signIn({ username: 'anapaula' })
  expect(await bring({ email })).toMatchObject({ added: 1 })
})

test('a list is paged, the latest first and those without a date last, and counts what the search leaves in', async () => {
  const { newsletters, newsletterId, bring } = await ownNewsletter()
  await bring(
    { email: 'sem@x.br' },
    { email: 'antigo@x.br', subscribedAt: '2023-05-02T12:00:00.000Z' },
    { email: 'novo@y.br', subscribedAt: '2024-05-02T12:00:00.000Z' },
  )
  const page = (cursor: string | null, query = '') =>
    newsletters.listAudience({ newsletterId, query, cursor, limit: 2 })
  const first = await page(null)
  expect(first.subscribers.map(({ email }) => email)).toEqual(['novo@y.br', 'antigo@x.br'])
  expect(first.total).toBe(3)
  const second = await page(first.nextCursor)
  expect([second.subscribers.map(({ email }) => email), second.nextCursor]).toEqual([['sem@x.br'], null])
  expect(await page(null, '@x.br')).toMatchObject({ total: 2, nextCursor: null })
})

test('a list is its newsletter’s alone, and so is what leaves it', async () => {
  const { api, newsletters, newsletterId, bring, list } = await ownNewsletter()
  await bring({ email: 'a@x.br' })
  await newsletters.subscribe({ id: newsletterId })
  const other = await newsletters.create({ handle: 'outra', title: 'Outra', description: 'Mensal' })
  const subscribers = [{ email: 'a@x.br' }, { email: 'b@x.br' }]
  expect(await newsletters.importAudience({ newsletterId: other.id, consent: CONSENT, subscribers })).toMatchObject({
    ...{ added: 2, skipped: [] },
  })
  await newsletters.removeSubscriber({ newsletterId: other.id, email: 'a@x.br' })
  expect((await list('a@x.br')).total).toBe(1)
  expect((await newsletters.listAudience({ newsletterId: other.id })).subscribers.map(({ email }) => email)).toEqual([
    'b@x.br',
  ])
  await api.auth.signIn({ username: 'joaopedro' })
  const refused = { code: 'NOT_NEWSLETTER_OWNER' }
  await expect(newsletters.removeSubscriber({ newsletterId, email: 'a@x.br' })).rejects.toMatchObject(refused)
  await expect(newsletters.importAudience({ newsletterId, consent: CONSENT, subscribers })).rejects.toMatchObject(
    refused,
  )
})

test('what is beyond the longest list is named, not lost in silence', async () => {
  const { list, bring } = await ownNewsletter()
  const { subscribersAtOnce: step, subscribersBrought: most } = NEWSLETTER_LIMITS
  const rows = Array.from({ length: step }, (_, index) => index)
  for (let from = 0; from < most; from += step)
    await bring(...rows.map((index) => ({ email: `p${from + index}@x.br` })))
  expect(await bring({ email: 'p1@x.br' }, { email: 'demais@x.br' })).toEqual({
    added: 0,
    skipped: [0],
    refused: [1],
    removed: [],
  })
  expect((await list()).total).toBe(most)
})
