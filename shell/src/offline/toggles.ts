import type { CallName, QueueAction, Relation } from '@ementa/contracts'

interface Toggle {
  relation: Relation
  /** Where the call's input names what is toggled. */
  field: 'id' | 'postId' | 'slug'
  on: boolean
}

/** The queueable calls that switch a membership on or off (spec §3, client state lists). */
const TOGGLES = new Map<string, Toggle>(
  Object.entries({
    'profiles.follow': { relation: 'following', field: 'id', on: true },
    'profiles.unfollow': { relation: 'following', field: 'id', on: false },
    'posts.like': { relation: 'liked', field: 'id', on: true },
    'posts.unlike': { relation: 'liked', field: 'id', on: false },
    'comments.like': { relation: 'likedComments', field: 'id', on: true },
    'comments.unlike': { relation: 'likedComments', field: 'id', on: false },
    'bookmarks.bookmark': { relation: 'bookmarked', field: 'postId', on: true },
    'bookmarks.unbookmark': { relation: 'bookmarked', field: 'postId', on: false },
    'tags.followTag': { relation: 'followedTags', field: 'slug', on: true },
    'tags.unfollowTag': { relation: 'followedTags', field: 'slug', on: false },
    'users.muteUser': { relation: 'muted', field: 'id', on: true },
    'users.unmuteUser': { relation: 'muted', field: 'id', on: false },
    'users.blockUser': { relation: 'blocked', field: 'id', on: true },
    'users.unblockUser': { relation: 'blocked', field: 'id', on: false },
    'newsletters.subscribe': { relation: 'subscribed', field: 'id', on: true },
    'newsletters.unsubscribe': { relation: 'subscribed', field: 'id', on: false },
  } as const satisfies Partial<Record<CallName, Toggle>>),
)

/** The calls that make something; with a `requestId` the backend makes it once, however often they arrive (P-16). */
const CREATES = new Set<string>(['posts.create', 'posts.saveDraft', 'comments.create'] satisfies CallName[])

export type Input = Record<string, unknown>

export const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The membership an action switches: what, of which thing, and to which side; null for any other action. */
export function toggleOf({ type, input }: Pick<QueueAction, 'type' | 'input'>) {
  const toggle = TOGGLES.get(type)
  const id = toggle && isInput(input) ? input[toggle.field] : undefined
  return toggle && typeof id === 'string' ? { relation: toggle.relation, id, on: toggle.on } : null
}

/** Actions of one key are about the same thing: the newest says all there is to say. Null: every action counts. */
export function keyOf(action: Pick<QueueAction, 'type' | 'input'>): string | null {
  const toggle = toggleOf(action)
  if (toggle) return `${toggle.relation}:${toggle.id}`
  if (CREATES.has(action.type) && isInput(action.input) && typeof action.input.requestId === 'string') {
    return `${action.type}:${action.input.requestId}`
  }
  return null
}

/** The input with a key of idempotency where the call takes one. */
export function withRequestId(type: string, input: Input, requestId: string): Input {
  return CREATES.has(type) && input.requestId === undefined ? { ...input, requestId } : input
}
