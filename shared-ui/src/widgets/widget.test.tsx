import type { Widgets } from '@ementa/contracts'
import { renderWithServices, userEvent } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useWidget, WidgetBoundary } from './widget'

const RightColumn = ({ path }: { path: string }) => <p>À margem de {path}</p>

function Place() {
  const { Widget, status, retry, retryLabel } = useWidget('social/margin')
  return (
    <>
      <output>{status}</output>
      {Widget && <Widget path="/p/1" />}
      <button type="button" onClick={retry}>
        {retryLabel}
      </button>
    </>
  )
}

/** Loads that wait until the test answers them, in order. */
function loads() {
  const waiting: { arrive: () => void; fail: () => void }[] = []
  const load = vi.fn(
    () =>
      new Promise<{ default: typeof RightColumn }>((resolve, reject) => {
        waiting.push({ arrive: () => resolve({ default: RightColumn }), fail: () => reject(new Error('down')) })
      }),
  )
  const answer = (index: number, how: 'arrive' | 'fail') => act(async () => waiting[index]?.[how]())
  return { widgets: { load } as unknown as Widgets, load, answer }
}

const status = () => screen.getByRole('status').textContent

test('a part of another remote is there once it has loaded', async () => {
  const { widgets, load, answer } = loads()
  await renderWithServices(<Place />, { services: { widgets } })
  expect(status()).toBe('loading')
  expect(screen.queryByText(/À margem/)).toBeNull()
  await answer(0, 'arrive')
  expect(status()).toBe('ready')
  expect(screen.getByText('À margem de /p/1')).toBeInTheDocument()
  expect(load.mock.calls).toEqual([['social/margin']])
})

test('one that fails is loaded again only by hand', async () => {
  const { widgets, load, answer } = loads()
  await renderWithServices(<Place />, { services: { widgets } })
  await answer(0, 'fail')
  expect(status()).toBe('failed')
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(status()).toBe('loading')
  expect(load).toHaveBeenCalledTimes(2)
  await answer(1, 'arrive')
  expect(screen.getByText('À margem de /p/1')).toBeInTheDocument()
})

test('one that needs a newer application is had by a reload alone [PLT-016]', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(Object.assign(new Error('does not fit'), { kind: 'contract' })))
  await renderWithServices(<Place />, { services: { widgets: { load } as unknown as Widgets } })
  await userEvent.click(await screen.findByRole('button', { name: 'Recarregar' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

const failure = new Error('broken')
const Broken = (): never => {
  throw failure
}

test('a part that throws is replaced in its own place, and the console has the reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderWithServices(
    <>
      <p>a página</p>
      <WidgetBoundary fallback={<p>em palavras</p>}>
        <Broken />
      </WidgetBoundary>
      <WidgetBoundary fallback={null}>
        <p>outra parte</p>
      </WidgetBoundary>
    </>,
  )
  for (const text of ['a página', 'em palavras', 'outra parte']) expect(screen.getByText(text)).toBeInTheDocument()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('component of another remote'), failure)
})
