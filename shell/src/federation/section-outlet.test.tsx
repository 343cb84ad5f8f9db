import { CONTRACT } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { renderWithServices, userEvent } from '@ementa/testing'
import { Link } from '@ementa/ui/router'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RegistryResult } from '../registry/registry'
import { SectionOutlet } from './section-outlet'
import { openPage, serve } from './test/hosts'

const result = (over: Partial<RegistryResult> = {}, remotes: RemoteEntry[] = []): RegistryResult => ({
  registry: { contract: CONTRACT, remotes },
  source: 'network',
  ...over,
})
const openAt = (at: string, given: RegistryResult) =>
  renderWithServices(<SectionOutlet result={given} />, { at, pattern: '*' })

beforeEach(() => {
  openPage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the remote that owns the path is shown, whatever else of the registry cannot be read', async () => {
  const page = { path: '/leis', element: <h1>Leis</h1> }
  const { remote: other } = serve('outlet-other')
  const { remote } = serve(
    'outlet-owner',
    { './remote': () => ({ default: { routes: [page] } }) },
    { routes: ['/leis'] },
  )
  const given = result({ refused: ['remotes[2] (account): entry: Invalid type'] }, [
    { ...other, routes: ['/outras'] },
    remote,
  ])
  await openAt('/leis', given)
  expect(await screen.findByRole('heading', { level: 1, name: 'Leis' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, Partial<RegistryResult>]>([
  ['a registry that could be read', {}],
  ['one that could be read to its end', { refused: [] }],
  ['the last good copy', { source: 'last-good', problem: 'Failed to read remotes.json: HTTP 500' }],
])('a path that nobody owns is not found by %s', async (_, over) => {
  await openAt('/nada', result(over))
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, string, Partial<RegistryResult>, string]>([
  ['without a registry', 'EM-202', { source: 'none', problem: 'HTTP 404' }, 'HTTP 404'],
  ['without a registry or a reason', 'EM-202', { source: 'none' }, ''],
  ['whose owner may be an entry that cannot be read', 'EM-203', { refused: ['um', 'dois'] }, 'um\ndois'],
  [
    'of the last good copy, for the first reason',
    'EM-203',
    { source: 'last-good', problem: 'HTTP 500', refused: ['um'] },
    'HTTP 500',
  ],
])('a path %s is not called unknown, but says what failed', async (_, code, over, problem) => {
  await openAt('/nada', result(over))
  const card = within(await screen.findByRole('alert'))
  expect(card.getByText(code)).toBeInTheDocument()
  expect(card.getByText('Detalhe').nextSibling?.textContent).toBe(problem)
  expect(screen.queryByText('Oops! Page not found')).toBeNull()
})

test('the failure of one area stays behind when the next one is entered', async () => {
  const { remote: failing } = serve('outlet-failing', { './remote': () => ({}) }, { routes: ['/a'] })
  const page = { path: '/b', element: <h1>Leis</h1> }
  const { remote } = serve('outlet-next', { './remote': () => ({ default: { routes: [page] } }) }, { routes: ['/b'] })
  await renderWithServices(
    <>
      <Link to="/b">Leis</Link>
      <SectionOutlet result={result({}, [failing, remote])} />
    </>,
    { at: '/a', pattern: '*' },
  )
  expect(await screen.findByText('EM-104')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Leis' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Leis' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
