// @vitest-environment happy-dom
import type { Services } from '@ementa/contracts'
import { required } from '@ementa/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
})

/** Renders a toaster, and collects the titles of toasts that have left it. */
function tracked() {
  const left: string[] = []
  const inner = createToaster()
  const attach: OwnedToaster['attach'] = (sink) =>
    inner.attach({
      close: sink.close,
      show: (toast) => {
        const onClosed = () => {
          left.push(toast.title)
          toast.onClosed()
        }
        sink.show({ ...toast, onClosed })
      },
    })
  return { toast: host({ ...inner, attach }), left }
}

const region = () => required(document.getElementById('chakra-toast-manager-bottom-right'))

test('each toast says what it is of, has its description and a button that closes it', () => {
  const { toast, left } = tracked()
  act(() => {
    toast.show({ title: 'Atenção', description: 'Falta pouco.', status: 'warning' })
    toast.info('Sem descrição')
  })
  const [first, second] = screen.getAllByRole('status')
  expect(first).toHaveTextContent('AtençãoFalta pouco.')
  expect(first).toHaveAttribute('aria-atomic', 'true')
  expect(second?.querySelectorAll('p')).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  const [close] = screen.getAllByRole('button', { name: 'Fechar aviso' })
  if (close) fireEvent.click(close)
  expect(left).toEqual(['Atenção'])
})

describe('on a phone a toast keeps clear of what was just pressed or written', () => {
  const isAbove = () => document.documentElement.hasAttribute('data-toasts-above')
  let field: HTMLButtonElement

  beforeEach(() => {
    vi.stubGlobal('innerHeight', 800)
    document.documentElement.removeAttribute('data-toasts-above')
    field = document.createElement('button')
    document.body.append(field)
    field.focus()
    return () => {
      field.remove()
      document.documentElement.removeAttribute('data-toasts-above')
    }
  })

  /** Shows a toast while the focused control lies there; `bottom` is the distance of the toasts from the edge. */
  function showAt(top: number, height: number, bottom = 100) {
    const toast = host()
    region().getBoundingClientRect = () => ({ bottom: window.innerHeight - bottom }) as DOMRect
    field.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect
    act(() => void toast.info('Salvo'))
    const result = isAbove()
    cleanup()
    return result
  }

  test.each([
    ['at the bottom it is above', 560, 40, 100, true],
    ['a control that ends where its room begins is not covered', 530, 40, 100, false],
    ['a whole section that has the focus is no control', 300, 400, 100, false],
    ['nor is what lies below the window', 800, 40, 100, false],
  ])('%s', (_, top, height, bottom, expected) => {
    expect(showAt(top, height, bottom)).toBe(expected)
  })

  test('the first one too, which is said before there is a place for toasts', async () => {
    vi.useRealTimers()
    field.getBoundingClientRect = () => ({ top: 700, height: 40, bottom: 740 }) as DOMRect
    const toast = createToaster()
    toast.info('Salvo')
    host(toast)
    expect(screen.getByText('Salvo')).toBeVisible()
    await waitFor(() => expect(isAbove()).toBe(true))
  })

  test('where the button that was pressed has lost the focus before there are toasts, its place counts', async () => {
    vi.useRealTimers()
    field.getBoundingClientRect = () => ({ top: 700, height: 40, bottom: 740 }) as DOMRect
    const toast = createToaster()
    toast.success('Comentário publicado!')
    field.blur()
    host(toast)
    await waitFor(() => expect(isAbove()).toBe(true))
  })
})
