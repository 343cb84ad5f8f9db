import { expect, test } from 'vitest'
import { type AboutFields, aboutCents, aboutOf, checkAbout } from './about-rules'

const FIELDS: AboutFields = {
  ...{ title: 'Nova Lei', description: 'Toda semana', isPaid: false, price: '' },
  ...{ senderName: '', masthead: '', welcome: '' },
}

test('a newsletter fills the form, its price as it is written', () => {
  const newsletter = {
    ...{ id: 'n', owner_id: 'u', handle: 'nova-lei', title: 'Nova Lei', description: 'Toda semana' },
    ...{ is_paid: true, price_cents: 1490, welcome: 'Olá' },
  }
  expect(aboutOf(newsletter)).toEqual({ ...FIELDS, isPaid: true, price: '14,90', welcome: 'Olá' })
})

test.each<[Partial<AboutFields>, object]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'Título é obrigatório' }],
  [{ description: '' }, { description: 'Descrição é obrigatória' }],
  [{ title: 'a'.repeat(101) }, { title: 'No máximo 100 caracteres' }],
  [{ welcome: 'a'.repeat(501) }, { welcome: 'No máximo 500 caracteres' }],
  [{ isPaid: true, price: '14.90' }, {}],
  [{ isPaid: true, price: '0' }, { price: 'Informe um preço de R$ 0,01 a R$ 10.000,00, como 14,90' }],
  [{ isPaid: true, price: '10000,01' }, { price: 'Informe um preço de R$ 0,01 a R$ 10.000,00, como 14,90' }],
  [{ isPaid: false, price: 'x' }, {}],
])('%o has the errors %o', (change, errors) => {
  expect(checkAbout({ ...FIELDS, ...change })).toEqual(errors)
})

test('a free newsletter costs nothing, whatever was typed before', () => {
  expect(aboutCents({ ...FIELDS, price: '14,90' })).toBe(0)
  expect(aboutCents({ ...FIELDS, isPaid: true, price: 'R$ 14,90' })).toBe(1490)
})
