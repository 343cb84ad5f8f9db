import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { Link } from '@ementa/ui/router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
