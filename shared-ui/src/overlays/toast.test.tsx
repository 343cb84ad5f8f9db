// @vitest-environment happy-dom
import type { Services } from '@ementa/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ServicesContext } from '../services/context'
import { createToaster, type OwnedToaster, type ToastSink } from '../services/toaster'
import { ToastHost } from './toast'

// happy-dom rejects the promise of an animation that is cut short.
MotionGlobalConfig.skipAnimations = true

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function host(toast = createToaster()) {
  const services: Partial<Services> = { toast }
  render(
    <ServicesContext value={services as Services}>
      <ToastHost />
    </ServicesContext>,
  )
  return toast
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('an error interrupts, anything else waits its turn', () => {
  const toast = host()
  act(() => {
    toast.success('Post salvo nos favoritos!')
    toast.error('Erro ao carregar posts')
  })
  expect(screen.getByRole('alert').textContent).toContain('Erro ao carregar posts')
  expect(screen.getByRole('status').textContent).toContain('Post salvo nos favoritos!')
  expect(screen.getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(2)
})

test('a toast runs out, unless the focus is inside or the pointer above [EXP-18]', () => {
  let sink: ToastSink | undefined
  const toast: OwnedToaster = {
    ...createToaster(),
    attach: (host) => {
      sink = host
      return () => {}
    },
  }
  host(toast)
  const left: string[] = []
  const undone = vi.fn()
  const action = { label: 'Desfazer', onClick: undone }
  act(() => {
    for (const id of ['a', 'b', 'c']) {
      sink?.show({ id, title: id, status: 'info', duration: 1000, action, onClosed: () => left.push(id) })
    }
  })
  const [a, b] = screen.getAllByRole('button', { name: 'Desfazer' })
  if (!a || !b) throw new Error('the toasts are missing')
  fireEvent.focus(a)
  fireEvent.pointerEnter(b)
  wait(5000)
  expect(left).toEqual(['c'])

  fireEvent.click(a)
  expect(undone).toHaveBeenCalledOnce()
  fireEvent.pointerLeave(b)
  wait(1000)
  expect(left).toEqual(['c', 'a', 'b'])
})

describe('the focus of a toast that is closed', () => {
  const page = (
    <main>
      <h1>Feed</h1>
      <button type="button">Salvar</button>
    </main>
  )
  const close = () => screen.getByRole('button', { name: 'Fechar aviso' })
  const closeFocused = () => {
    act(() => close().focus())
    fireEvent.click(close())
    wait(1000)
  }

  test('goes back to where it came from', () => {
    render(page)
    const toast = host()
    const save = screen.getByRole('button', { name: 'Salvar' })
    act(() => save.focus())
    act(() => toast.success('Post salvo nos favoritos!'))
    closeFocused()
    expect(save).toHaveFocus()
  })

  test('goes to the heading when that is gone, or was nowhere', () => {
    render(page)
    const toast = host()
    const save = screen.getByRole('button', { name: 'Salvar' })
    act(() => save.focus())
    act(() => toast.success('Post salvo nos favoritos!'))
    act(() => close().focus())
    save.remove()
    fireEvent.click(close())
    wait(1000)
    expect(screen.getByRole('heading', { name: 'Feed' })).toHaveFocus()
  })

  test('stays where it went meanwhile', () => {
    render(page)
    const toast = host()
    act(() => toast.success('Post salvo nos favoritos!'))
    const save = screen.getByRole('button', { name: 'Salvar' })
    act(() => save.focus())
    fireEvent.click(close())
    wait(1000)
    expect(save).toHaveFocus()
  })
})
