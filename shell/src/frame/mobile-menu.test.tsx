import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { Link } from '@ementa/ui/router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MobileMenu } from './mobile-menu'

const view = () =>
  renderWithServices(
    <>
      <MobileMenu />
      <Link to={paths.search.href()}>Outra página</Link>
    </>,
    { as: 'renata', pattern: '*' },
  )
const menu = () => screen.findByRole('button', { name: 'Abrir menu', expanded: false })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the drawer opens at a press, and closes by Escape', async () => {
  await view()
  fireEvent.click(await menu())
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await isClosed()
  expect(await menu()).toBeInTheDocument()
})

test('the drawer closes when the page changes', async () => {
  await view()
  fireEvent.click(await menu())
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByText('Outra página'))
  await isClosed()
})

test('the drawer has the navigation and who is here, under the name of the product', async () => {
  await view()
  fireEvent.click(await menu())
  const drawer = await screen.findByRole('dialog', { name: 'Ementa' })
  expect(within(drawer).getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', paths.bookmarks.href())
  expect(within(drawer).getByRole('note')).toHaveTextContent('Os dados ficam neste aparelho.')
  expect(within(drawer).getByRole('button', { name: 'Sair' })).toBeInTheDocument()
  fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar menu' }))
  await isClosed()
})

test('a press on the place one is in already closes the drawer, any other press does not', async () => {
  await view()
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
