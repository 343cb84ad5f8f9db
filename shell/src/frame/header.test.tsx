import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { createResponseCache } from '@ementa/ui/host'
import { Link } from '@ementa/ui/router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Header } from './header'

const cache = createResponseCache({ storage: memoryStorage() })
const header = <Header isMobile={false} cache={cache} />

test('a visitor sees the brand and `Entrar`, which asks to sign in; someone signed in does not [SHL-027] [SHL-028]', async () => {
  const { logins } = await renderWithServices(header)
  expect(screen.getByRole('link', { name: /^Ementa/ }).getAttribute('href')).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(logins()).toBe(1)
  cleanup()
  await renderWithServices(header, { as: 'anapaula' })
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull()
})

test('links to the contract-analysis partner in a new tab [SHL-029]', async () => {
  await renderWithServices(header)
  const link = screen.getByRole('link', { name: /JurisScan.*abre em nova aba/ })
  expect(link.getAttribute('href')).toBe('https://jurisscan.example/')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link).toHaveAccessibleName('JurisScan, análise de contratos (abre em nova aba)')
})

test('`Alternar tema` works on the stored choice: system → light → dark → light, and is announced [SHL-046] [SHL-047] [SHL-048]', async () => {
  const { services } = await renderWithServices(header)
  const toggle = screen.getByRole('button', { name: 'Alternar tema' })
  expect(services.theme.state.choice).toBe('system')
  expect(toggle).toHaveAttribute('title', 'Alternar tema (agora: do sistema)')
  const seen: string[] = []
  for (const name of ['claro', 'escuro', 'claro']) {
    act(() => toggle.click())
    seen.push(services.theme.state.choice)
    await waitFor(() => expect(toggle).toHaveAttribute('title', `Alternar tema (agora: ${name})`))
  }
  expect(seen).toEqual(['light', 'dark', 'light'])
  await waitFor(() => expect(screen.getByText('Tema claro')).toBeInTheDocument())
})

test('the menu is for phones; the brand leads home, and from home to its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
  const view = await renderWithServices(header)
  expect(screen.queryByRole('button', { name: 'Abrir menu' })).toBeNull()
  expect(fireEvent.click(screen.getByRole('link', { name: 'Ementa, página inicial' }))).toBe(false)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
  view.unmount()
  await renderWithServices(<Header isMobile cache={cache} />)
  expect(screen.getByRole('button', { name: 'Abrir menu' })).toBeInTheDocument()
})

const onPhone = () =>
  renderWithServices(
    <>
      <Header isMobile cache={cache} />
      <Link to={paths.search.href()}>Outra página</Link>
    </>,
    { as: 'renata', pattern: '*' },
  )
const menu = () => screen.findByRole('button', { name: 'Abrir menu', expanded: false })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the drawer closes when the page changes', async () => {
  await onPhone()
  fireEvent.click(await menu())
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByText('Outra página'))
  await isClosed()
})

test('the drawer has the navigation and who is here, under the name of the product', async () => {
  await onPhone()
  fireEvent.click(await menu())
  const drawer = await screen.findByRole('dialog', { name: 'Ementa' })
  expect(within(drawer).getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', paths.bookmarks.href())
  expect(within(drawer).getByRole('note')).toHaveTextContent('Os dados ficam neste aparelho.')
  expect(within(drawer).getByRole('button', { name: 'Sair' })).toBeInTheDocument()
  fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar menu' }))
  await isClosed()
})

test('a press on the place one is in already closes the drawer, any other press does not', async () => {
  await onPhone()
  fireEvent.click(await menu())
  const drawer = await screen.findByRole('dialog')
  fireEvent.click(within(drawer).getByRole('note'))
  fireEvent.click(within(drawer).getByText('Explorar'))
  expect(screen.getByLabelText('Abrir menu')).toHaveAttribute('aria-expanded', 'true')
  const home = within(drawer).getByRole('link', { name: 'Home' })
  home.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(within(home).getByText('Home'))
  await isClosed()
})
