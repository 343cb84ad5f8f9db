import { tabStorage } from '@ementa/contracts/device-storage'
import { renderWithServices, userEvent } from '@ementa/testing'
import { noteUnsaved } from '@ementa/ui/host'
import { Link, useLocation } from '@ementa/ui/router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as telemetry from '../telemetry/watch'
import { ErrorFallback, messageOf, PageBoundary, reloadForNewVersion } from './page-boundary'
import { reloadOnce } from './reload-once'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** Asks for a reload at a time in ms. */
const reloadAt = (time: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(time)
  return reloadOnce()
}

test('what nothing else caught is told and reported, and the page is loaded again by hand [SHL-008] [SHL-009]', async () => {
  const report = vi.spyOn(telemetry, 'report').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const error = new Error('kaputt')
  await renderWithServices(<ErrorFallback error={error} />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Unexpected Application Error!')
  expect(heading).toHaveAttribute('lang', 'en')
  expect(document.title).toBe('Erro inesperado — Ementa')
  expect(screen.getByText('kaputt')).toHaveAttribute('lang', 'en')
  expect(screen.getByText(/^Ocorreu um erro inesperado no aplicativo\./)).not.toHaveAttribute('lang')
  expect(screen.getByText('EM-201')).toBeInTheDocument()
  expect(console.error).toHaveBeenCalledWith('[EM-201] uncaught error', error)
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'render', error })
  expect(reload, 'an error is no new version').not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }))
  expect(reload).toHaveBeenCalledOnce()
})

const ROUTING = { status: 418, statusText: "I'm a teapot", data: null, internal: true }

test.each([
  ['torn down', 'torn down'],
  [ROUTING, "I'm a teapot"],
  [{ ...ROUTING, statusText: '' }, '418'],
  [{ ...ROUTING, statusText: '', data: 'No route matches' }, 'No route matches'],
])('what is thrown need not be an error, a routing error is told by its status: %j [SHL-009]', (error, message) => {
  expect(messageOf(error)).toBe(message)
})
test('an old tab reloads once, and not in a circle', async () => {
  const reload = vi.fn()
  const asked = vi.fn(async () => new Response())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', asked)
  expect(await reloadAt(100_000)).toBe(true)
  expect(await reloadAt(100_000)).toBe(false)
  expect(await reloadAt(159_999)).toBe(false)
  expect(await reloadAt(160_000)).toBe(true)
  expect(await reloadAt(220_000)).toBe(true)
  // A clock that was set back must not prevent reloads forever.
  expect(await reloadAt(150_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(4)
  // The service worker would answer a GET instead of the host.
  expect(asked).toHaveBeenCalledWith('/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }))
})

test('a page that keeps nothing, or a browser without a connection, is not reloaded', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const fetched = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(tabStorage, 'isRefused').mockReturnValueOnce(true)
  expect(await reloadAt(100_000)).toBe(false)
  vi.spyOn(tabStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await reloadAt(200_000)).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await reloadAt(300_000)).toBe(false)
  expect(fetched, 'no question that cannot be answered').toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => new Response(null, { status: 502 })],
])('a host that %s is not reloaded from, and is asked again the next time', async (_, answer) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', answer)
  expect(await reloadAt(100_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  expect(await reloadAt(101_000)).toBe(true)
})

test('a missing part reloads an old tab, but not one with a text that is not stored', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response())
  const gone = Object.assign(new Error('Loading chunk 9 failed.'), { name: 'ChunkLoadError' })
  const stored = noteUnsaved()
  await reloadForNewVersion(gone)
  expect(reload).not.toHaveBeenCalled()
  stored()
  await reloadForNewVersion(gone)
  expect(reload).toHaveBeenCalledOnce()
})

/** A page that fails until another one is opened. */
const FailingAt = ({ path }: { path: string }) => {
  if (useLocation().pathname === path) throw new Error('kaputt')
  return <h1>Outra página</h1>
}

test('a page that throws is left behind with its address', async () => {
  await renderWithServices(
    <>
      <Link to="/b">Outra</Link>
      <PageBoundary>
        <FailingAt path="/a" />
      </PageBoundary>
    </>,
    { at: '/a', pattern: '*' },
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!')
  await userEvent.click(screen.getByRole('link', { name: 'Outra' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Outra página' })).toBeInTheDocument()
})
