import type { Post, PostCardProps } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestOptions, withCalls } from '@ementa/testing'
import { postOf, profileOf } from '@ementa/testing/records'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRemoved } from '../post-actions/post-actions'
import { DraftActions } from './draft-actions'
import PostCard from './post-card'

beforeEach(forgetRemoved)

const card = (change: Partial<Post> = {}, options: TestOptions & Partial<PostCardProps> = {}) => {
  const { author = profileOf(), ...rest } = options
  return renderWithServices(<PostCard post={postOf(change)} author={author} />, rest)
}
const article = () => screen.getByRole('article')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a post that waits for its day has its menu, and nothing that is for readers', async () => {
  await card({ scheduled_at: '2099-11-24T12:00:00Z', body: 'art. 7º da LGPD' }, { as: 'renata' })
  expect(button('Mais ações para a sua publicação')).toHaveAttribute('aria-haspopup', 'menu')
  for (const name of [/^Curtir/, /^Compartilhar/, 'Salvar', 'Publicar', /^Segui/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(within(article()).queryByText('Rascunho')).toBeNull()
  expect(article().querySelector('time')).toBeNull()
  expect(article()).toHaveAttribute('data-opens')
})

async function draft(publishDraft: (input: { id: string }) => Promise<Post>) {
  const told = { onDelete: vi.fn(), onPublished: vi.fn() }
  const world = withCalls(await createTestWorld({ as: 'renata' }), 'posts', { publishDraft })
  const view = await renderWithServices(<DraftActions post={postOf({ status: 'draft' })} {...told} />, { world })
  return { ...view, ...told }
}

test('a draft that is being published cannot be deleted meanwhile, and is told of when it is public', async () => {
  let answer = (_: Post) => {}
  const publishDraft = vi.fn(
    () =>
      new Promise<Post>((resolve) => {
        answer = resolve
      }),
  )
  const { onDelete, onPublished, toasts } = await draft(publishDraft)
  expect(button('Apagar')).toBeEnabled()
  await act(async () => fireEvent.click(button('Publicar')))
  expect(button('Publicando…')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Apagar')).toBeDisabled()
  expect([onPublished.mock.calls, toasts]).toEqual([[], []])
  await act(async () => answer(postOf()))
  expect(publishDraft).toHaveBeenCalledExactlyOnceWith({ id: 'post-002', requestId: 'post-002' })
  expect(onPublished).toHaveBeenCalledOnce()
  expect(toasts).toMatchObject([{ title: 'Rascunho publicado com sucesso!', status: 'success' }])
  expect(button('Apagar')).toBeEnabled()
  fireEvent.click(button('Apagar'))
  expect(onDelete).toHaveBeenCalledOnce()
})
