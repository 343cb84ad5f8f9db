import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BottomBar } from './bottom-bar'
import { helpState } from './dialog-states'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

afterEach(() => helpState.close())

/** Renders for a user with this number of unread notifications. */
async function withUnread(unreadCount: number, as: string | undefined = 'anapaula') {
  const list = vi.fn(async () => ({ notifications: [], unreadCount, nextCursor: null }))
  const world = withCalls(await createTestWorld({ as }), 'notifications', { list })
  await renderWithServices(
    <>
      <NavigationList />
      <BottomBar />
    </>,
    { world, at: '/search' },
  )
  return list
}
const bar = () => screen.getByRole('navigation', { name: 'Atalhos' })
const main = () => screen.getByRole('navigation', { name: 'Principal' })
const badge = () => document.querySelector<HTMLElement>('.unread')
const dot = () => document.querySelector('.unread-dot')

test('how many notifications are unread is shown beside the word, and on a phone as a dot that is told in words', async () => {
  await withUnread(3)
  expect(await within(bar()).findByRole('link', { name: 'Notificações (3 não lidas)' })).toBeInTheDocument()
  expect(within(main()).getByRole('link', { name: 'Notificações 3 não lidas' })).toContainElement(badge())
  expect(dot()).toHaveAttribute('aria-hidden', 'true')
})

test('where all are read, nothing is said; a visitor is not asked about', async () => {
  const list = await withUnread(0)
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
  expect(within(bar()).getByRole('link', { name: 'Notificações' })).toBeInTheDocument()
  expect(within(main()).getByRole('link', { name: 'Notificações' })).toBeInTheDocument()
  expect([badge(), dot()]).toEqual([null, null])
  cleanup()
  const asked = await withUnread(3, '')
  expect(within(bar()).getByRole('link', { name: 'Notificações' })).toBeInTheDocument()
  expect([badge(), dot()]).toEqual([null, null])
  expect(asked).not.toHaveBeenCalled()
})

test('only publishing stands out in the bar of a phone, and only the page that one is on is marked', async () => {
  await withUnread(0)
  const highlighted = within(bar())
    .getAllByRole('link')
    .filter((link) => link.querySelector('[data-highlighted]'))
  expect(highlighted.map(({ textContent }) => textContent)).toEqual(['Publicar'])
  for (const navigation of [bar(), main()])
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Buscar')
})

test.each([['Atalhos'], ['Principal']])('in the navigation %s the place one is in leads to its top', async (name) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
  await withUnread(0)
  history.replaceState(null, '', '/search?q=lei')
  const link = (label: string) => within(screen.getByRole('navigation', { name })).getByRole('link', { name: label })
  expect(fireEvent.click(link('Buscar'))).toBe(false)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
})

test('who is signed in finds the own profile and the way out; everybody finds the keys', async () => {
  await renderWithServices(<UserArea />, { as: 'anapaula' })
  const profile = screen.getByRole('link', { name: /, ver o próprio perfil$/ })
  expect(profile).toHaveTextContent('Ana Paula Ferraz@anapaula, ver o próprio perfil')
  expect(profile).toHaveAttribute('href', '/profile')
  expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument()
  cleanup()
  await renderWithServices(<UserArea />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  const keys = screen.getByRole('button', { name: 'Atalhos de teclado' })
  expect(keys).toHaveAttribute('title', 'Atalhos de teclado')
  expect(helpState.isOpen).toBe(false)
  fireEvent.click(keys)
  expect(helpState.isOpen).toBe(true)
})
