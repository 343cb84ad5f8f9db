import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { checkAboutText, lengthError, parseCents, stepPrice, typedPrice } from './about-rules'
import { CountedLabel } from './counted-label'
import { PriceFields } from './price-fields'

const ABOUT = { title: 'Jornada', description: 'Sobre trabalho', isPaid: true, price: '14,90' }

test.each([
  ['', 'Preço é obrigatório'],
  ['  ', 'Preço é obrigatório'],
  ['0', 'Preço deve ser maior que zero'],
  ['0,00', 'Preço deve ser maior que zero'],
  ['R$ 0.0', 'Preço deve ser maior que zero'],
  ['r$', 'Preço deve ser maior que zero'],
  ['0,01', undefined],
  ['R$ 14,90', undefined],
  ['dez', 'Preço inválido. Use o formato 14,90'],
  ['14,905', 'Preço inválido. Use o formato 14,90'],
  ['999999999', expect.stringMatching(/^Preço deve ser de no máximo R\$/)],
])('the price %j: %s', (price, error) => {
  expect(checkAboutText({ ...ABOUT, price }).price).toEqual(error)
  expect(checkAboutText({ ...ABOUT, isPaid: false, price }).price).toBeUndefined()
})

test('a title and a description are there, and not too long', () => {
  expect(checkAboutText(ABOUT)).toEqual({ title: undefined, description: undefined, price: undefined })
  expect(checkAboutText({ ...ABOUT, title: ' ', description: '' })).toMatchObject({
    title: 'Título é obrigatório',
    description: 'Descrição é obrigatória',
  })
  expect(checkAboutText({ ...ABOUT, title: 'a'.repeat(5000), description: 'a'.repeat(5000) })).toMatchObject({
    title: expect.stringMatching(/^Título deve ter no máximo \d+ caracteres$/),
    description: expect.stringMatching(/^Descrição deve ter no máximo \d+ caracteres$/),
  })
  expect([lengthError('Nome', ' 👩‍⚖️á ', 2), lengthError('Nome', 'abc', 2)]).toEqual([
    undefined,
    'Nome deve ter no máximo 2 caracteres',
  ])
})

test.each([
  [{ isPaid: true, price: '14,90' }, 1490],
  [{ isPaid: true, price: 'dez' }, 0],
  [{ isPaid: false, price: '14,90' }, 0],
])('%j costs %i cents', (price, cents) => expect(parseCents({ ...ABOUT, ...price })).toBe(cents))

test.each([
  ['14,90', 1, '14,91'],
  ['14,90', -1, '14,89'],
  ['0,01', -1, '0,01'],
  ['', 1, '0,01'],
  ['dez', -1, '0,01'],
] as const)('from %s a step of %i leads to %s', (price, step, next) => expect(stepPrice(price, step)).toBe(next))

test('a stored price is typed with a comma', () => expect([1490, 5].map(typedPrice)).toEqual(['14,90', '0,05']))

function open(value: { isPaid: boolean; price: string }, error?: string) {
  const onChange = vi.fn()
  const onBlur = vi.fn()
  render(<PriceFields value={value} error={error} onChange={onChange} onBlur={onBlur} />)
  return { onChange, onBlur }
}
const price = () => screen.queryByLabelText(/^Preço por mês/)

test('a free newsletter has no price, until it is a paid one', () => {
  const { onChange } = open({ isPaid: false, price: '' })
  expect(price()).toBeNull()
  expect(screen.getByRole('radio', { name: 'Gratuita' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  expect(onChange.mock.calls).toEqual([[{ isPaid: true }]])
})

test('a paid one is typed, or stepped with the arrows', () => {
  const { onChange, onBlur } = open({ isPaid: true, price: '14,90' })
  const field = screen.getByLabelText(/^Preço por mês/)
  expect(screen.getByRole('radio', { name: 'Paga, por mês' })).toBeChecked()
  expect(field).toHaveValue('14,90')
  expect(field).toBeRequired()
  expect(field).toHaveAttribute('inputmode', 'decimal')
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription('Mínimo de R$ 0,01. Assinatura simulada — nenhuma cobrança aos assinantes.')
  fireEvent.change(field, { target: { value: '15' } })
  const press = (key: string) => {
    const event = createEvent.keyDown(field, { key })
    fireEvent(field, event)
    return event.defaultPrevented
  }
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft'].map(press)).toEqual([true, true, false])
  expect(onChange.mock.calls).toEqual([[{ price: '15' }], [{ price: '14,91' }], [{ price: '14,89' }]])
  fireEvent.click(screen.getByRole('radio', { name: 'Gratuita' }))
  expect(onChange).toHaveBeenLastCalledWith({ isPaid: false })
  fireEvent.blur(field)
  expect(onBlur).toHaveBeenCalledOnce()
})

test('what is wrong with it is said at the field', () => {
  open({ isPaid: true, price: '' }, 'Preço é obrigatório')
  expect(price()).toHaveAttribute('aria-invalid', 'true')
  expect(price()).toHaveAccessibleDescription(expect.stringContaining('Preço é obrigatório'))
})

test('a label says what is left of the limit', () => {
  render(<CountedLabel label="Título" text={'a'.repeat(8)} limit={10} />)
  expect(screen.getByText('Título')).toBeInTheDocument()
  expect(document.body.textContent).toMatch(/8|2/)
})
