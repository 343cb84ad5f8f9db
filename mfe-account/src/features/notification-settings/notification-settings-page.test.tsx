import { OfflineError, type PushPreviewInput, STORAGE_KEYS } from '@ementa/contracts'
import {
  createTestWorld,
  inputsOf,
  renderWithServices,
  type TestOptions,
  type TestWorld,
  withCalls,
} from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import NotificationSettingsPage from './notification-settings-page'

const open = (options: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<NotificationSettingsPage />, { as: 'anapaula', at: '/settings/notifications', ...options })
const master = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Receber notificações neste aparelho' })
const category = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const CATEGORIES = ['Seguidores', 'Comentários', 'Menções', 'Newsletters']
const shown = (toasts: TestWorld['toasts']) => toasts.map(({ title, status }) => [title, status])
const GRANTING = { permissionDenialRate: 0 }
const REFUSING = { permissionDenialRate: 1 }

async function enabled(options: TestOptions = {}) {
  const world = await createTestWorld({ as: 'anapaula', simulation: GRANTING, ...options })
  const { device } = world.services.api
  await device.requestPermission()
  await device.savePushSettings({ ...(await device.getPushSettings()), enabled: true })
  await open({ world })
  await master()
  return world
}

describe('at first', () => {
  test('nothing was asked, the switch is off and the categories wait [ACC-041] [ACC-042] [ACC-043]', async () => {
    await open()
    expect((await master()).checked).toBe(false)
    expect(await master()).toHaveAccessibleDescription('Você pode desligar quando quiser.')
    expect(screen.getByText('Não solicitado')).toBeInTheDocument()
    expect(CATEGORIES.map((name) => category(name).checked)).toEqual([true, true, true, true])
    expect(CATEGORIES.map((name) => category(name).disabled)).toEqual([true, true, true, true])
    expect(document.title).toBe('Configurações de notificações — Ementa')
    expect(screen.getByText('Avisos deste aparelho, mesmo quando você está em outra página.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voltar para as notificações' })).toHaveAttribute('href', '/notifications')
    const described = category('Seguidores').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Ative as notificações acima para escolher as categorias.',
    )
  })

  test('explains before it asks, and asks only when switched on [ACC-044] [EXP-41]', async () => {
    const { services, calls } = await open({ simulation: GRANTING })
    const asked = () => inputsOf(calls, 'device.requestPermission')
    await master()
    expect(screen.getByText(/^Com as notificações ativas, a Ementa avisa sobre/)).toBeInTheDocument()
    expect((await services.api.device.getPermission()).permission).toBe('default')
    expect(asked()).toEqual([])
    fireEvent.click(await master())
    await waitFor(async () => expect((await services.api.device.getPermission()).permission).toBe('granted'))
    // Once granted, switching off and on again does not ask again.
    await waitFor(async () => expect((await master()).checked).toBe(true))
    for (const isOn of [false, true]) {
      fireEvent.click(await master())
      await waitFor(async () => expect((await master()).checked).toBe(isOn))
    }
    expect(asked()).toHaveLength(1)
  })
})

test('a granted permission switches everything on and says so [ACC-041] [ACC-045]', async () => {
  const { toasts } = await open({ simulation: GRANTING })
  fireEvent.click(await master())
  expect(await screen.findByText('Permitido')).toBeInTheDocument()
  await waitFor(() => expect(shown(toasts)).toEqual([['Notificações ativadas', 'success']]))
  expect((await master()).checked).toBe(true)
  expect(category('Menções').disabled).toBe(false)
  expect(category('Menções')).toHaveAccessibleDescription('Quando mencionam seu nome de usuário.')
  expect(screen.getByText(/^Este aparelho pode mostrar avisos da Ementa\./)).toBeInTheDocument()
  expect(screen.queryByText(/^Ative as notificações acima/)).toBeNull()
})

test('a refused one says so, stays off and tells how to come back [ACC-041] [ACC-046] [EXP-41]', async () => {
  const world = await open({ simulation: REFUSING })
  fireEvent.click(await master())
  expect(await screen.findByText('Negado')).toBeInTheDocument()
  await waitFor(() =>
    expect(world.toasts.map(({ title, description, status }) => [title, description, status])).toEqual([
      ['Permissão negada', 'Não foi possível ativar as notificações.', 'error'],
    ]),
  )
  expect((await master()).checked).toBe(false)
  expect(screen.getByText(/A permissão foi negada\. Para voltar a receber avisos/)).toBeInTheDocument()
  world.simulate(GRANTING)
  fireEvent.click(await master())
  expect(await screen.findByText('Permitido')).toBeInTheDocument()
})

describe('once on', () => {
  test('a changed switch is kept and says so [ACC-048]', async () => {
    const world = await enabled()
    fireEvent.click(category('Newsletters'))
    await waitFor(() => expect(shown(world.toasts)).toEqual([['Configurações salvas', 'success']]))
    fireEvent.click(await master())
    await waitFor(() => expect(world.toasts).toHaveLength(2))
    expect(await world.services.api.device.getPushSettings()).toMatchObject({ enabled: false, newsletters: false })
    expect(category('Newsletters').disabled).toBe(true)
  })

  test('a save that fails offline says so, and so does one of a permission just given', async () => {
    const world = await createTestWorld({ as: 'anapaula', simulation: GRANTING })
    const savePushSettings = () => Promise.reject(new OfflineError())
    await open({ world: withCalls(world, 'device', { savePushSettings }) })
    fireEvent.click(await master())
    await waitFor(() =>
      expect(world.toasts).toMatchObject([
        { title: 'Erro ao salvar', description: 'Sem conexão. Tente quando ela voltar.' },
      ]),
    )
    // The permission stays granted; nothing else is said.
    expect(screen.getByText('Permitido')).toBeInTheDocument()
    expect((await master()).checked).toBe(false)
    await waitFor(async () => expect((await master()).disabled).toBe(false))
  })

  test('a question that could not be asked says so, and can be asked again', async () => {
    const world = await open({ simulation: { ...GRANTING, fail: ['device.requestPermission'] } })
    const field = await master()
    fireEvent.click(field)
    expect(field.readOnly).toBe(true)
    expect(field, 'browsers take the focus from what is disabled').toBeEnabled()
    await waitFor(() => expect(shown(world.toasts)).toEqual([['Erro', 'error']]))
    await waitFor(async () => expect((await master()).readOnly).toBe(false))
    expect(screen.getByText('Não solicitado')).toBeInTheDocument()
  })

  test('the test notification says so and shows the card [ACC-049]', async () => {
    const show = vi.fn<(preview: PushPreviewInput) => void>()
    const world = await enabled({ services: { push: { show } } })
    fireEvent.click(screen.getByRole('button', { name: 'Enviar notificação de teste' }))
    expect(shown(world.toasts)).toEqual([['Notificação teste enviada.', 'success']])
    expect(world.toasts[0]?.description).toBeUndefined()
    expect(show.mock.calls[0]?.[0]).toEqual({
      title: 'Notificação de teste',
      body: 'Assim os avisos da Ementa aparecem neste aparelho.',
      href: '/notifications',
    })
  })

  test('without permission there is the toast alone', async () => {
    const show = vi.fn()
    const { toasts } = await open({ services: { push: { show } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar notificação de teste' }))
    expect(shown(toasts)).toEqual([['Notificação teste enviada.', 'success']])
    expect(toasts[0]?.description).toBe('O cartão só aparece com as notificações ativas neste aparelho.')
    expect(show).not.toHaveBeenCalled()
  })

  test('a permission taken away elsewhere is seen on coming back, not while the page is hidden', async () => {
    const world = await createTestWorld({ as: 'anapaula', simulation: REFUSING })
    await open({ world })
    await master()
    expect(screen.getByText('Não solicitado')).toBeInTheDocument()
    await world.services.api.device.requestPermission()
    const reads = () => inputsOf(world.calls, 'device.getPermission').length
    const before = reads()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(reads()).toBe(before)
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('Negado')).toBeInTheDocument()
  })

  test.each([
    [STORAGE_KEYS.pushPermission, 1, 0],
    [STORAGE_KEYS.pushSettings, 0, 1],
    [null, 1, 1],
    ['ementa-theme', 0, 0],
  ])(
    'another tab’s change of %s: permission read again? %s, settings? %s; nothing after the page was left',
    async (...row) => {
      const [key, permission, settings] = row
      const { calls, unmount } = await open()
      await master()
      const reads = () =>
        ['device.getPermission', 'device.getPushSettings'].map(
          (name) => calls.filter((call) => call.name === name).length,
        )
      await waitFor(() => expect(reads()).toEqual([1, 1]))
      fireEvent(window, new StorageEvent('storage', { key }))
      await waitFor(() => expect(reads()).toEqual([1 + permission, 1 + settings]))
      unmount()
      fireEvent(window, new StorageEvent('storage', { key: null }))
      fireEvent(document, new Event('visibilitychange'))
      expect(reads()).toEqual([1 + permission, 1 + settings])
    },
  )
})

test.each(['device.getPermission', 'device.getPushSettings'])(
  'a failed %s says so, and both are read again',
  async (call) => {
    const { simulate } = await open({ simulation: { fail: [call] } })
    expect(await screen.findByText('Não foi possível carregar as configurações')).toBeInTheDocument()
    simulate({})
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    expect((await master()).checked).toBe(false)
  },
)
