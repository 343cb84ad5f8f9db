import type { CallName, QueueAction, Services } from '@ementa/contracts'
import { act, render, screen } from '@testing-library/react'
import { proxy } from 'valtio'
import { beforeEach, expect, test, vi } from 'vitest'
import { ServicesContext } from './context'
import { useQueued } from './use-queued'

const action = (id: string, type: CallName, status: QueueAction['status'] = 'pending') =>
  ({ id, type, status }) as unknown as QueueAction

const offline = proxy({ online: true, syncing: false, pending: [] as QueueAction[] })
const services = { offline: { state: offline } } as unknown as Services
const CALLS = ['comments.create', 'comments.edit'] as CallName[]

function Queue({ savedAt }: { savedAt: number | undefined }) {
  const queued = useQueued(CALLS, savedAt)
  return <output>{queued.map(({ action, state }) => `${action.id} ${state}`).join(', ')}</output>
}

const view = (savedAt?: number) => (
  <ServicesContext value={services}>
    <Queue savedAt={savedAt} />
  </ServicesContext>
)
const shown = () => screen.getByRole('status').textContent
const change = (next: Partial<typeof offline>) => act(async () => void Object.assign(offline, next))

beforeEach(() => {
  Object.assign(offline, { syncing: false, pending: [] })
  vi.spyOn(Date, 'now').mockReturnValue(1000)
})

test('shows what waits of these calls, oldest first, and what could not be sent', async () => {
  offline.pending = [
    action('a', 'comments.create'),
    action('x', 'posts.like'),
    action('b', 'comments.edit' as CallName),
  ]
  render(view(500))
  expect(shown()).toBe('a waiting, b waiting')
  await change({ pending: [action('a', 'comments.create', 'failed'), action('b', 'comments.edit' as CallName)] })
  expect(shown()).toBe('a failed, b waiting')
})

test('what was sent stays until the list was read again, before what still waits', async () => {
  offline.pending = [action('a', 'comments.create'), action('b', 'comments.create')]
  const { rerender } = render(view(500))
  await change({ syncing: true })
  await change({ pending: [action('b', 'comments.create')] })
  expect(shown()).toBe('a sent, b waiting')
  rerender(view(1000))
  expect(shown(), 'read in the same moment: perhaps without it').toBe('a sent, b waiting')
  rerender(view(undefined))
  expect(shown()).toBe('a sent, b waiting')
  rerender(view(1001))
  expect(shown()).toBe('b waiting')
})

test('what the list has by now does not come back with the next one that is sent', async () => {
  offline.pending = [action('a', 'comments.create'), action('b', 'comments.create')]
  const { rerender } = render(view(500))
  await change({ syncing: true })
  await change({ pending: [action('b', 'comments.create')] })
  rerender(view(1500))
  vi.spyOn(Date, 'now').mockReturnValue(2000)
  await change({ pending: [] })
  expect(shown()).toBe('b sent')
})

test('two that are sent one after the other both stay until the list is read', async () => {
  offline.pending = [action('a', 'comments.create'), action('b', 'comments.create')]
  render(view(500))
  await change({ syncing: true })
  await change({ pending: [action('b', 'comments.create')] })
  await change({ pending: [], syncing: false })
  expect(shown()).toBe('a sent, b sent')
})

test('what is taken back while nothing is sent is gone at once', async () => {
  offline.pending = [action('a', 'comments.create'), action('b', 'comments.create')]
  render(view(500))
  await change({ pending: [action('b', 'comments.create')] })
  expect(shown()).toBe('b waiting')
})
