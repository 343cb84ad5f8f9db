import { createTestWorld, inputsOf, renderWithServices, withCalls } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import NotificationsPage from './notifications-page'
import PreferencesDialog from './preferences-dialog'
import { hide, unhideAll } from './use-notifications'

beforeEach(unhideAll)

const EMPTY = { notifications: [], nextCursor: null, unreadCount: 0, actors: [], posts: [] }
/** A page of one notification, which another page follows. */
const FIRST = {
  ...EMPTY,
  notifications: [
    {
      id: 'n1',
      type: 'system',
      text: 'Aviso.',
      post_id: null,
      actor_id: null,
      read: true,
      created_at: '2026-03-10T12:00:00.000Z',
    },
  ],
  nextCursor: 'older',
}

/** Renders the page with these pages of notifications. */
async function openWith(list: (input: { cursor?: string | null }) => Promise<unknown>, search = '') {
  const world = withCalls(await createTestWorld({ as: 'joaopedro' }), 'notifications', { list })
  return renderWithServices(<NotificationsPage />, { world, at: `/notifications${search}` })
}
const OLDER = 'Buscando nas notificações mais antigas…'
const NOTHING = 'Nenhuma notificação encontrada'

describe('a list without a row', () => {
  test('that has not ended goes on, and does not say that there is nothing', async () => {
    hide(['n1'])
    await openWith(async () => FIRST)
    expect(await screen.findByRole('button', { name: 'Carregar mais' })).toBeInTheDocument()
    expect(screen.queryByText('Nenhuma notificação por aqui')).not.toBeInTheDocument()
    expect(screen.queryByText('Aviso.')).not.toBeInTheDocument()
    expect(screen.queryByText(OLDER)).not.toBeInTheDocument()
  })

  test('of a search says so only once the older ones were looked through', async () => {
    let answer = (_: unknown): void => undefined
    const older = new Promise<unknown>((resolve) => {
      answer = resolve
    })
    await openWith(({ cursor }) => (cursor ? older : Promise.resolve(FIRST)), '?q=+zebra+')
    expect(await screen.findByText(OLDER)).toHaveAttribute('role', 'status')
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Carregar|Carregando/ })).not.toBeInTheDocument()
    await act(async () => answer(EMPTY))
    expect(await screen.findByText(NOTHING)).toBeInTheDocument()
    expect(screen.getByText('Nada com “zebra”. Confira a grafia ou busque só parte do nome.')).toBeInTheDocument()
    expect(screen.queryByText(OLDER)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Ir para o feed' })).not.toBeInTheDocument()
  })
})

describe('the preferences', () => {
  async function show() {
    const world = withCalls(await createTestWorld({ as: 'joaopedro' }), 'device', {})
    const onClose = vi.fn()
    const view = await renderWithServices(<PreferencesDialog onClose={onClose} />, { world })
    return { ...view, onClose, saved: () => inputsOf(view.calls, 'device.savePreferences') }
  }
  const box = (name: string) => screen.findByRole('checkbox', { name })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('are in their order, say what they are for, and all of them are sent', async () => {
    const { onClose, saved, toasts, services } = await show()
    const dialog = await screen.findByRole('dialog', { name: 'Preferências de notificação' })
    expect(dialog).toHaveTextContent('Escolha o que aparece na sua lista de notificações.')
    await box('Curtidas')
    expect(dialog).toHaveTextContent(/Curtidas.*Comentários.*Seguidores.*Menções.*Sistema.*Newsletters/)
    const before = await services.api.device.getPreferences()
    fireEvent.click(await box('Curtidas'))
    fireEvent.click(await box('Newsletters'))
    fireEvent.click(await box('Newsletters'))
    expect(await box('Curtidas')).not.toBeChecked()
    press('Salvar')
    expect(screen.getByText('Salvando…')).toBeInTheDocument()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(saved()).toEqual([{ ...before, like: false }])
    expect(toasts).toMatchObject([{ status: 'success', title: 'Configurações salvas' }])
  })
})
