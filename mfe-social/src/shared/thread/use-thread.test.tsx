import type { Comment, CommentOrder } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createThread, ROOT, type ThreadState } from './thread-state'
import { useComments, useThread } from './use-thread'

const POST = 'post-001'
const comment = (id: string, change: Partial<Comment> = {}): Comment => ({
  ...{ id, author_id: 'user-renata', post_id: POST, parent_id: null, body: id, like_count: 0, is_edited: false },
  ...{ is_reported: false, report_reason: null, created_at: '2026-05-13T12:00:00.000Z' },
  ...change,
})
const refused = (code: string) => Object.assign(new Error(code), { code })

/** Formats the comments as a text, those under review with an exclamation mark. */
function List({ state }: { state: ThreadState }) {
  const [order, setOrder] = useState<CommentOrder>('newest')
  const list = useComments(POST, null, order)
  const thread = useThread({ postId: POST, state, list, order, onGone: () => undefined, onFar: () => undefined })
  const actions = {
    publish: thread.publish,
    report: () => thread.markReported(required(list.items[0])),
    turn: () => setOrder(order === 'newest' ? 'oldest' : 'newest'),
  }
  return (
    <>
      {Object.entries(actions).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
      <output aria-label="Fio">
        {list.items.map(({ body, is_reported }) => body + (is_reported ? '!' : '')).join()}
      </output>
    </>
  )
}

async function open(drafts: Record<string, string>) {
  const world = await createTestWorld({ as: 'anapaula' })
  const comments = [comment('b'), comment('a')]
  const calls = {
    list: vi.fn(async () => ({ comments, authors: [], rootCount: 2, nextCursor: null })),
    create: vi.fn(async ({ body }: { body: string }) => comment('new', { body, author_id: 'user-anapaula' })),
  }
  const state = createThread(drafts)
  await renderWithServices(<List state={state} />, { world: withCalls(world, 'comments', calls) })
  const thread = () => screen.getByRole('status', { name: 'Fio' }).textContent
  await waitFor(() => expect(thread()).toBe('b,a'))
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  return { calls, state, press, thread, titles: () => world.toasts.map(({ title }) => title) }
}

test('a reply to a comment that is gone goes on in the field of comments, below what was there', async () => {
  const { calls, state, press, titles } = await open({ [ROOT]: 'meu', a: 'minha' })
  state.replyTo = 'a'
  calls.create.mockRejectedValueOnce(refused('COMMENT_NOT_FOUND'))
  await press('publish')
  expect(titles()).toEqual(['O comentário não existe mais'])
  expect([state.drafts, state.replyTo, state.busy]).toEqual([{ [ROOT]: 'meu\n\nminha' }, ROOT, null])
})

test.each([
  ['publish', 1],
  ['report', 1],
  ['nothing', 0],
])('after %s the thread in its other order is read anew: %i', async (name, isRead) => {
  const { calls, press, thread } = await open({ [ROOT]: 'meu' })
  await press('turn')
  await waitFor(() => expect(thread()).not.toBe(''))
  await press('turn')
  if (name !== 'nothing') await press(name)
  if (name === 'report') expect(thread(), 'under review at once').toBe('b!,a')
  // The cached thread in the other order would be shown at once if it were not dropped.
  calls.list.mockReturnValue(new Promise(() => undefined))
  await press('turn')
  expect(thread() === '').toBe(isRead === 1)
})
