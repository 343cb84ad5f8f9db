import { STORAGE_KEYS } from '@ementa/contracts'
import { simulationSchema } from '@ementa/mock-backend'
import { createTestWorld, renderWithServices, titles } from '@ementa/testing'
import { proxy } from '@ementa/ui/data'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { InstallBanner } from './install-banner'
import { catchInstallPrompt, installState, thisVisit } from './install-state'

async function visit(simulation = {}) {
  cleanup()
  thisVisit.offers = undefined
  return renderWithServices(<InstallBanner />, { simulation })
}
afterEach(() => {
  installState.prompt = null
  thisVisit.offers = undefined
})
const banner = () => screen.queryByRole('region', { name: 'Instalar o aplicativo' })

test('is shown on the first visit only, and remembers that [SHL-051]', async () => {
  await visit()
  expect(banner()).toBeInTheDocument()
  expect(localStorage.getItem(STORAGE_KEYS.installShown)).not.toBeNull()
  await visit()
  expect(banner()).toBeNull()
})

test('where real people meet nothing simulated is offered', async () => {
  thisVisit.offers = undefined
  const device = { host: proxy({ isCommunity: true }), erase: async () => undefined }
  await renderWithServices(<InstallBanner />, { world: await createTestWorld({ services: { device } }) })
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

test('on an iPhone it says how, and installs nothing by itself', async () => {
  Object.assign(navigator, { standalone: false })
  try {
    const { services } = await visit()
    expect(banner()).toHaveTextContent('Instale a Ementa e leia também sem conexão.')
    expect(banner()).not.toHaveTextContent('simulada')
    fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
    expect(banner()).toHaveTextContent('Toque em Compartilhar e depois em “Adicionar à Tela de Início”.')
    expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull()
    expect((await services.api.device.getInstallState()).installed).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    expect(banner()).toBeNull()
  } finally {
    Reflect.deleteProperty(navigator, 'standalone')
  }
})

test.each(['accepted', 'dismissed'] as const)(
  'the offer of the browser is made once, and its answer holds: %s',
  async (outcome) => {
    catchInstallPrompt()
    const prompt = vi.fn(async () => {})
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    })
    expect(window.dispatchEvent(event)).toBe(false)
    const { toasts, services } = await visit({ installFailureRate: 0 })
    expect(banner()).not.toHaveTextContent('simulada')
    fireEvent.click(screen.getByRole('button', { name: 'Instalar' }))
    await waitFor(() => expect(banner()).toBeNull())
    const isInstalled = outcome === 'accepted'
    expect(prompt).toHaveBeenCalledOnce()
    expect(installState.prompt).toBeNull()
    expect((await services.api.device.getInstallState()).installed).toBe(isInstalled)
    expect(localStorage.getItem(STORAGE_KEYS.installDismissed) !== null).toBe(!isInstalled)
    expect(titles(toasts)).toEqual(isInstalled ? ['App instalado'] : [])
  },
)

test('without a rate of its own, one installation in ten fails [SHL-056]', async () => {
  expect(v.parse(simulationSchema, {}).installFailureRate).toBe(0.1)
  const { services } = await visit({ seed: 3 })
  let failed = 0
  for (let attempt = 0; attempt < 400; attempt++) await services.api.device.install().catch(() => failed++)
  expect(failed).toBeGreaterThan(20)
  expect(failed).toBeLessThan(65)
})
