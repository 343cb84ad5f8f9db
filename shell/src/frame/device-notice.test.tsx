import { deviceStorage, STORAGE_KEYS } from '@ementa/contracts'
import { renderWithServices, userEvent } from '@ementa/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DeviceNotice } from './device-notice'

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

test('on a full disk it goes for this visit', async () => {
  await renderWithServices(<DeviceNotice />)
  const refused = vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await dismiss()
  expect(refused).toHaveBeenCalledExactlyOnceWith(STORAGE_KEYS.deviceNotice, 'read')
  expect(notice()).toBeNull()
})
