import { STORAGE_KEYS } from '@ementa/contracts'
import { simulationSchema } from '@ementa/mock-backend'
import { renderWithServices } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { InstallBanner } from './install-banner'
import { thisVisit } from './install-state'

async function visit(simulation = {}) {
  cleanup()
  thisVisit.offers = undefined
  return renderWithServices(<InstallBanner />, { simulation })
}
const banner = () => screen.queryByRole('region', { name: 'Instalar o aplicativo' })

test('is shown on the first visit only, and remembers that [SHL-051]', async () => {
  await visit()
  expect(banner()).toBeInTheDocument()
  expect(localStorage.getItem(STORAGE_KEYS.installShown)).not.toBeNull()
  await visit()
  expect(banner()).toBeNull()
})

test('dismissing hides it at once and is stored [SHL-052]', async () => {
  await visit()
  fireEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
  expect(banner()).toBeNull()
  expect(localStorage.getItem(STORAGE_KEYS.installDismissed)).not.toBeNull()
  localStorage.removeItem(STORAGE_KEYS.installShown)
  await visit()
  expect(banner()).toBeNull()
})

test('installing says so and the state is kept [SHL-053] [SHL-054]', async () => {
  const { toasts, services } = await visit({ installFailureRate: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
  await waitFor(() => expect(banner()).toBeNull())
  expect(toasts).toMatchObject([{ title: 'App instalado', status: 'success' }])
  expect((await services.api.device.getInstallState()).installed).toBe(true)
})

test('a failed installation says so and can be tried again [SHL-055]', async () => {
  const { toasts } = await visit({ installFailureRate: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        title: 'Erro na instalação',
        description: 'Não foi possível instalar o app. Tente novamente.',
        status: 'error',
      },
    ]),
  )
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Instalar' }).disabled).toBe(false))
})

test('without a rate of its own, one installation in ten fails [SHL-056]', async () => {
  expect(v.parse(simulationSchema, {}).installFailureRate).toBe(0.1)
  const { services } = await visit({ seed: 3 })
  let failed = 0
  for (let attempt = 0; attempt < 400; attempt++) await services.api.device.install().catch(() => failed++)
  expect(failed).toBeGreaterThan(20)
  expect(failed).toBeLessThan(65)
})
