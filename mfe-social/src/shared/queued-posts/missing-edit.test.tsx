import { createTestWorld, renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import QueuedPosts from './queued-posts'

vi.mock('./edit-queued', () => {
  throw new Error('Loading chunk edit-queued failed.')
})

test('where what edits a waiting post is not on this device, that is said and the post stays in the queue', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { offline } = world.services
  const cancel = vi.spyOn(offline, 'cancel').mockReturnValue()
  offline.state.pending = [
    {
      ...{ id: 'q', type: 'posts.create', timestamp: '2026-03-10T12:00:00.000Z', status: 'pending', retryCount: 0 },
      input: { body: 'Do avião' },
    },
  ]
  await renderWithServices(<QueuedPosts savedAt={undefined} />, { world })
  fireEvent.click(screen.getByRole('button', { name: 'Editar' }))
  const said = { title: 'Erro', description: 'Não foi possível completar a ação. Tente novamente.', status: 'error' }
  await waitFor(() => expect(world.toasts).toMatchObject([said]))
  expect(cancel).not.toHaveBeenCalled()
  expect(screen.getByRole('article', { name: 'Publicação na fila' })).toBeInTheDocument()
  expect(screen.queryByRole('status', { name: 'Endereço' })).toBeNull()
})
