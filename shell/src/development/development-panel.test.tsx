import { renderWithServices, userEvent } from '@ementa/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as manifest from '../federation/manifest'
import DevelopmentPanel, { RemoteRow, TypeErrors } from './development-panel'

const ENTRY = 'https://social.example/mf-manifest.json'
const KEPT = 'ementa-dev-remote.social'

let answer: () => Response | Promise<Response>
let asked: string[]
let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  asked = []
  answer = () => Response.json({ metaData: { buildInfo: { buildVersion: '1.0.0-1a2b3c4d' } } })
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.href)
    return answer()
  })
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => void vi.useRealTimers())

const row = (entry = ENTRY) => renderWithServices(<RemoteRow remote={{ name: 'social', entry, routes: ['/'] }} />)
const field = () => screen.getByRole('textbox', { name: 'Porta ou endereço de social' })
const swap = () => userEvent.click(screen.getByRole('button', { name: 'Trocar' }))

test.each([
  [true, 'social 1.0.0-1a2b3c4d · assinado'],
  [false, 'social 1.0.0-1a2b3c4d · não verificado'],
  [undefined, 'social 1.0.0-1a2b3c4d'],
])('says which build runs from where, and whether its signature was verified: %s', async (isVerified, text) => {
  const verified = vi.spyOn(manifest, 'isVerified').mockReturnValue(isVerified)
  await row('/social/mf-manifest.json')
  const version = await screen.findByText('1.0.0-1a2b3c4d')
  expect(version.parentElement).toHaveTextContent(text, { normalizeWhitespace: true })
  expect(version.parentElement?.textContent?.trim()).toBe(text)
  expect(verified).toHaveBeenCalledWith('social')
  expect(screen.getByText('/social/mf-manifest.json')).toBeInTheDocument()
  expect(asked).toEqual(['http://localhost:3000/social/mf-manifest.json'])
})

test.each([
  ['3101', 'http://localhost:3101/mf-manifest.json'],
  ['http://127.0.0.1:3101/r/mf-manifest.json', 'http://127.0.0.1:3101/r/mf-manifest.json'],
])('%s swaps the remote for the one at that address, and loads the page again', async (typed, address) => {
  await row()
  await userEvent.type(field(), typed)
  await swap()
  expect(localStorage.getItem(KEPT)).toBe(address)
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['310100', 'https://evil.example/mf-manifest.json'])(
  '%s is neither a port nor an address of this computer, and is refused until another is typed',
  async (typed) => {
    await row()
    await userEvent.type(field(), typed)
    await swap()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Só são aceitos endereços deste computador, como http://localhost:3101/mf-manifest.json.',
    )
    expect(field()).toHaveValue(typed)
    expect(field()).toBeInvalid()
    expect([localStorage.getItem(KEPT), reload.mock.calls.length]).toEqual([null, 0])
    await userEvent.type(field(), '1')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).toBeValid()
  },
)

test('a remote that is swapped can be taken back', async () => {
  localStorage.setItem(KEPT, 'http://localhost:3101/mf-manifest.json')
  await row()
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(localStorage.getItem(KEPT)).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('the panel has a row for each remote, and shows their borders while its switch is on', async () => {
  const remotes = ['social', 'account'].map((name) => ({
    name,
    entry: `https://${name}.example/m.json`,
    routes: ['/'],
  }))
  localStorage.setItem(KEPT, 'http://localhost:3101/mf-manifest.json')
  vi.stubGlobal('fetch', async (address: URL | string) =>
    Response.json(String(address).endsWith('/remotes.json') ? { contract: 1, remotes } : []),
  )
  await renderWithServices(<DevelopmentPanel />)
  expect(await screen.findByLabelText('Porta ou endereço de account')).toBeInTheDocument()
  expect(screen.getByText('trocado: social')).toBeInTheDocument()
  const shows = () => document.documentElement.hasAttribute('data-show-remotes')
  const borders = screen.getByLabelText('Mostrar os limites dos remotos')
  expect(shows()).toBe(false)
  fireEvent.click(borders)
  expect(shows()).toBe(true)
  fireEvent.click(borders)
  expect(shows()).toBe(false)
})

test('type errors lie over the page until they are mended or their server is gone', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () => Response.json(['a.ts(1,7): error', 'b.ts(2,1): error']))
  vi.stubGlobal('fetch', fetch)
  const { unmount } = await renderWithServices(<TypeErrors />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(2000)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/type-errors.json')
  expect(screen.getByRole('alert').textContent).toBe('a.ts(1,7): error\nb.ts(2,1): error')
  fetch.mockResolvedValueOnce(Response.json([]))
  await pass(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(2000)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await pass(2000)
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  await pass(10_000)
  expect(fetch).toHaveBeenCalledTimes(4)
})
