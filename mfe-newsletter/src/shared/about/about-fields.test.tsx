import { renderWithServices } from '@ementa/testing'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PriceFields } from './about-fields'

async function open(value: { isPaid: boolean; price: string }, error?: string) {
  const onChange = vi.fn()
  const onBlur = vi.fn()
  await renderWithServices(<PriceFields value={value} error={error} onChange={onChange} onBlur={onBlur} />)
  return { onChange, onBlur }
}
const price = () => screen.queryByLabelText(/^Preço por mês/)

test('a free newsletter has no price, until it is a paid one', async () => {
  const { onChange } = await open({ isPaid: false, price: '' })
  expect(price()).toBeNull()
  expect(screen.getByRole('radio', { name: 'Gratuita' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: 'Paga, por mês' }))
  expect(onChange.mock.calls).toEqual([[{ isPaid: true }]])
})

test('a paid one is typed, or stepped with the arrows', async () => {
  const { onChange, onBlur } = await open({ isPaid: true, price: '14,90' })
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

test('what is wrong with it is said at the field', async () => {
  await open({ isPaid: true, price: '' }, 'Preço é obrigatório')
  expect(price()).toHaveAttribute('aria-invalid', 'true')
  expect(price()).toHaveAccessibleDescription(expect.stringContaining('Preço é obrigatório'))
})
