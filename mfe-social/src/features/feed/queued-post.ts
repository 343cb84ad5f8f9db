import { type Inputs, imagesOf, type PostImage, type QueueAction, type QuotedRef } from '@ementa/contracts'
import { useOffline } from '@ementa/ui/plain'
import { useState } from 'react'

export interface QueuedPost {
  /** The action's id. */
  id: string
  body: string
  images: PostImage[]
  tags: readonly string[]
  quoted: QuotedRef | null
  rest: string[]
  /** `failed`: the last try of sending it. `sent`: it is only not in the list yet. */
  state: 'waiting' | 'failed' | 'sent'
}

type Pending = Pick<QueueAction, 'id' | 'type' | 'input' | 'status'>

/** Posts that wait in the offline queue to be published at once, newest first: those with a date have their own page. */
export function queuedPosts(pending: readonly Pending[]): QueuedPost[] {
  return pending.flatMap((action) => postOf(action) ?? []).toReversed()
}

function postOf({ id, type, input, status }: Pending): QueuedPost | undefined {
  if (type !== 'posts.create' || !isNewPost(input) || input.scheduledAt) return undefined
  const { body, imageUrl = null, imageDescription, moreImages, tags = [], quoted, rest = [] } = input
  return {
    id,
    body,
    images: imagesOf({ image_url: imageUrl, image_description: imageDescription, more_images: moreImages }),
    tags,
    quoted: quoted ?? null,
    rest,
    state: status === 'failed' ? 'failed' : 'waiting',
  }
}

/** The queue keeps what the call was given. */
function isNewPost(input: unknown): input is Inputs['posts']['create'] {
  return typeof input === 'object' && input !== null && 'body' in input && typeof input.body === 'string'
}

/**
 * The waiting posts, and those just sent until the feed was read after it (`savedAt`, ms epoch): a post must not vanish
 * between the queue and the list.
 */
export function useQueuedPosts(savedAt: number | undefined): QueuedPost[] {
  const { pending, syncing } = useOffline()
  const waiting = queuedPosts(pending)
  const key = waiting.map(({ id, state }) => `${id} ${state}`).join()
  const [seen, setSeen] = useState({ key, waiting, syncing, sent: [] as QueuedPost[], at: 0 })
  const isRead = savedAt !== undefined && savedAt > seen.at
  if (seen.key !== key || seen.syncing !== syncing) {
    // What leaves while nothing is sent was taken back; the end of a sync and the last departure may come in one render.
    const settledPosts =
      syncing || seen.syncing ? seen.waiting.filter(({ id }) => !waiting.some((post) => post.id === id)) : []
    // What the feed has by now does not come back with the next one that is sent.
    const sent = [...settledPosts.map((post) => ({ ...post, state: 'sent' as const })), ...(isRead ? [] : seen.sent)]
    setSeen({ key, waiting, syncing, sent, at: settledPosts.length > 0 ? Date.now() : seen.at })
  }
  return isRead ? waiting : [...waiting, ...seen.sent]
}
