import { renderWithServices, required, windowOf } from '@ementa/testing'
import { BesidePageContext } from '@ementa/ui/data'
import { UNSAVED_TEXTS, UnsavedPageContext } from '@ementa/ui/host'
import { Link, useLocation } from '@ementa/ui/router'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { helpState, loginState, pendingState, pushState } from '../dialog-states'
import { createShellServices, type ShellServices } from '../services/create-services'
import { Frame } from './frame'

vi.mock('./deferred-notices', () => ({
  default: ({ isMobile }: { isMobile: boolean }) => (
    <p>
      Avisos {isMobile ? 'do celular' : 'da tela larga'}, {use(BesidePageContext) ? 'ao lado' : 'na página'}
    </p>
  ),
}))

function Page() {
  const { pathname } = useLocation()
  return (
    <>
      <h1>Página {pathname}</h1>
      <p>
        {use(BesidePageContext) ? 'ao lado' : 'na página'}, {use(UnsavedPageContext) ? 'nunca salva' : 'salva'}
      </p>
      <Link to="/search">Outra página</Link>
    </>
  )
}

let services: ShellServices
let work: () => void
const observe = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(null))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  services = createShellServices({ contract: 1, remotes: [], api: 'https://api.example/api' })
  vi.spyOn(services.pageIdle, 'whenIdle').mockImplementation((run) => {
    work = run
  })
})
afterEach(() => {
  observe.mockClear()
  for (const state of [helpState, loginState, pendingState, pushState]) state.close()
})

async function show(width: number) {
  windowOf(width)
  return renderWithServices(
    <Frame services={services}>
      <Page />
    </Frame>,
    { pattern: '*' },
  )
}
const bottomBar = () => screen.queryByRole('navigation', { name: 'Atalhos' })
const sidebar = () => screen.queryByRole('complementary', { name: 'Dados e conta' })
const menu = () => screen.queryByRole('button', { name: 'Abrir menu' })

test('a wide window has the navigation beside the page', async () => {
  await show(1280)
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Página /' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'conteudo')
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('main')).not.toContainElement(sidebar())
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeInTheDocument()
  expect([bottomBar(), menu()]).toEqual([null, null])
  expect(observe).toHaveBeenCalledWith(screen.getByRole('banner'), { box: 'border-box' })
  await act(async () => work())
  expect(await screen.findByText('Avisos da tela larga, ao lado')).toBeInTheDocument()
})

test('a phone has it below the page and behind a button', async () => {
  await show(390)
  expect(bottomBar()).toBeInTheDocument()
  expect(menu()).toBeInTheDocument()
  expect([sidebar(), screen.queryByRole('navigation', { name: 'Principal' })]).toEqual([null, null])
  expect(screen.queryByText(/^Avisos/)).toBeNull()
  await act(async () => work())
  expect(await screen.findByText('Avisos do celular, ao lado')).toBeInTheDocument()
})

/** Notes the page as one of which nothing is saved on the device. */
function keepNothing() {
  const page = { url: '/', title: 'Feed — Ementa', content: [], beside: [], timestamp: 1 }
  vi.spyOn(services.cache, 'pages').mockReturnValue([page])
  vi.spyOn(services.cache, 'savedAt').mockReturnValue(undefined)
}

test('offline a page that was never saved says so, once for all its parts', async () => {
  keepNothing()
  const world = await show(1280)
  expect(screen.getByText('na página, salva')).toBeInTheDocument()
  expect(screen.queryByText(UNSAVED_TEXTS.page)).toBeNull()
  act(() => {
    world.services.offline.state.online = false
  })
  expect(await screen.findByText('na página, nunca salva')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByText(UNSAVED_TEXTS.page)).toBeInTheDocument()
})

test('the first link leads past the navigation to the content', async () => {
  await show(1280)
  const link = required(screen.getAllByRole('link')[0])
  expect(link).toHaveTextContent('Ir para o conteúdo')
  expect(link).toHaveAttribute('href', '#conteudo')
  expect(fireEvent.click(link), 'the address stays as it is').toBe(false)
  expect(screen.getByRole('main')).toHaveFocus()
})
