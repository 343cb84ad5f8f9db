import type { QueueAction } from '@ementa/contracts'

/** Lists the comments on a post that wait in the offline queue. */
export function queuedComments(
  pending: readonly Pick<QueueAction, 'id' | 'type' | 'input'>[],
  postId: string,
): { id: string; body: string }[] {
  return pending.flatMap(({ id, type, input }) => {
    if (type !== 'comments.create' || typeof input !== 'object' || input === null) return []
    if (!('postId' in input && 'body' in input) || input.postId !== postId) return []
    return typeof input.body === 'string' ? [{ id, body: input.body }] : []
  })
}
