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
  state: Queued['state']
}

const CREATE: readonly CallName[] = ['posts.create']

/**
 * Posts that wait in the offline queue to be published at once, newest first, then those just sent until the list was read
 * after it (`savedAt`, ms epoch). Those with a date have their own page.
 */
export function useQueuedPosts(savedAt: number | undefined): QueuedPost[] {
  const posts = useQueued(CREATE, savedAt)
    .flatMap((queued) => postOf(queued) ?? [])
    .toReversed()
  return [...posts.filter(({ state }) => state !== 'sent'), ...posts.filter(({ state }) => state === 'sent')]
}

function postOf({ action: { id, input }, state }: Queued): QueuedPost | undefined {
  if (!isNewPost(input) || input.scheduledAt) return undefined
  const { body, imageUrl = null, imageDescription, moreImages, tags = [], quoted, rest = [] } = input
  return {
    id,
    body,
    images: imagesOf({ image_url: imageUrl, image_description: imageDescription, more_images: moreImages }),
    tags,
    quoted: quoted ?? null,
    rest,
    state,
  }
}

/** The queue keeps what the call was given. */
function isNewPost(input: unknown): input is Inputs['posts']['create'] {
  return typeof input === 'object' && input !== null && 'body' in input && typeof input.body === 'string'
}
