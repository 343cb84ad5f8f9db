import type { QueueAction } from '@ementa/contracts'
import { renderWithServices, userEvent } from '@ementa/testing'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { queueAction } from '@ementa/testing/records'
import { proxy } from '@ementa/ui/data'
import { createResponseCache } from '@ementa/ui/host'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingState } from '../dialog-states'
import type { OwnedOfflineService } from './offline-service'
import { PendingSheet } from './pending-sheet'

const user = userEvent.setup()
afterEach(() => {
  pendingState.close()
})

const action = (id: string, more: Partial<QueueAction> = {}) =>
  queueAction({ id, input: { id: `post-${id}` }, ...more })

async function sheet(pending: QueueAction[], online = true) {
  const state = proxy({ online, syncing: false, pending, sendingId: null as string | null })
  const calls = { sync: vi.fn(async () => undefined), cancel: vi.fn(), retry: vi.fn(async () => undefined) }
  const offline = { state, ...calls } as unknown as OwnedOfflineService
  pendingState.open()
  await renderWithServices(<PendingSheet offline={offline} cache={createResponseCache({ storage: memoryStorage() })} />)
  const dialog = await screen.findByRole('dialog', { name: 'Pendências' })
  return { state, ...calls, dialog, rows: () => within(dialog).queryAllByRole('listitem') }
}

test('each action is there with what it is about, its state, and what can be done', async () => {
  const { rows, cancel, retry, sync } = await sheet([
    action('a', { type: 'comments.create', input: { postId: 'p', body: 'De acordo.' } }),
    action('b', { status: 'failed', retryCount: 1, code: 'BLOCKED' }),
  ])
  expect(screen.getByText('Estas ações ainda não foram enviadas.')).toBeInTheDocument()
  const [waiting, failed] = rows()
  if (!waiting || !failed) throw new Error('no rows')
  expect(waiting).toHaveTextContent(/“De acordo\.”.*na fila/)
  expect(within(waiting).queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  expect(failed).toHaveTextContent(/^Curtir publicação.*falhou: há um bloqueio entre vocês/)

  await user.click(within(failed).getByRole('button', { name: 'Tentar novamente' }))
  expect(retry).toHaveBeenCalledExactlyOnceWith('b')
  await user.click(within(failed).getByRole('button', { name: 'Cancelar: Curtir publicação' }))
  expect(cancel).toHaveBeenCalledExactlyOnceWith('b')
  await user.click(screen.getByRole('button', { name: 'Tentar sincronizar' }))
  expect(sync).toHaveBeenCalledOnce()
})

test('a text leaves the queue after a question only', async () => {
  const { cancel } = await sheet([action('a', { type: 'posts.create', input: { body: 'Escrito no avião.' } })])
  await user.click(screen.getByRole('button', { name: 'Cancelar: Publicar' }))
  const question = await screen.findByRole('alertdialog', { name: 'Retirar da fila?' })
  expect(question).toHaveTextContent(/será perdido/)
  await user.click(within(question).getByRole('button', { name: 'Manter na fila' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(cancel).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cancelar: Publicar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar e apagar o texto' }))
  await waitFor(() => expect(cancel).toHaveBeenCalledExactlyOnceWith('a'))
})

test('what is on its way says so and can be neither tried nor taken back', async () => {
  const { state, rows } = await sheet([action('a', { status: 'failed', retryCount: 1 }), action('b')])
  await act(async () => {
    state.sendingId = 'a'
  })
  const [sending, waiting] = rows()
  if (!sending || !waiting) throw new Error('no rows')
  expect(sending).toHaveTextContent('enviando…')
  for (const button of within(sending).getAllByRole('button')) expect(button).toBeDisabled()
  expect(waiting).toHaveTextContent('na fila')
  expect(within(waiting).getByRole('button')).toBeEnabled()
})

test('without a connection it says when they are sent; once none is left there is nothing to do', async () => {
  const { state, rows } = await sheet([action('a')], false)
  expect(screen.getByText('Estas ações serão enviadas, nesta ordem, quando a conexão voltar.')).toBeInTheDocument()
  await act(async () => {
    state.syncing = true
  })
  expect(screen.getByRole('button', { name: /Sincronizando…/ })).toHaveAttribute('aria-disabled', 'true')
  await act(async () => {
    state.pending = []
  })
  expect(screen.getByText('Nada na fila.')).toBeInTheDocument()
  expect(rows()).toEqual([])
  expect(screen.queryByRole('button', { name: /Tentar sincronizar|Sincronizando/ })).toBeNull()
})
