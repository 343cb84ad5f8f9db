import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { BottomBar, NavigationList } from './navigation'

const linksIn = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/\d*\s*\(.*$|\d+$/, '').trim(), link.getAttribute('href')])

describe('navigation', () => {
  test('begins with Home, Buscar and Composer [SHL-013] [SHL-014] [SHL-015]', async () => {
    const { container } = await renderWithServices(<NavigationList />)
    expect(linksIn(container).slice(0, 3)).toEqual([
      ['Home', '/'],
      ['Buscar', '/search'],
      ['Composer', '/compose'],
    ])
  })

  test('goes on with Favoritos, Tags Seguidas and Notificações [SHL-016] [SHL-017] [SHL-018]', async () => {
    const { container } = await renderWithServices(<NavigationList />)
    expect(linksIn(container).slice(3, 6)).toEqual([
      ['Favoritos', '/bookmarks'],
      ['Tags Seguidas', '/tags/following'],
      ['Notificações', '/notifications'],
    ])
  })

  test('has Perfil, and the settings at the end, told apart for those who hear them [SHL-019] [SHL-020] [SHL-021]', async () => {
    const { container } = await renderWithServices(<NavigationList />)
    const links = linksIn(container)
    expect(links[6]).toEqual(['Perfil', '/profile'])
    expect(links.slice(-2)).toEqual([
      ['Privacidade', '/settings/privacy'],
      ['Notificações', '/settings/notifications'],
    ])
    expect(screen.getByRole('link', { name: 'Notificações, configurações' })).toBeInTheDocument()
  })

  test('a moderator sees Administração with its three entries [SHL-024] [SHL-026]', async () => {
    await renderWithServices(<NavigationList />, { as: 'moderacao' })
    const section = await screen.findByRole('region', { name: 'Administração' })
    const sections = within(screen.getByRole('navigation'))
      .getAllByRole('region')
      .map((one) => one.getAttribute('aria-label'))
    expect(sections).toEqual(['Administração', 'Explorar', 'Configurações'])
    expect(linksIn(section)).toEqual([
      ['Moderação', '/admin/moderation'],
      ['Usuários', '/admin/users'],
      ['Logs', '/admin/logs'],
    ])
  })

  test('nobody else does, not even who passes the route guard [SHL-024] [SHL-025]', async () => {
    await renderWithServices(<NavigationList />, { as: 'anapaula' })
    expect(screen.getByRole('region', { name: 'Configurações' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Administração' })).toBeNull()
    cleanup()
    await renderWithServices(<NavigationList />)
    expect(screen.queryByRole('region', { name: 'Administração' })).toBeNull()
  })

  test('explores newsletters, drafts, topics, the law and the closing, each with a picture', async () => {
    const { container } = await renderWithServices(<NavigationList />)
    expect(linksIn(screen.getByRole('region', { name: 'Explorar' }))).toEqual([
      ['Newsletters', '/newsletters'],
      ['Rascunhos', '/drafts'],
      ['Temas', '/topics'],
      ['Lei em debate', '/leis'],
      ['Fechamento 8h', '/fechamento'],
    ])
    for (const link of within(container).getAllByRole('link')) expect(link.querySelector('svg')).not.toBeNull()
  })
})

test('the bottom bar has five entries in order, Publicar goes to the composer [SHL-022] [SHL-023]', async () => {
  const { container } = await renderWithServices(<BottomBar />)
  expect(linksIn(container)).toEqual([
    ['Home', '/'],
    ['Buscar', '/search'],
    ['Publicar', '/compose'],
    ['Notificações', '/notifications'],
    ['Perfil', '/profile'],
  ])
})

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
