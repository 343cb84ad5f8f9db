import { renderWithServices, userEvent } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as manifest from '../federation/manifest'
import DevelopmentPanel, { RemoteRow } from './development-panel'

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
