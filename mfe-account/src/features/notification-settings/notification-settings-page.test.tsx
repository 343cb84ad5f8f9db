import type { PushPreviewInput } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestOptions, type TestWorld } from '@ementa/testing'
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
    expect(screen.getByText('Não solicitado')).toBeInTheDocument()
    expect(CATEGORIES.map((name) => category(name).checked)).toEqual([true, true, true, true])
    expect(CATEGORIES.map((name) => category(name).disabled)).toEqual([true, true, true, true])
    const described = category('Seguidores').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Ative as notificações acima para escolher as categorias.',
    )
  })

  test('explains before it asks, and asks only when switched on [ACC-044] [EXP-41]', async () => {
    const { services, calls } = await open({ simulation: GRANTING })
    const asked = () => calls.filter(({ name }) => name === 'device.requestPermission')
    await master()
    expect(screen.getByText(/^Com as notificações ativas, a Ementa avisa sobre/)).toBeInTheDocument()
    expect((await services.api.device.getPermission()).permission).toBe('default')
    expect(asked()).toEqual([])
    fireEvent.click(await master())
    await waitFor(async () => expect((await services.api.device.getPermission()).permission).toBe('granted'))
    // Granted once: switching off and on again asks nobody.
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

  test('a failed save changes the switch back', async () => {
    const world = await enabled()
    world.simulate({ fail: ['device.savePushSettings'] })
    fireEvent.click(category('Menções'))
    await waitFor(() => expect(shown(world.toasts)).toEqual([['Erro ao salvar', 'error']]))
    expect(category('Menções').checked).toBe(true)
  })

  test('the test notification says so and shows the card [ACC-049]', async () => {
    const show = vi.fn<(preview: PushPreviewInput) => void>()
    const world = await enabled({ services: { push: { show } } })
    fireEvent.click(screen.getByRole('button', { name: 'Enviar notificação de teste' }))
    expect(shown(world.toasts)).toEqual([['Notificação teste enviada.', 'success']])
    expect(show.mock.calls[0]?.[0]).toMatchObject({ href: '/notifications' })
  })

  test('without permission there is the toast alone', async () => {
    const show = vi.fn()
    const { toasts } = await open({ services: { push: { show } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar notificação de teste' }))
    expect(shown(toasts)).toEqual([['Notificação teste enviada.', 'success']])
    expect(show).not.toHaveBeenCalled()
  })

  test('a permission taken away elsewhere is seen on coming back', async () => {
    const world = await createTestWorld({ as: 'anapaula', simulation: REFUSING })
    await open({ world })
    await master()
    expect(screen.getByText('Não solicitado')).toBeInTheDocument()
    await world.services.api.device.requestPermission()
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('Negado')).toBeInTheDocument()
  })
})
