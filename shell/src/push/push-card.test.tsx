import { renderWithServices } from '@ementa/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPushPreview, pushState } from '../dialog-states'
import { PushCard } from './push-card'

async function show() {
  await renderWithServices(
    <>
      <main>
        <h1>Página</h1>
      </main>
      <PushCard />
    </>,
  )
  vi.useFakeTimers()
  await act(async () =>
    createPushPreview().show({ title: 'Novo seguidor', body: 'Renata segue você', href: '/notifications' }),
  )
  return screen.getByRole('status', { name: 'Prévia de notificação' })
}
const isOpen = () => screen.queryByRole('status', { name: 'Prévia de notificação' }) !== null
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

beforeEach(() => pushState.close())
afterEach(() => {
  vi.useRealTimers()
})

test('`Dispensar` hides the card at once [SHL-072] [SHL-073]', async () => {
  await show()
  screen.getByRole('button', { name: 'Dispensar' }).focus()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dispensar' })))
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('heading'), 'the button with the focus is gone').toHaveFocus()
})

test('`Abrir` goes where the notification leads [SHL-072] [SHL-074]', async () => {
  await show()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Abrir' })))
  expect(screen.getByLabelText('Endereço').textContent).toBe('/notifications')
})

test('pointer and focus hold it, and only the rest of its time runs afterwards [SHL-075] [EXP-18]', async () => {
  const card = await show()
  await pass(3000)
  fireEvent.pointerEnter(card)
  await pass(20_000)
  expect(isOpen()).toBe(true)
  fireEvent.pointerLeave(card)
  act(() => screen.getByRole('button', { name: 'Abrir' }).focus())
  await pass(20_000)
  expect(isOpen()).toBe(true)
  act(() => screen.getByRole('button', { name: 'Abrir' }).blur())
  await pass(1900)
  expect(isOpen()).toBe(true)
  await pass(200)
  expect(isOpen()).toBe(false)
})
