import { OfflineError, STORAGE_KEYS } from '@ementa/contracts'
import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { helpState } from '../dialog-states'
import { DeviceNotice, UserArea } from './user-area'

afterEach(() => helpState.close())

const notice = () => screen.queryByRole('note')
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso sobre os dados' }))

test('says where the data is, with the way to take it along, until it was read', async () => {
  await renderWithServices(<DeviceNotice />)
  expect(notice()).toHaveTextContent('Os dados ficam neste aparelho. Exportar ou apagar')
  expect(screen.getByRole('link', { name: 'Exportar ou apagar' })).toHaveAttribute('href', '/settings/privacy')
  expect(localStorage.getItem(STORAGE_KEYS.deviceNotice)).toBeNull()
  await dismiss()
  expect(notice()).toBeNull()
  expect(localStorage.getItem(STORAGE_KEYS.deviceNotice)).toBe('read')
  cleanup()
  await renderWithServices(<DeviceNotice />)
  expect(notice()).toBeNull()
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
