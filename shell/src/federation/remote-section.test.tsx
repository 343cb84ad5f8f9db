import { CONTRACT } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { renderWithServices, required, userEvent } from '@ementa/testing'
import { Link, lazyPage } from '@ementa/ui/router'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RegistryResult } from '../registry/registry'
import { loadSection } from './load-section'
import { NotFoundPage, RemoteSection, SectionOutlet } from './remote-section'
import { answers, askedParts, openPage, serve, serveAt } from './test/hosts'

const sectionOf = (name: string) => document.querySelector(`[data-remote="${name}"]`)
const outline = () => document.querySelector('[aria-busy="true"]')

/** Creates a remote module with one page, at `/p/:id`. */
const moduleWith = (Page: () => React.ReactNode) => ({
  './remote': () => ({ default: { routes: [{ path: '/p/:id', element: <Page /> }] } }),
})
const pageSaying = (text: string) => moduleWith(() => <h1>{text}</h1>)
const heading = () => screen.findByRole('heading', { level: 1 })

beforeEach(() => {
  openPage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the outline of the page stands where the remote will, until it has arrived', async () => {
  const { remote } = serve('arriving', pageSaying('Publicação'))
  await renderWithServices(<RemoteSection remote={remote} />, { at: '/p/1', pattern: '*' })
  expect(required(outline()).className).toBe('outlines')
  expect(await heading()).toHaveTextContent('Publicação')
  expect(required(sectionOf('arriving'))).toHaveTextContent(/^Publicação$/)
  expect(outline()).toBeNull()
})

test('a path that the remote has no page for is not found, inside of its section', async () => {
  const { remote } = serve('without-page', pageSaying('Publicação'))
  await renderWithServices(<RemoteSection remote={remote} />, { at: '/q/1', pattern: '*' })
  expect(await heading()).toHaveTextContent('Oops! Page not found')
  expect(required(sectionOf('without-page'))).toContainElement(await heading())
})

test('a retry asks for the address that the registry names by then, with the outline meanwhile', async () => {
  const { remote } = serve('retried', pageSaying('Publicação'))
  answers.clear()
  await renderWithServices(<RemoteSection remote={remote} />, { at: '/p/1', pattern: '*' })
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(screen.getByText('EM-101')).toBeInTheDocument()
  expect(sectionOf('retried')).toBeNull()

  const moved = { ...remote, entry: 'https://retried-elsewhere.example/mf-manifest.json' }
  serveAt(moved.entry, 'retried', pageSaying('Mudou de endereço'))
  let answerRegistry = () => {}
  const registry = Response.json({ contract: CONTRACT, remotes: [moved] })
  answers.set(
    '/remotes.json',
    () =>
      new Promise((resolve) => {
        answerRegistry = () => resolve(registry)
      }),
  )
  await userEvent.click(retry)
  await waitFor(() => expect(outline()).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  answerRegistry()
  expect(await heading()).toHaveTextContent('Mudou de endereço')
})

test('each retry is a new one, and a page that crashed is not shown from what is there', async () => {
  const { remote } = serve(
    'crashing',
    moduleWith(() => {
      throw new Error('kaputt')
    }),
  )
  await loadSection(remote)
  answers.set('/remotes.json', () => Response.json({ contract: CONTRACT, remotes: [remote] }))
  await renderWithServices(<RemoteSection remote={remote} />, { at: '/p/1', pattern: '*' })
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(askedParts).toHaveLength(2))
  expect(await screen.findByText('EM-105')).toBeInTheDocument()
  serveAt(remote.entry, 'crashing', pageSaying('Recuperada'))
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Recuperada' })).toBeInTheDocument()
  expect(askedParts).toHaveLength(3)
})

/** Creates a remote with a failing page, a working one, and links to both. */
function failing(name: string, Failing: ComponentType) {
  const routes = [
    { path: '/falha', element: <Failing /> },
    { path: '/p/:id', element: <h1>Publicação</h1> },
  ]
  return serve(name, { './remote': () => ({ default: { routes } }) })
}
const withLinks = (section: React.ReactNode) => (
  <>
    <Link to="/falha">A que falha</Link>
    <Link to="/p/1">A outra</Link>
    {section}
  </>
)
const go = (link: string) => userEvent.click(screen.getByRole('link', { name: link }))

test('a page that fails leaves the other pages of its remote alone, which is not loaded again for them', async () => {
  const { remote } = failing('one-fails', () => {
    throw new Error('kaputt')
  })
  await renderWithServices(withLinks(<RemoteSection remote={remote} />), { at: '/falha', pattern: '*' })
  expect(await screen.findByText('EM-105')).toBeInTheDocument()
  await go('A outra')
  expect(await screen.findByRole('heading', { level: 1, name: 'Publicação' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(askedParts).toHaveLength(1)
})

/** Creates a page whose file is missing at the first load. */
const lostOnce = () =>
  lazyPage(
    vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }))
      .mockResolvedValue({ default: () => <h1>Chegou</h1> }),
  )

test('a page of which a file was lost is asked for again by the next visit', async () => {
  const { remote } = failing('one-lost', lostOnce())
  await renderWithServices(withLinks(<RemoteSection remote={remote} />), { at: '/falha', pattern: '*' })
  expect(await screen.findByText('EM-101')).toBeInTheDocument()
  await go('A outra')
  expect(await screen.findByRole('heading', { level: 1, name: 'Publicação' })).toBeInTheDocument()
  await go('A que falha')
  expect(await screen.findByRole('heading', { level: 1, name: 'Chegou' })).toBeInTheDocument()
  expect(askedParts).toHaveLength(1)
})

test('a remote that did not arrive is asked for again by another of its pages', async () => {
  const { remote } = failing('late', () => <h1>Aqui</h1>)
  const manifest = required(answers.get(remote.entry))
  answers.delete(remote.entry)
  answers.set('/remotes.json', () => Response.json({ contract: CONTRACT, remotes: [remote] }))
  await renderWithServices(withLinks(<RemoteSection remote={remote} />), { at: '/falha', pattern: '*' })
  expect(await screen.findByText('EM-101')).toBeInTheDocument()
  answers.set(remote.entry, manifest)
  await go('A outra')
  expect(await screen.findByRole('heading', { level: 1, name: 'Publicação' })).toBeInTheDocument()
})

const result = (over: Partial<RegistryResult> = {}, remotes: RemoteEntry[] = []): RegistryResult => ({
  registry: { contract: CONTRACT, remotes },
  source: 'network',
  ...over,
})
const openAt = (at: string, given: RegistryResult) =>
  renderWithServices(<SectionOutlet result={given} />, { at, pattern: '*' })

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
  ['the last good copy', { source: 'last-good', problem: 'Failed to read remotes.json: HTTP 500' }],
])('a path that nobody owns is not found by %s', async (_, over) => {
  await openAt('/nada', result(over))
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, string, Partial<RegistryResult>, string]>([
  ['without a registry', 'EM-202', { source: 'none', problem: 'HTTP 404' }, 'HTTP 404'],
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

test('the 404 page has its text and the way home [SHL-006] [SHL-007] [EXP-01]', async () => {
  await renderWithServices(<NotFoundPage />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Oops! Page not found')
  expect(heading.closest('[lang="en"]')).not.toBeNull()
  expect(screen.getByText(/^A página que você procura/).closest('[lang="en"]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Página não encontrada — Ementa')
})
