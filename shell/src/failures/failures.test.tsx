import { renderWithServices, userEvent } from '@ementa/testing'
import { memoryStorage, noteUnsaved } from '@ementa/ui/host'
import { Link, useLocation } from '@ementa/ui/router'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as telemetry from '../telemetry/watch'
import { ErrorFallback, messageOf } from './error-fallback'
import { isMissingChunk, reloadOnce } from './guarded-reload'
import { meetNewVersion } from './missing-file'
import { NotFoundPage } from './not-found-page'
import { PageBoundary } from './page-boundary'
import { asRemoteError } from './remote-boundary'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
test('the 404 page has its text and the way home [SHL-006] [SHL-007] [EXP-01]', async () => {
  await renderWithServices(<NotFoundPage />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Oops! Page not found')
  expect(heading.closest('[lang="en"]')).not.toBeNull()
  expect(screen.getByText(/^A página que você procura/).closest('[lang="en"]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Página não encontrada — Ementa')
})

test('what nothing else caught shows the generic heading and the message [SHL-008] [SHL-009]', async () => {
  await renderWithServices(<ErrorFallback error={new Error('kaputt')} />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Unexpected Application Error!')
  expect(heading.getAttribute('lang')).toBe('en')
  expect(screen.getByText('kaputt')).toBeInTheDocument()
  expect(screen.getByText('EM-201')).toBeInTheDocument()
  expect(console.error).toHaveBeenCalledWith('[EM-201] uncaught error', expect.any(Error))
})

test('a routing error is told by its status text [SHL-009]', () => {
  const response = { status: 418, statusText: "I'm a teapot", data: null, internal: false }
  expect(messageOf(response)).toBe("I'm a teapot")
  expect(messageOf({ ...response, statusText: '' })).toBe('418')
})

test('an old tab reloads once, and not in a circle', async () => {
  const reload = vi.fn()
  const asked = vi.fn(async () => new Response())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', asked)
  const storage = memoryStorage()
  expect(await reloadOnce(storage, 100_000)).toBe(true)
  expect(await reloadOnce(storage, 100_000)).toBe(false)
  expect(await reloadOnce(storage, 159_999)).toBe(false)
  expect(await reloadOnce(storage, 160_000)).toBe(true)
  expect(await reloadOnce(storage, 220_000)).toBe(true)
  // A clock that was set back must not prevent reloads forever.
  expect(await reloadOnce(storage, 150_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(4)
  // The service worker would answer a GET instead of the host.
  expect(asked).toHaveBeenCalledWith('/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }))
})

test('a page that keeps nothing, or a browser without a connection, is not reloaded', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const fetched = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(await reloadOnce({ ...memoryStorage(), isRefused: () => true }, 100_000)).toBe(false)
  expect(await reloadOnce({ getItem: refuse, setItem: refuse }, 100_000)).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await reloadOnce(memoryStorage(), 100_000)).toBe(false)
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
  const storage = memoryStorage()
  expect(await reloadOnce(storage, 100_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  expect(await reloadOnce(storage, 101_000)).toBe(true)
})

test('a missing part reloads an old tab, but not one with a text that is not stored', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response())
  const gone = Object.assign(new Error('Loading chunk 9 failed.'), { name: 'ChunkLoadError' })
  const stored = noteUnsaved()
  await meetNewVersion(gone)
  expect(reload).not.toHaveBeenCalled()
  stored()
  await meetNewVersion(gone)
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

test('what nothing else caught is reported, and the page is loaded again by hand', async () => {
  const report = vi.spyOn(telemetry, 'report').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const error = new Error('kaputt')
  await renderWithServices(<ErrorFallback error={error} />)
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'render', error })
  expect(document.title).toBe('Erro inesperado — Ementa')
  expect(screen.getByText('kaputt')).toHaveAttribute('lang', 'en')
  expect(screen.getByText(/^Ocorreu um erro inesperado no aplicativo\./)).not.toHaveAttribute('lang')
  expect(reload, 'an error is no new version').not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a file of the frame that is gone brings the new version by itself', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => new Response())
  const gone = Object.assign(new Error('Loading chunk 9 failed.'), { name: 'ChunkLoadError' })
  await renderWithServices(<ErrorFallback error={gone} />)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test.each([
  [new Error('kaputt'), 'kaputt'],
  ['torn down', 'torn down'],
  [{ status: 404, statusText: '', data: 'No route matches', internal: true }, 'No route matches'],
])('what is thrown need not be an error: %s', (error, message) => {
  expect(messageOf(error)).toBe(message)
})

test('a chunk that did not arrive is told by its name, without the address that a style sheet has not', () => {
  const remote = { name: 'social', entry: 'http://localhost:3001/remoteEntry.js' }
  const chunk = (message: string) =>
    asRemoteError(Object.assign(new Error(message), { name: 'ChunkLoadError' }), remote)
  expect(chunk('Loading css chunk 14 failed.\n(error: undefined)').message).toMatch(/: Loading css chunk 14 failed\.$/)
  expect(chunk('Loading chunk 9 failed.\n(error: /static/9.js)').message).toMatch(
    /failed\.\n\(error: \/static\/9\.js\)$/,
  )
  expect(chunk('').kind).toBe('unreachable')
})

test('only a missing file counts as an old version', () => {
  expect(isMissingChunk(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  expect(isMissingChunk(new Error('x'))).toBe(false)
})
