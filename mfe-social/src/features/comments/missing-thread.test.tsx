import { createTestWorld, renderWithServices, required, sent } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import CommentsPage from './comments-page'

vi.mock('./thread-of-posts', () => {
  throw new Error('Loading chunk thread-of-posts failed.')
})

test('where the code of a thread of posts does not arrive its part is read as a post by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const world = await createTestWorld({ as: 'anapaula' })
  const { posts } = world.services.api
  const first = sent(await posts.create({ body: 'Um', rest: ['Dois'], requestId: 'thread' }))
  const { thread } = await posts.get({ id: first.id })
  const id = required(thread?.[1]?.post).id
  await renderWithServices(<CommentsPage />, { world, at: `/p/${id}/comments`, pattern: '/p/:postId/comments' })
  expect(await screen.findByText('Dois')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Parte 2 de 2' })).toBeInTheDocument()
  expect(screen.getAllByRole('article', { name: /^Publicação de/ })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: /^Fio de/ })).toBeNull()
})
