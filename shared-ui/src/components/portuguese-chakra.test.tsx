import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './portuguese-chakra'

test('a busy button keeps its place for the keyboard, takes no click and submits no form', async () => {
  const clicked = vi.fn()
  const submitted = vi.fn()
  await renderWithServices(
    <form onSubmit={submitted}>
      <Button type="submit" isLoading loadingText="Salvando…" onClick={clicked}>
        Salvar
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Salvando…' })
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(clicked).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
})

test('a disabled one stays disabled, busy or not', async () => {
  await renderWithServices(
    <Button isLoading isDisabled>
      Salvar
    </Button>,
  )
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})
