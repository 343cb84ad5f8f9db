import type { QueueAction } from '@ementa/contracts'
import { useOffline } from '@ementa/ui'

/** The mark `na fila`, shown while an action on this post or its author waits in the offline queue. */
export function QueueMark({ postId, authorId }: { postId: string; authorId: string }) {
  const { pending } = useOffline()
  const isQueued = pending.some((action) => concerns(action, postId, authorId))
  return isQueued ? <strong>na fila</strong> : null
}

/** Tells whether a queued action concerns this post: likes, saves, comments and drafts name the post, follows its author. */
export function concerns({ type, input }: Pick<QueueAction, 'type' | 'input'>, postId: string, authorId: string) {
  if (typeof input !== 'object' || input === null) return false
  if ('postId' in input && input.postId === postId) return true
  if (!('id' in input)) return false
  return type.startsWith('posts.') ? input.id === postId : /^profiles\./.test(type) && input.id === authorId
}
