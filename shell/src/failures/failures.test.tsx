import { renderWithServices } from '@ementa/testing'
import { memoryStorage } from '@ementa/ui/host'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showBootFailure } from './boot-failure'
import { ErrorFallback, messageOf } from './error-fallback'
import { isMissingChunk, reloadOnce } from './guarded-reload'
import { NotFoundPage } from './not-found-page'
import { asRemoteError } from './remote-boundary'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
test('the 404 page has its text and the way home [SHL-006] [SHL-007] [EXP-01]', async () => {
  await renderWithServices(<NotFoundPage />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Oops! Page not found')
  expect(heading.closest('[lang="en"]')).toBeTruthy()
  expect(screen.getByText(/^A página que você procura/).closest('[lang="en"]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Página não encontrada — Ementa')
})

test('what nothing else caught shows the generic heading and the message [SHL-008] [SHL-009]', async () => {
  await renderWithServices(<ErrorFallback error={new Error('kaputt')} />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Unexpected Application Error!')
  expect(heading.getAttribute('lang')).toBe('en')
  expect(screen.getByText('kaputt')).toBeTruthy()
})

test('a routing error is told by its status text [SHL-009]', () => {
  const response = { status: 418, statusText: "I'm a teapot", data: null, internal: false }
  expect(messageOf(response)).toBe("I'm a teapot")
  expect(messageOf({ ...response, statusText: '' })).toBe('418')
})

test('an old tab reloads once, and not in a circle', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const storage = memoryStorage()
  expect(reloadOnce(storage, 100_000)).toBe(true)
  expect(reloadOnce(storage, 110_000)).toBe(false)
  expect(reloadOnce(storage, 200_000)).toBe(true)
  // A clock set back must not hold it off forever.
  expect(reloadOnce(storage, 150_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})

test('only a missing file counts as an old version', () => {
  expect(isMissingChunk(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  expect(isMissingChunk(new Error('x'))).toBe(false)
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

test('a frame that does not arrive says so in plain words', () => {
  const root = document.createElement('div')
  showBootFailure(new Error('x'), root)
  expect(root.textContent).toContain('Não foi possível abrir a Ementa.')
  expect(root.querySelector('button')?.textContent).toBe('Recarregar')
})
