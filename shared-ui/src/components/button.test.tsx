import { userEvent } from '@ementa/testing'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a busy button keeps the focus, says so and takes no click', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const button = (isLoading: boolean, loadingText?: string) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" isLoading={isLoading} loadingText={loadingText} onClick={onClick}>
        Enviar
      </Button>
    </form>
  )
  const { rerender } = render(button(false))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect([onClick, onSubmit].map((one) => one.mock.calls.length)).toEqual([1, 1])
  rerender(button(true, 'Enviando…'))
  const busy = screen.getByRole('button', { name: 'Enviando…' })
  expect(busy).toHaveFocus()
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(busy)
  expect([onClick, onSubmit].map((one) => one.mock.calls.length)).toEqual([1, 1])
  rerender(button(true))
  expect(screen.getByRole('button', { name: /^Carregando/ })).toBeInTheDocument()
})
