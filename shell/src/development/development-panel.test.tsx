import { renderWithServices, userEvent } from '@ementa/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import DevelopmentPanel from './development-panel'
import { TypeErrors } from './type-errors'

afterEach(() => vi.useRealTimers())

test('a type error lies over the page until it is mended', async () => {
  const error = 'mfe-social/src/a.ts(1,7): error TS2322: Type string is not assignable to type number.'
  let errors = [error]
  vi.stubGlobal('fetch', async () => Response.json(errors))
  vi.useFakeTimers()
  await renderWithServices(<TypeErrors />)
  const look = () => act(() => vi.advanceTimersByTimeAsync(2000))
  await look()
  expect(screen.getByRole('alert').textContent).toBe(error)
  errors = []
  await look()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the panel shows which build of each remote runs from where, and swaps it for loopback addresses only', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const entry = 'http://localhost:3001/mf-manifest.json'
  const registry = { contract: 1, remotes: [{ name: 'social', entry, routes: ['/'] }] }
  const manifest = { metaData: { buildInfo: { buildVersion: '1.0.0-1a2b3c4d' } } }
  const answers: Record<string, unknown> = { '/remotes.json': registry, '/mf-manifest.json': manifest }
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const { pathname } = new URL(address, location.href)
    return Response.json(answers[pathname] ?? [])
  })
  await renderWithServices(<DevelopmentPanel />)
  expect(await screen.findByText('1.0.0-1a2b3c4d')).toBeInTheDocument()
  const field = await screen.findByLabelText('Porta ou endereço de social')
  expect(screen.getByText(entry)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, 'https://evil.example/mf-manifest.json{Enter}')
  expect(await screen.findByText(/^Só são aceitos endereços deste computador/)).toBeInTheDocument()
})

/** Renders the panel with two remotes from the registry. */
async function panel() {
  const remotes = ['social', 'account'].map((name) => ({
    name,
    entry: `https://${name}.example/mf-manifest.json`,
    routes: ['/'],
  }))
  vi.stubGlobal('fetch', async (address: URL | string) =>
    Response.json(String(address).endsWith('/remotes.json') ? { contract: 1, remotes } : []),
  )
  const view = await renderWithServices(<DevelopmentPanel />)
  await screen.findByLabelText('Porta ou endereço de account')
  return view
}

test('the borders of the remotes are shown while the switch is on', async () => {
  await panel()
  const shows = () => document.documentElement.hasAttribute('data-show-remotes')
  const borders = screen.getByLabelText('Mostrar os limites dos remotos')
  expect(shows()).toBe(false)
  fireEvent.click(borders)
  expect(shows()).toBe(true)
  expect(borders).toBeChecked()
  fireEvent.click(borders)
  expect(borders).not.toBeChecked()
  expect(shows()).toBe(false)
})

test('a server that is gone takes its errors along, and a page that goes looks no more', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () => Response.json(['a.ts(1,7): error', 'b.ts(2,1): error']))
  vi.stubGlobal('fetch', fetch)
  const { unmount } = await renderWithServices(<TypeErrors />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(1999)
  expect(fetch).not.toHaveBeenCalled()
  await pass(1)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/type-errors.json')
  expect(screen.getByRole('alert').textContent).toBe('a.ts(1,7): error\nb.ts(2,1): error')
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await pass(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  await pass(10_000)
  expect(fetch).toHaveBeenCalledTimes(2)
})
