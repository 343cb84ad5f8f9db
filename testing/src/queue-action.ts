import type { QueueAction } from '@ementa/contracts'

/** Creates an action that waits in the offline queue: a like, unless the test names another. */
export const queueAction = (changes: Partial<QueueAction> = {}): QueueAction => ({
  id: 'a',
  type: 'posts.like',
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'pending',
  retryCount: 0,
  input: { id: 'post-1' },
  ...changes,
})
