import { OfflineError, type Services, type ShortcutHandlers } from '@ementa/contracts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ServicesContext, useErrorToast, useServices, useShortcuts } from '../services/context'
import { usePageTitle } from './page'
import { useDebouncedValue } from './timing'

function Lost() {
  return <>{String(useServices())}</>
}

function Probe({ text }: { text: string }) {
  return <output>{useDebouncedValue(text)}</output>
}

function Titled({ title, count }: { title: string; count?: number }) {
  usePageTitle(title, count)
  return null
}

function Counting({ run }: { run: () => void }) {
  useShortcuts({ j: run })
  return null
}

function Reading({ error }: { error: unknown }) {
  useErrorToast(error, 'Erro ao carregar')
  return null
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('services outside their provider are a programming error that says what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Lost />)).toThrow('no AppTree above')
})

test('a value settles 300 ms after its last change', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Probe text="a" />)
  rerender(<Probe text="ab" />)
  act(() => void vi.advanceTimersByTime(200))
  rerender(<Probe text="abc" />)
  act(() => void vi.advanceTimersByTime(299))
  expect(screen.getByRole('status').textContent).toBe('a')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('abc')
})

test('the title names page, count and product', () => {
  const { rerender } = render(<Titled title="Notificações" count={3} />)
  expect(document.title).toBe('Notificações (3) — Ementa')
  rerender(<Titled title="Notificações" count={0} />)
  expect(document.title).toBe('Notificações — Ementa')
  rerender(<Titled title="" />)
  expect(document.title).toBe('Ementa')
})

test('keys are registered once, run the newest handler and leave with the component', () => {
  let registered: ShortcutHandlers = {}
  const leave = vi.fn()
  const register = vi.fn((handlers: ShortcutHandlers) => {
    registered = handlers
    return leave
  })
  const services = { shortcuts: { register } } as unknown as Services
  const ran: number[] = []
  const page = (count: number) => (
    <ServicesContext value={services}>
      <Counting run={() => ran.push(count)} />
    </ServicesContext>
  )
  const { rerender, unmount } = render(page(1))
  rerender(page(2))
  registered.j?.()
  expect(ran).toEqual([2])
  expect(register).toHaveBeenCalledOnce()
  unmount()
  expect(leave).toHaveBeenCalledOnce()
})

test('a failed read is said once for each failure, and not at all while offline [P-21]', () => {
  const titles: string[] = []
  const services = { toast: { error: (title: string) => titles.push(title) } } as unknown as Services
  const view = (error: unknown) => (
    <ServicesContext value={services}>
      <Reading error={error} />
    </ServicesContext>
  )
  const failure = new Error('down')
  const { rerender } = render(view(undefined))
  rerender(view(failure))
  rerender(view(failure))
  expect(titles).toEqual(['Erro ao carregar'])
  rerender(view(new OfflineError()))
  expect(titles).toHaveLength(1)
})
