import { expect, test } from 'vitest'
import { type AboutFields, checkAbout } from './about-form'

const FIELDS: AboutFields = {
  ...{ title: 'Nova Lei', description: 'Toda semana', isPaid: false, price: '' },
  ...{ senderName: '', masthead: '', welcome: '' },
}

test.each<[Partial<AboutFields>, object]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'Título é obrigatório' }],
  [{ description: '' }, { description: 'Descrição é obrigatória' }],
  [{ title: 'a'.repeat(101) }, { title: 'Título deve ter no máximo 100 caracteres' }],
  [{ title: 'a'.repeat(100), description: ` ${'a'.repeat(300)} ` }, {}],
  [{ description: ' ' }, { description: 'Descrição é obrigatória' }],
  [{ senderName: 'a'.repeat(60), masthead: 'a'.repeat(120), welcome: 'a'.repeat(500) }, {}],
  [{ senderName: 'a'.repeat(61) }, { senderName: 'Nome do remetente deve ter no máximo 60 caracteres' }],
  [{ masthead: 'a'.repeat(121) }, { masthead: 'Linha do cabeçalho deve ter no máximo 120 caracteres' }],
  [{ isPaid: true, price: ' ' }, { price: 'Preço é obrigatório' }],
  [{ welcome: 'a'.repeat(501) }, { welcome: 'Mensagem de boas-vindas deve ter no máximo 500 caracteres' }],
  [{ isPaid: true, price: '14.90' }, {}],
  [{ isPaid: true, price: '0' }, { price: 'Preço deve ser maior que zero' }],
  [{ isPaid: true, price: '10000,01' }, { price: 'Preço deve ser de no máximo R$\u00a010.000,00' }],
  [{ isPaid: false, price: 'x' }, {}],
])('%o has the errors %o', (change, errors) => {
  expect(checkAbout({ ...FIELDS, ...change })).toEqual(errors)
})
