import type { Newsletter } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { filterNewsletters, findFeatured, LIST_ADDRESS, searchText } from './list-filters'

test('features the first with the most subscribers [NWS-017]', () => {
  const [few, most, same] = [{ subscribers: 3 }, { subscribers: 10 }, { subscribers: 10 }]
  expect(findFeatured([few, most, same])).toBe(most)
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
  const one: Newsletter = {
    ...{ id: 'n', owner_id: 'renata', price_cents: 0, is_paid: false },
    ...{ title: 'Juros', handle: 'meu-handle', description: 'Mora e multa' },
  }
  expect(searchText(one, 'Ana')).toBe('juros mora e multa meu-handle ana')
  expect(searchText(one, undefined)).toBe('juros mora e multa meu-handle ')
  const found = (query: string) =>
    filterNewsletters([{ newsletter: one, text: searchText(one, 'Ana') }], { query, filter: 'todas' })
  for (const query of ['juros', 'MULTA', 'meu-handle', 'ana  juros', ' mora ']) expect(found(query)).toHaveLength(1)
  expect(found('juros civil')).toEqual([])
})
