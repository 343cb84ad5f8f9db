import type { Comment, CommentOrder, Queued } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { postQuery, useRead } from '@ementa/ui/data'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createThread, ROOT } from './thread-state'
import { useComments, useThread } from './use-thread'

const POST = 'post-001'
const comment = (id: string, change: Partial<Comment> = {}): Comment => ({
  ...{ id, author_id: 'user-renata', post_id: POST, parent_id: null, body: id, like_count: 0, is_edited: false },
  ...{ is_reported: false, report_reason: null, created_at: '2026-05-13T12:00:00.000Z' },
  ...change,
})
const LATER = '2026-05-13T13:00:00.000Z'
const refused = (code: string) => Object.assign(new Error(code), { code })

type ListOptions = Pick<Parameters<typeof useThread>[0], 'state' | 'onGone' | 'onFar'> & { start: CommentOrder }

/** Formats the pages as a text: `roots:comments by authors | …`. */
function List({ state, start, onGone, onFar }: ListOptions) {
  const [order, setOrder] = useState(start)
  const list = useComments(POST, null, order)
  const thread = useThread({ postId: POST, state, list, order, onGone, onFar })
  const post = useRead(postQuery(POST))
  const actions = {
    ...{ publish: thread.publish, saveEdit: () => void thread.saveEdit(), keepMine: thread.keepMine },
    ...{ takeOther: thread.takeOther, more: () => void list.loadMore() },
    report: () => thread.markReported(required(list.items[0])),
    turn: () => setOrder(order === 'newest' ? 'oldest' : 'newest'),
  }
  const textOf = ({ body, is_reported }: Comment) => body + (is_reported ? '!' : '')
  const pages = list.pages.map(
    ({ rootCount, comments, authors }) =>
      `${rootCount}:${comments.map(textOf)} by ${authors.map(({ username }) => username)}`,
  )
  return (
    <>
      {Object.entries(actions).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
      <output aria-label="Fio">{pages.join(' | ')}</output>
      <output aria-label="Total">{post.data?.post.comment_count}</output>
      <p id="c-a" tabIndex={-1}>
        A
      </p>
    </>
  )
}

interface Setup {
  start?: CommentOrder
  pages?: Comment[][]
  /** Drafts by the answered comment. */
  drafts?: Record<string, string>
}

async function open({ start = 'newest', pages = [[comment('b'), comment('a')]], drafts = {} }: Setup = {}) {
  const world = await createTestWorld({ as: 'anapaula' })
  const calls = {
    list: vi.fn(async ({ cursor = null }: { cursor?: string | null; order?: CommentOrder }) => ({
      ...{ comments: pages[Number(cursor)] ?? [], authors: [], rootCount: pages.flat().length },
      nextCursor: Number(cursor) + 1 < pages.length ? String(Number(cursor) + 1) : null,
    })),
    create: vi.fn(
      async ({
        body,
        parentId,
      }: {
        body: string
        parentId: string | null
        requestId?: string
      }): Promise<Comment | Queued> => comment('new', { body, parent_id: parentId, author_id: 'user-anapaula' }),
    ),
    update: vi.fn(async (_: object) => comment('a', { body: 'salvo', updated_at: LATER })),
  }
  const state = createThread(drafts)
  const told = { onGone: vi.fn(), onFar: vi.fn() }
  const view = <List state={state} start={start} {...told} />
  await renderWithServices(view, { world: withCalls(world, 'comments', calls) })
  const thread = () => screen.getByRole('status', { name: 'Fio' }).textContent
  const total = () => Number(screen.getByRole('status', { name: 'Total' }).textContent)
  await waitFor(() => expect([thread() !== '', total() > 0]).toEqual([true, true]))
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  const titles = () => world.toasts.map(({ title }) => title)
  return { ...told, calls, state, press, thread, total, titles }
}

test.each(['newest', 'oldest'] as const)(
  'a reply is on the page of what it answers, unfolded, in the order %s',
  async (start) => {
    const pages = [[comment('a'), comment('b')], [comment('c')], [comment('d')]]
    const { calls, state, press, thread, onFar } = await open({ start, pages, drafts: { c: 'minha' } })
    await press('more')
    await waitFor(() => expect(thread()).toBe('4:a,b by  | 4:c by '))
    state.replyTo = 'c'
    await press('publish')
    expect(calls.create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ parentId: 'c', body: 'minha' }))
    expect(thread()).toBe('4:a,b by  | 4:c,minha by anapaula')
    expect([state.expanded, state.newCommentId, state.replyTo]).toEqual([{ c: true }, 'new', ROOT])
    expect(onFar).not.toHaveBeenCalled()
  },
)

test('whoever answers another one meanwhile goes on with that', async () => {
  const { calls, state, press } = await open({ drafts: { a: 'minha' } })
  state.replyTo = 'a'
  calls.create.mockImplementationOnce(async () => {
    state.replyTo = 'b'
    return comment('new', { parent_id: 'a' })
  })
  await press('publish')
  expect([state.replyTo, state.drafts, state.newCommentId]).toEqual(['b', {}, 'new'])
})

test('nothing is sent without a text, nor while something is on its way', async () => {
  const { calls, state, press } = await open({ drafts: { a: 'minha' } })
  await press('publish')
  state.drafts[ROOT] = ' \n'
  await press('publish')
  state.replyTo = 'a'
  state.busy = 'b'
  await press('publish')
  expect([calls.create.mock.calls, state.busy]).toEqual([[], 'b'])
})

test('every try of a text is the same comment, the same text written once more is another', async () => {
  const { calls, state, press, titles } = await open({ drafts: { [ROOT]: 'meu' } })
  calls.create.mockRejectedValueOnce(refused('UNKNOWN'))
  await press('publish')
  expect([state.drafts, state.busy]).toEqual([{ [ROOT]: 'meu' }, null])
  await press('publish')
  state.drafts[ROOT] = 'meu'
  await press('publish')
  const [first, second, third] = calls.create.mock.calls.map(([{ requestId }]) => requestId)
  expect([second === first, third === first]).toEqual([true, false])
  expect(titles()).toEqual(['Erro ao publicar comentário', 'Comentário publicado!', 'Comentário publicado!'])
})

test('a reply to a comment that is gone goes on in the field of comments, below what was there', async () => {
  const { calls, state, press, titles } = await open({ drafts: { [ROOT]: 'meu', a: 'minha' } })
  state.replyTo = 'a'
  calls.create.mockRejectedValueOnce(refused('COMMENT_NOT_FOUND'))
  await press('publish')
  expect(titles()).toEqual(['O comentário não existe mais'])
  expect([state.drafts, state.replyTo, state.busy]).toEqual([{ [ROOT]: 'meu\n\nminha' }, ROOT, null])
})

test('an edit is saved trimmed, with the version it began with, and never twice or empty', async () => {
  const { calls, state, press, thread, titles } = await open()
  await press('saveEdit')
  state.editing = { id: 'a', key: 'edit:a@', text: ' \n', original: 'Antes', version: null }
  await press('saveEdit')
  state.editing = { id: 'a', key: 'edit:a@', text: ' salvo ', original: 'Antes', version: LATER }
  state.busy = 'b'
  await press('saveEdit')
  expect([calls.update.mock.calls, state.busy]).toEqual([[], 'b'])
  state.busy = null
  await press('saveEdit')
  expect(calls.update).toHaveBeenCalledExactlyOnceWith({ id: 'a', body: 'salvo', expectedUpdatedAt: LATER })
  expect(thread()).toBe('2:b,salvo by ')
  expect([state.editing, state.busy, titles()]).toEqual([null, null, ['Comentário atualizado!']])
})

test.each([
  ['publish', 1],
  ['report', 1],
  ['nothing', 0],
])('after %s the thread in its other order is read anew: %i', async (name, isRead) => {
  const { calls, press, thread } = await open({ drafts: { [ROOT]: 'meu' } })
  await press('turn')
  await waitFor(() => expect(thread()).not.toBe(''))
  await press('turn')
  if (name !== 'nothing') await press(name)
  if (name === 'report') expect(thread(), 'under review at once').toBe('2:b!,a by ')
  // The cached thread in the other order would be shown at once if it were not dropped.
  calls.list.mockReturnValue(new Promise(() => undefined))
  await press('turn')
  expect(thread() === '').toBe(isRead === 1)
})
