import { LARGEST_PAGE, PAGE_SIZE, TIMING } from '@ementa/contracts'
import {
  createTestWorld,
  inputsOf,
  renderWithServices,
  type TestOptions,
  type TestWorld,
  windowOf,
  withCalls,
} from '@ementa/testing'
import { useServices } from '@ementa/ui'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import NotificationsPage from './notifications-page'
import { unhideAll, useNotifications } from './use-notifications'

afterEach(() => {
  vi.useRealTimers()
})
beforeEach(() => {
  unhideAll()
  HTMLElement.prototype.setPointerCapture = () => undefined
})

const open = (options: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<NotificationsPage />, { as: 'joaopedro', at: '/notifications', ...options })
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const click = async (name: string | RegExp) => fireEvent.click(await button(name))
const rows = () => screen.findAllByRole('article')
const names = async () => (await rows()).map((row) => row.getAttribute('aria-label') ?? '')
const shownToasts = (toasts: TestWorld['toasts']) => toasts.map(({ title, status }) => [title, status])
const unread = async ({ services }: TestWorld) => (await services.api.notifications.list({})).unreadCount

/** Returns the first unread row of a single notification, and its buttons. */
async function firstUnread() {
  const row = (await rows()).find(
    (one) => within(one).queryByText('Não lida.') && !one.getAttribute('aria-label')?.includes(' e outra'),
  )
  if (!row) throw new Error('No unread notification')
  const sentence = row.getAttribute('aria-label') ?? ''
  return { row, sentence, mark: () => fireEvent.click(within(row).getByRole('button', { name: /^Marcar como lida/ })) }
}

describe('the screen', () => {
  test('has tabs, search, mark-all, refresh and preferences [ACC-027] [ACC-029] [ACC-030]', async () => {
    await open()
    await rows()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Todas', 'Menções', 'Sistema'])
    expect(screen.getByRole('searchbox', { name: 'Buscar nas notificações' })).toBeInTheDocument()
    for (const name of ['Marcar todas como lidas', 'Atualizar', 'Preferências'])
      expect(await button(name)).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Notificações (6) — Ementa'))
  })

  test('the tabs narrow to mentions and to the system [ACC-028]', async () => {
    const { services } = await open({ as: 'anapaula', at: '/notifications?tab=mencoes' })
    expect((await names()).every((name) => name.endsWith('mencionou você em uma publicação.'))).toBe(true)
    expect(await rows()).toHaveLength(2)
    fireEvent.click(screen.getByRole('tab', { name: 'Sistema' }))
    const { notifications } = await services.api.notifications.list({ type: 'system' })
    await waitFor(async () => expect(await names()).toEqual(notifications.map(({ text }) => text)))
  })

  test('the search waits until the typing has rested for 300 ms [ACC-029]', async () => {
    await open()
    const before = await names()
    vi.useFakeTimers()
    // user-event would wait for a timer, and the timers are stopped.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'comecou a seguir' } })
    const now = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'))
    act(() => void vi.advanceTimersByTime(299))
    expect(now()).toEqual(before)
    act(() => void vi.advanceTimersByTime(1))
    expect(now()).toHaveLength(1)
    expect(now()[0]).toMatch(/começou a seguir você\.$/)
  })

  test.each([
    ['/notifications', 'false'],
    ['/notifications?q=zebra', 'true'],
  ])('on a phone the field of the search is open where something is searched for: %s', async (at, isOpen) => {
    windowOf(390)
    await open({ at })
    expect(await button('Buscar nas notificações')).toHaveAttribute('aria-expanded', isOpen)
    expect(screen.queryAllByRole('searchbox')).toHaveLength(isOpen === 'true' ? 1 : 0)
  })

  test('says when nothing matches, and when there is nothing', async () => {
    await open({ at: '/notifications?q=zebra' })
    expect(await screen.findByText('Nenhuma notificação encontrada')).toBeInTheDocument()
    cleanup()
    expect(screen.queryByText(/^Nada com/)).toBeNull()
    await open({ at: '/notifications?tab=mencoes' })
    expect(await screen.findByText('Ninguém mencionou você ainda')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir para o feed' })).toHaveAttribute('href', '/')
  })

  test('says of each tab that it is empty in its own words', async () => {
    const none = { notifications: [], nextCursor: null, unreadCount: 0, actors: [], posts: [] }
    const world = withCalls(await createTestWorld({ as: 'joaopedro' }), 'notifications', { list: async () => none })
    await open({ world })
    expect(await screen.findByText('Nenhuma notificação por aqui')).toBeInTheDocument()
    expect(screen.getByText('Publique, comente e siga pessoas: as respostas aparecem aqui.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('tab', { name: 'Sistema' }))
    expect(await screen.findByText('Nenhum aviso do sistema')).toBeInTheDocument()
    expect(document.title).toBe('Notificações — Ementa')
  })

  test('a search reads the older pages too, in large steps, and ends with one that fails', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { notifications } = world.services.api
    const list = vi.fn(async (input: Parameters<typeof notifications.list>[0]) => {
      if (list.mock.calls.length > 2) throw new Error('down')
      return notifications.list({ ...input, limit: PAGE_SIZE.notifications })
    })
    await open({ world: withCalls(world, 'notifications', { list }), at: '/notifications?q=curtiu' })
    expect(await screen.findByText('Não foi possível carregar mais. Tente novamente.')).toBeInTheDocument()
    expect(list.mock.calls.map(([input]) => input?.limit)).toEqual([
      PAGE_SIZE.notifications,
      LARGEST_PAGE,
      LARGEST_PAGE,
    ])
    // No further page is loaded by itself.
    expect(screen.queryByText('Buscando nas notificações mais antigas…')).toBeNull()
    // A search does not group: every notification has its own row.
    expect((await names()).every((name) => / curtiu sua publicação\.$/.test(name))).toBe(true)
  })

  test('a failed load says so and can be tried again [ACC-037]', async () => {
    const world = await createTestWorld({ as: 'joaopedro', simulation: { fail: ['notifications.list'] } })
    await open({ world })
    expect(await screen.findByText('Não foi possível carregar as notificações')).toBeInTheDocument()
    expect(shownToasts(world.toasts)).toEqual([['Erro ao carregar', 'error']])
    world.simulate({})
    await click('Tentar novamente')
    expect((await rows()).length).toBeGreaterThan(0)
  })

  test('a refresh asks again and is announced', async () => {
    const { calls } = await open()
    await rows()
    const asked = () => inputsOf(calls, 'notifications.list').length
    const before = asked()
    await click('Atualizar')
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain('Notificações atualizadas'))
    expect(asked()).toBeGreaterThan(before)
  })

  test('asks a visitor to sign in', async () => {
    await open({ as: undefined })
    expect(await button('Entrar')).toBeInTheDocument()
    expect(screen.getByText('Entre para ver quem curtiu, comentou ou mencionou você.')).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Suas notificações' })).toBeInTheDocument()
    expect(document.title).toBe('Notificações — Ementa')
  })
})

/** Shows the state of the list, of which the page renders only a few rows. */
function Probe() {
  const list = useNotifications('todas', '')
  const services = useServices()
  return (
    <>
      <output>{`${list.items.length} de ${services.session.state.user?.username}`}</output>
      <button type="button" onClick={() => void list.loadMore()}>
        mais
      </button>
    </>
  )
}

test('loads twenty, then the next twenty, then the rest [ACC-032]', async () => {
  await renderWithServices(<Probe />, { as: 'anapaula' })
  for (const count of [20, 40, 49]) {
    await screen.findByText(`${count} de anapaula`)
    await click('mais')
  }
})

describe('reading', () => {
  test('its button marks one read, says so, and can be undone [ACC-033] [ACC-035] [EXP-17]', async () => {
    const world = await open()
    const { row, mark } = await firstUnread()
    mark()
    await waitFor(() => expect(shownToasts(world.toasts)).toEqual([['Marcada como lida.', 'success']]))
    expect(within(row).queryByText('Não lida.')).toBeNull()
    expect(document.title).toBe('Notificações (5) — Ementa')
    expect(await unread(world)).toBe(5)
    act(() => world.toasts[0]?.action?.onClick())
    await waitFor(async () => expect(await unread(world)).toBe(6))
    expect(within(row).getByText('Não lida.')).toBeInTheDocument()
  })

  test('opening it marks it read and leads there [ACC-033]', async () => {
    const world = await open()
    const { row, sentence } = await firstUnread()
    const link = within(row).getByRole('link', { name: sentence })
    const href = link.getAttribute('href')
    fireEvent.click(link)
    expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe(href)
    expect(href).toMatch(/^\/(p|u)\//)
    await waitFor(async () => expect(await unread(world)).toBe(5))
  })

  test('a grouped row marks all it stands for', async () => {
    const world = await open({ as: 'anapaula' })
    const before = await unread(world)
    const [first] = await rows()
    expect(first?.getAttribute('aria-label')).toMatch(/e outras 5 pessoas curtiram sua publicação\.$/)
    await click(/^Marcar como lida: Daniela Brandt e outras 5/)
    await waitFor(async () => expect(await unread(world)).toBe(before - 6))
  })

  test('mark-all reads every one, those on pages not loaded too, and all of it can be undone [ACC-031]', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { api } = world.services
    // The oldest of the 49 is on the third page, which is not opened here.
    const { notifications } = await api.notifications.list({ limit: 100 })
    const oldest = notifications.at(-1)
    if (!oldest) throw new Error('No notification')
    await api.notifications.markRead({ id: oldest.id, read: false })
    const before = await unread(world)
    const isOldestRead = async () => (await api.notifications.list({ limit: 100 })).notifications.at(-1)?.read

    await open({ world })
    await rows()
    await click('Marcar todas como lidas')
    await waitFor(async () => expect(await unread(world)).toBe(0))
    expect(document.title).toBe('Notificações — Ementa')
    expect(screen.queryByText('Não lida.')).toBeNull()
    expect(await isOldestRead()).toBe(true)
    await waitFor(() => expect(shownToasts(world.toasts)).toEqual([['Todas marcadas como lidas.', 'success']]))
    act(() => world.toasts[0]?.action?.onClick())
    await waitFor(async () => expect(await unread(world)).toBe(before))
    expect(await isOldestRead()).toBe(false)
    await waitFor(() => expect(document.title).toBe(`Notificações (${before}) — Ementa`))
  })

  test('the focus stays on mark-all once nothing is left to mark', async () => {
    const world = await open()
    await rows()
    const markAll = await button('Marcar todas como lidas')
    markAll.focus()
    fireEvent.click(markAll)
    await waitFor(() => expect(markAll.getAttribute('aria-disabled')).toBe('true'))
    expect(markAll.disabled).toBe(false)
    expect(document.activeElement).toBe(markAll)
    const { length } = world.calls
    fireEvent.click(markAll)
    expect(world.calls).toHaveLength(length)
  })

  test('an undo of mark-all that fails says so, and the list tells what is so', async () => {
    const world = await open()
    await rows()
    await click('Marcar todas como lidas')
    await waitFor(() => expect(world.toasts).toHaveLength(1))
    world.simulate({ fail: ['notifications.markAllRead'] })
    act(() => world.toasts[0]?.action?.onClick())
    await waitFor(() => expect(shownToasts(world.toasts).at(-1)).toEqual(['Erro', 'error']))
    await waitFor(() => expect(document.title).toBe('Notificações — Ementa'))
    expect(screen.queryByText('Não lida.')).toBeNull()
  })

  test.each([
    ['notifications.markRead', 'one'],
    ['notifications.markAllRead', 'all'],
  ])('a failed %s changes %s back and says so [ACC-038]', async (call, which) => {
    const world = await open({ simulation: { fail: [call] } })
    const { row, mark } = await firstUnread()
    if (which === 'one') mark()
    else await click('Marcar todas como lidas')
    await waitFor(() =>
      expect(world.toasts.map(({ title, description }) => [title, description])).toEqual([
        ['Erro', 'Não foi possível completar a ação. Tente novamente.'],
      ]),
    )
    await waitFor(() => expect(within(row).getByText('Não lida.')).toBeInTheDocument())
    expect(document.title).toBe('Notificações (6) — Ementa')
  })
})

test('removing hides it here only, with a way back, until the list is loaded again [ACC-036] [EXP-29]', async () => {
  const world = await open()
  const total = (await rows()).length
  const stored = async () => (await world.services.api.notifications.list({})).notifications.length
  const before = await stored()
  const remove = async () => {
    const { row } = await firstUnread()
    fireEvent.click(within(row).getByRole('button', { name: /^Remover: / }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(total - 1))
  }
  await remove()
  expect(shownToasts(world.toasts)).toEqual([['Notificação removida', 'success']])
  expect(world.toasts[0]).toMatchObject({ duration: TIMING.undo, action: { label: 'Desfazer' } })
  expect(TIMING.undo, 'long enough to read it and press').toBeGreaterThanOrEqual(6000)
  expect(await stored()).toBe(before)
  act(() => world.toasts[0]?.action?.onClick())
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(total))
  await remove()
  await click('Atualizar')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(total))
})

describe('preferences', () => {
  const openDialog = async (options: TestOptions & { world?: TestWorld } = {}) => {
    const world = await open(options)
    await click('Preferências')
    await screen.findByRole('checkbox', { name: 'Newsletters' })
    return world
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  test('are six, all on but newsletters [ACC-039]', async () => {
    await openDialog()
    expect(screen.getAllByRole('checkbox')).toHaveLength(6)
    for (const name of ['Curtidas', 'Comentários', 'Seguidores', 'Menções', 'Sistema'])
      expect(box(name).checked, name).toBe(true)
    expect(box('Newsletters').checked).toBe(false)
  })

  test('a failed save says so and keeps the choice [ACC-040]', async () => {
    const world = await openDialog({ simulation: { fail: ['device.savePreferences'] } })
    fireEvent.click(box('Newsletters'))
    await click('Salvar')
    await waitFor(() => expect(shownToasts(world.toasts)).toEqual([['Erro ao salvar', 'error']]))
    expect(box('Newsletters').checked).toBe(true)
    expect(world.toasts[0]?.description).toBe('Tente novamente.')
    expect(await button('Salvar')).toBeEnabled()
    // After cancelling, the settings are as before.
    await click('Cancelar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await click('Preferências')
    expect(await screen.findByRole('checkbox', { name: 'Newsletters' })).not.toBeChecked()
  })

  test('cannot be saved before they are read, and say when they cannot be', async () => {
    const world = await open({ simulation: { fail: ['device.getPreferences'] } })
    await click('Preferências')
    expect(await screen.findByText('Não foi possível carregar as preferências')).toBeInTheDocument()
    expect(await button('Salvar')).toBeDisabled()
    world.simulate({})
    await click('Tentar novamente')
    expect(await screen.findByRole('checkbox', { name: 'Curtidas' })).toBeChecked()
    expect(await button('Salvar')).toBeEnabled()
  })
})
