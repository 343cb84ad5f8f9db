import { deviceStorage } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { parseCents, stepPrice } from '../../shared/about/about-rules'
import { type CreateForm, checkForm } from './create-form'
import CreatePage from './create-page'

const open = () => renderWithServices(<CreatePage />, { at: '/newsletters/create', as: 'beatriz' })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const put = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })

test('while this device has no room for a copy, the form says so', async () => {
  await open()
  const words = /^Este aparelho está sem espaço/
  await field(/^Título/)
  expect(screen.queryByText(words)).toBeNull()
  vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await put(/^Título/, 'Prazos')
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status')
})
const good: CreateForm = {
  title: 'Jornada',
  handle: 'jornada-2',
  description: 'Toda semana.',
  isPaid: false,
  price: '',
}

const errorsOf = (change: Partial<CreateForm>, isTaken = (_handle: string) => false) =>
  checkForm({ ...good, ...change }, isTaken)

describe('handle', () => {
  test('is required [NWS-032]', () => expect(errorsOf({ handle: '' })).toEqual({ handle: 'Handle é obrigatório' }))

  test.each(['Jornada', 'a b c', 'ação', 'a_b', 'abc!', ' abc'])(
    'has lowercase letters, digits and hyphens only: %j [NWS-033]',
    (handle) => expect(errorsOf({ handle })).toEqual({ handle: 'Use apenas letras minúsculas, números e hífens' }),
  )

  test('has at least 3 characters [NWS-034]', () => {
    expect(errorsOf({ handle: 'ab' })).toEqual({ handle: 'Handle deve ter pelo menos 3 caracteres' })
    expect(errorsOf({ handle: 'abc' })).toEqual({})
    expect(errorsOf({ handle: 'a'.repeat(100) })).toEqual({})
    expect(errorsOf({ handle: 'a'.repeat(101) })).toEqual({ handle: 'Handle deve ter no máximo 100 caracteres' })
  })

  test('is nobody else’s, nor the address of a page of the product [NWS-035]', () => {
    const taken = { handle: 'Este handle já está em uso' }
    expect(errorsOf({ handle: 'jornada' }, (handle) => handle === 'jornada')).toEqual(taken)
    expect(errorsOf({ handle: 'create' })).toEqual(taken)
  })
})

test('the title is required and has at most 100 characters, as people count them [NWS-036]', () => {
  expect(errorsOf({ title: '  ' })).toEqual({ title: 'Título é obrigatório' })
  expect(errorsOf({ title: 'é'.normalize('NFD').repeat(100) })).toEqual({})
  expect(errorsOf({ title: 'a'.repeat(101) })).toEqual({ title: 'Título deve ter no máximo 100 caracteres' })
})

test('the description is required and has at most 500 characters [NWS-037]', () => {
  expect(errorsOf({ description: '\n' })).toEqual({ description: 'Descrição é obrigatória' })
  expect(errorsOf({ description: 'a'.repeat(500) })).toEqual({})
  expect(errorsOf({ description: 'a'.repeat(501) })).toEqual({
    description: 'Descrição deve ter no máximo 500 caracteres',
  })
})

describe('price of a paid newsletter', () => {
  test.each([
    ['', 'Preço é obrigatório'],
    ['0', 'Preço deve ser maior que zero'],
    ['R$ 0,00', 'Preço deve ser maior que zero'],
    ['abc', 'Preço inválido. Use o formato 14,90'],
    ['19,999', 'Preço inválido. Use o formato 14,90'],
    ['-5', 'Preço inválido. Use o formato 14,90'],
    ['10000,01', 'Preço deve ser de no máximo R$\u00a010.000,00'],
  ])('%j is refused: %s [NWS-039]', (price, error) =>
    expect(errorsOf({ isPaid: true, price })).toEqual({ price: error }),
  )

  test.each([
    ['0,01', 1],
    ['14,90', 1490],
    ['14.90', 1490],
    ['R$ 14,90', 1490],
    ['19,99', 1999],
    ['1.234,50', 123450],
  ])('%j counts exactly %i cents [NWS-039]', (price, cents) => {
    expect(errorsOf({ isPaid: true, price })).toEqual({})
    expect(parseCents({ ...good, isPaid: true, price })).toBe(cents)
  })

  test('a free newsletter has none, whatever was typed before [NWS-038]', () => {
    expect(errorsOf({ isPaid: false, price: 'abc' })).toEqual({})
    expect(parseCents({ ...good, price: '14,90' })).toBe(0)
  })

  test('steps by one cent and never goes below R$ 0,01 [NWS-039]', () => {
    expect(stepPrice('14,90', 1)).toBe('14,91')
    expect(stepPrice('', 1)).toBe('0,01')
    expect(stepPrice('0,01', -1)).toBe('0,01')
  })
})
