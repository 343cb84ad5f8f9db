import type { Newsletter } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { filterNewsletters, findFeatured, LIST_ADDRESS, searchText } from './list-filters'

const newsletter = (id: string, title: string, price_cents = 0): Newsletter => ({
  id,
  title,
  price_cents,
  owner_id: 'renata',
  handle: id,
  description: 'Toda semana.',
  is_paid: price_cents > 0,
})
const entry = (one: Newsletter, subscribers = 0, owner = 'Renata Vasconcelos') => ({
  newsletter: one,
  subscribers,
  text: searchText(one, owner),
})
const all = [
  entry(newsletter('lei', 'Jurisprudência em dia'), 10),
  entry(newsletter('clt', 'Jornada', 1490), 10),
  entry(newsletter('cdc', 'Consumo'), 3),
]
const ids = (found: typeof all) => found.map((one) => one.newsletter.id)

test('keeps all, free or paid newsletters [NWS-015]', () => {
  expect(ids(filterNewsletters(all, { query: '', filter: 'todas' }))).toEqual(['lei', 'clt', 'cdc'])
  expect(ids(filterNewsletters(all, { query: '', filter: 'gratuitas' }))).toEqual(['lei', 'cdc'])
  expect(ids(filterNewsletters(all, { query: '', filter: 'pagas' }))).toEqual(['clt'])
})

test('keeps the subscribed ones only where asked to [NWS-016]', () => {
  expect(ids(filterNewsletters(all, { query: '', filter: 'todas', within: new Set(['cdc']) }))).toEqual(['cdc'])
})

test('features the first with the most subscribers [NWS-017]', () => {
  expect(findFeatured(all)?.newsletter.id).toBe('lei')
  expect(findFeatured([])).toBeUndefined()
})

test('the address keeps filters and tab, and takes nonsense for the defaults', () => {
  const address = LIST_ADDRESS.write({ filtro: 'pagas', aba: 'assinaturas' }, new URLSearchParams('q=lgpd'))
  expect(address.toString()).toBe('q=lgpd&filtro=pagas&aba=assinaturas')
  expect(LIST_ADDRESS.read(address)).toEqual({ filtro: 'pagas', aba: 'assinaturas' })
  expect(LIST_ADDRESS.write({ filtro: 'todas', aba: 'explorar' }, address).toString()).toBe('q=lgpd')
  expect(LIST_ADDRESS.read(new URLSearchParams('filtro=todos&aba=x'))).toEqual({ filtro: 'todas', aba: 'explorar' })
})

test('every part of a newsletter is found, and a newsletter without an owner too', () => {
  const one = { ...newsletter('meu-handle', 'Juros'), description: 'Mora e multa' }
  expect(searchText(one, 'Ana')).toBe('juros mora e multa meu-handle ana')
  expect(searchText(one, undefined)).toBe('juros mora e multa meu-handle ')
  const found = (query: string) =>
    filterNewsletters([{ newsletter: one, text: searchText(one, 'Ana') }], { query, filter: 'todas' })
  for (const query of ['juros', 'MULTA', 'meu-handle', 'ana  juros', ' mora ']) expect(found(query)).toHaveLength(1)
  expect(found('juros civil')).toEqual([])
})
