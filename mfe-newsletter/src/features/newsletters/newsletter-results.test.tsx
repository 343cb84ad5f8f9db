import type { Newsletter } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type NewsletterEntry, searchText } from './list-filters'
import { NewsletterResults } from './newsletter-results'

/** Newsletters of the seed: what is subscribed to must exist. */
const IDS: Record<string, string> = { b: 'newsletter-dados', c: 'newsletter-jornada' }

function entry(
  handle: string,
  subscribers: number,
  changes: Partial<NewsletterEntry & Newsletter> = {},
): NewsletterEntry {
  const { price_cents = 0, title = `Título ${handle}` } = changes
  const newsletter = {
    id: IDS[handle] ?? 'newsletter-clausula',
    title,
    price_cents,
    owner_id: 'o',
    handle,
    description: `Sobre ${handle}.`,
    is_paid: price_cents > 0,
  }
  const text = searchText(newsletter, undefined)
  return { owner: undefined, subscribers, latest: undefined, isSample: false, ...changes, newsletter, text }
}

const ALL = [entry('a', 1), entry('b', 3), entry('c', 2, { price_cents: 990 })]

type Props = Parameters<typeof NewsletterResults>[0]

async function show(props: Partial<Props> = {}, subscribed: string[] = []) {
  const world = await createTestWorld({ as: 'beatriz' })
  const { relations } = world.services
  for (const id of relations.ids('subscribed')) await relations.set('subscribed', id, false)
  for (const id of subscribed) await relations.set('subscribed', id, true)
  const [change, clear] = [vi.fn(), vi.fn()]
  const whole: Props = { entries: ALL, query: '', filter: 'todas', tab: 'explorar', change, clear, ...props }
  await renderWithServices(<NewsletterResults {...whole} />, { world })
  return { change, clear }
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const said = () => screen.getAllByRole('status')[0]?.textContent
const featured = () => screen.queryByRole('region', { name: 'Newsletter em destaque' })

test.each<[string, Partial<Props>, string[], string]>([
  ['a word', { query: 'sobre b.' }, ['Título b'], '1 newsletter'],
  ['a price', { filter: 'pagas' }, ['Título c'], '1 newsletter'],
  ['one’s own', { tab: 'assinaturas' }, ['Título b', 'Título c'], '2 newsletters'],
])('a narrowed list features none: %s', async (_, props, expected, count) => {
  await show(props, ['newsletter-dados', 'newsletter-jornada'])
  expect(titles()).toEqual(expected)
  expect([said(), featured()]).toEqual([count, null])
})

test('a row says who writes, what it costs, who reads it and what came last', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  const { owner } = await world.services.api.newsletters.get({ handle: 'jornada' })
  const latest = { subject: 'Horas extras', at: new Date().toISOString() }
  const paid = entry('p', 1500, { price_cents: 990, isSample: true, latest, owner: owner ?? undefined })
  await show({ entries: [paid], query: 'sobre' })
  const row = screen.getByRole('article').textContent ?? ''
  expect(row).toContain(`por ${owner?.display_name}`)
  expect(row).toMatch(/R\$\s9,90\/mês1,5\smil assinantesSobre p\.Última edição, .+: Horas extrasAssinatura simulada/)
  expect(screen.getByTitle('1.500 assinantes')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Título p' }).getAttribute('href')).toBe('/newsletters/p')
  expect(screen.getByText(/^Números de assinantes/)).toBeInTheDocument()
})

test('without any newsletter one can be created', async () => {
  await show({ entries: [] })
  expect(screen.getByText('Ainda não há newsletters por aqui')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Criar newsletter' }).getAttribute('href')).toBe('/newsletters/create')
})
