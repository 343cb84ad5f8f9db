import { OfflineError, type Services } from '@ementa/contracts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ServicesContext, useErrorToast } from '../services/context'
import { usePageTitle } from './page'
import { useDebouncedValue } from './timing'

function Probe({ text }: { text: string }) {
  return <output>{useDebouncedValue(text)}</output>
}

function Titled({ title, count }: { title: string; count?: number }) {
  usePageTitle(title, count)
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
