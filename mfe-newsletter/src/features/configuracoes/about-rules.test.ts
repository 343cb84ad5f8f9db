import { expect, test } from 'vitest'
import { type AboutFields, aboutOf, checkAbout } from './about-rules'

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
  [{ title: 'a'.repeat(101) }, { title: 'Título deve ter no máximo 100 caracteres' }],
  [{ welcome: 'a'.repeat(501) }, { welcome: 'Mensagem de boas-vindas deve ter no máximo 500 caracteres' }],
  [{ isPaid: true, price: '14.90' }, {}],
  [{ isPaid: true, price: '0' }, { price: 'Preço deve ser maior que zero' }],
  [{ isPaid: true, price: '10000,01' }, { price: 'Preço deve ser de no máximo R$\u00a010.000,00' }],
  [{ isPaid: false, price: 'x' }, {}],
])('%o has the errors %o', (change, errors) => {
  expect(checkAbout({ ...FIELDS, ...change })).toEqual(errors)
})
