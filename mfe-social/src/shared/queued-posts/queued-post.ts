import { type CallName, type Inputs, imagesOf, type PostImage, type QuotedRef } from '@ementa/contracts'
import { type Queued, useQueued } from '@ementa/ui'

export interface QueuedPost {
  /** Id of the queued action. */
  id: string
  body: string
  images: PostImage[]
  tags: readonly string[]
  quoted: QuotedRef | null
  rest: string[]
  /** ISO UTC; null to publish at once. */
  scheduledAt: string | null
  /** True if the action saves a draft. */
  isDraft: boolean
  /** Id by which the backend recognises a repeated call. */
  requestId: string | undefined
  state: Queued['state']
}

const CREATE: readonly CallName[] = ['posts.create']
const UNPUBLISHED: readonly CallName[] = ['posts.create', 'posts.saveDraft']

/**
 * Returns the queued posts without a date, newest first, then those just sent, until the list is read again (`savedAt`, ms
 * since the epoch). Scheduled ones are on the drafts page.
 */
export function useQueuedPosts(savedAt: number | undefined): QueuedPost[] {
  const posts = useQueued(CREATE, savedAt)
    .flatMap((queued) => toQueuedPost(queued) ?? [])
    .filter(({ scheduledAt }) => scheduledAt === null)
    .toReversed()
  return [...posts.filter(({ state }) => state !== 'sent'), ...posts.filter(({ state }) => state === 'sent')]
}

/** Returns queued drafts and scheduled posts, newest first. */
export function useQueuedDrafts(savedAt: number | undefined): QueuedPost[] {
  return useQueued(UNPUBLISHED, savedAt)
    .flatMap((queued) => toQueuedPost(queued) ?? [])
    .filter(({ isDraft, scheduledAt }) => isDraft || scheduledAt !== null)
    .toReversed()
}

/** Converts a queued action to the post it creates; undefined for other actions. */
export function toQueuedPost({ action: { id, type, input }, state }: Queued): QueuedPost | undefined {
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

/** Checks the shape of a queued input, which is stored as `unknown`. */
function isNewPost(input: unknown): input is Inputs['posts']['create'] {
  return typeof input === 'object' && input !== null && 'body' in input && typeof input.body === 'string'
}
