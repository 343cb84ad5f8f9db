import { type CallName, type Inputs, imagesOf, type PostImage, type QuotedRef } from '@ementa/contracts'
import { type Queued, useQueued } from '@ementa/ui/plain'

export interface QueuedPost {
  /** The action's id. */
  id: string
  body: string
  images: PostImage[]
  tags: readonly string[]
  quoted: QuotedRef | null
  rest: string[]
  /** ISO UTC; null: at once. */
  scheduledAt: string | null
  /** Waits to be saved as a draft. */
  isDraft: boolean
  /** By which the backend knows a repeated call. */
  requestId: string | undefined
  state: Queued['state']
}

const CREATE: readonly CallName[] = ['posts.create']
const UNPUBLISHED: readonly CallName[] = ['posts.create', 'posts.saveDraft']

/**
 * Posts that wait in the offline queue to be published at once, newest first, then those just sent until the list was read
 * after it (`savedAt`, ms epoch). Those with a date have their own page.
 */
export function useQueuedPosts(savedAt: number | undefined): QueuedPost[] {
  const posts = useQueued(CREATE, savedAt)
    .flatMap((queued) => postOf(queued) ?? [])
    .filter(({ scheduledAt }) => scheduledAt === null)
    .toReversed()
  return [...posts.filter(({ state }) => state !== 'sent'), ...posts.filter(({ state }) => state === 'sent')]
}

/** What waits in the queue to be a draft or a scheduled post. */
export function useQueuedDrafts(savedAt: number | undefined): QueuedPost[] {
  return useQueued(UNPUBLISHED, savedAt)
    .flatMap((queued) => postOf(queued) ?? [])
    .filter(({ isDraft, scheduledAt }) => isDraft || scheduledAt !== null)
    .toReversed()
}

/** The post that a queued action makes; undefined where it makes none. */
export function postOf({ action: { id, type, input }, state }: Queued): QueuedPost | undefined {
  if (!isNewPost(input)) return undefined
  const { body, imageUrl = null, imageDescription, moreImages, tags = [], quoted, rest = [], scheduledAt } = input
  return {
    id,
    body,
    images: imagesOf({ image_url: imageUrl, image_description: imageDescription, more_images: moreImages }),
    tags,
    quoted: quoted ?? null,
    rest,
    scheduledAt: scheduledAt ?? null,
    isDraft: type === 'posts.saveDraft',
    requestId: input.requestId,
    state,
  }
}

/** The queue keeps what the call was given. */
function isNewPost(input: unknown): input is Inputs['posts']['create'] {
  return typeof input === 'object' && input !== null && 'body' in input && typeof input.body === 'string'
}
