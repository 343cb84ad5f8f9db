import type { OfflineService, QueueAction } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { queueAction } from '@ementa/testing/records'
import { proxy } from '@ementa/ui/data'
import { createResponseCache } from '@ementa/ui/host'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingState } from '../dialog-states'
import { OfflineBar } from './offline-notices'

const SENTENCE = 'Sem conexão — exibindo conteúdo salvo'
const action = (id: string) => queueAction({ id })

async function bar(online: boolean, pending: QueueAction[]) {
  const state: OfflineService['state'] = proxy({ online, syncing: false, pending })
  const offline: OfflineService = {
    state,
    sync: vi.fn(async () => undefined),
    cancel: vi.fn(),
    retry: vi.fn(),
    showPending: vi.fn(),
  }
  const cache = createResponseCache({ storage: memoryStorage() })
  await renderWithServices(<OfflineBar cache={cache} />, { services: { offline } })
  return { state, offline }
}
afterEach(() => {
  pendingState.close()
})

test('is there while offline, with its sentence, and gone online [SHL-057] [SHL-058]', async () => {
  const { state } = await bar(true, [])
  expect(screen.queryByText(SENTENCE)).toBeNull()
  await act(async () => {
    state.online = false
  })
  expect(screen.getByRole('status')).toHaveTextContent(SENTENCE)
  expect(screen.getByRole('region', { name: 'Sem conexão' })).toBeInTheDocument()
  expect(screen.queryByText(/^salvo/), 'of a page that was never read nothing is saved').toBeNull()
  await act(async () => {
    state.online = true
  })
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

test('counts what waits and opens the list of it [SHL-059]', async () => {
  const { state } = await bar(false, [])
  expect(screen.getByRole('button', { name: '0 ações pendentes' })).toBeInTheDocument()
  await act(async () => {
    state.pending = [action('a')]
  })
  expect(screen.getByRole('button', { name: '1 ação pendente' })).toBeInTheDocument()
  await act(async () => {
    state.pending = [action('a'), action('b')]
  })
  act(() => screen.getByRole('button', { name: '2 ações pendentes' }).click())
  expect(pendingState.isOpen).toBe(true)
})

test('`Tentar sincronizar` tries to send, online too as long as something waits [SHL-060]', async () => {
  const { offline } = await bar(true, [action('a')])
  expect(screen.queryByText(SENTENCE)).toBeNull()
  act(() => screen.getByRole('button', { name: 'Tentar sincronizar' }).click())
  expect(offline.sync).toHaveBeenCalledOnce()
})

test('online it says how much waits, that it is being sent, and not that there is no connection', async () => {
  const { state } = await bar(true, [action('a')])
  expect(screen.getByRole('region', { name: 'Pendências de envio' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Uma ação ainda não foi enviada')
  await act(async () => {
    state.pending = [action('a'), action('b')]
  })
  expect(screen.getByRole('status')).toHaveTextContent('Algumas ações ainda não foram enviadas')
  expect(screen.getByRole('button', { name: '2 ações pendentes' })).toHaveAttribute('aria-haspopup', 'dialog')
  await act(async () => {
    state.syncing = true
  })
  expect(screen.getByRole('status')).toHaveTextContent('Enviando o que ficou na fila…')
  expect(screen.getByRole('button', { name: /Sincronizando…/ })).toHaveAttribute('aria-disabled', 'true')
})
