import { OfflineError } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { BottomBar } from './bottom-bar'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

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

  test('says how many notifications are unread, and says it in the name too', async () => {
    await renderWithServices(<NavigationList />, { as: 'anapaula' })
    const link = await screen.findByRole('link', { name: /^Notificações\s+\d+ não lidas?$/ })
    const { unreadCount } = await (await renderWithServices(null, { as: 'anapaula' })).services.api.notifications.list(
      {},
    )
    expect(link.textContent).toContain(`${unreadCount} não lidas`)
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

  test('marks the page one is on', async () => {
    await renderWithServices(<NavigationList />, { at: '/bookmarks' })
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Favoritos')
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

test('offline `Sair` says why it cannot, and nobody is signed out', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { session } = world.services
  vi.spyOn(session, 'signOut').mockRejectedValue(new OfflineError())
  await renderWithServices(<UserArea />, { world })
  screen.getByRole('button', { name: 'Sair' }).click()
  await waitFor(() =>
    expect(world.toasts).toMatchObject([
      {
        title: 'Você está offline',
        description: 'Para sair da conta, conecte-se e tente novamente.',
        status: 'error',
      },
    ]),
  )
  expect(session.state.status).toBe('signed-in')
  expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument()
})

test('`Sair` signs out [SHL-039]', async () => {
  const { services, toasts } = await renderWithServices(<UserArea />, { as: 'anapaula' })
  screen.getByRole('button', { name: 'Sair' }).click()
  await waitFor(() => expect(services.session.state.status).toBe('signed-out'))
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull()
  expect(toasts).toEqual([])
})
