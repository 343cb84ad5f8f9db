import type { Comment, Post } from '../entities/post'
import type { Profile } from '../entities/profile'

/** An entity that may be edited in two places at once; without a change since its creation it has no `updated_at`. */
interface Editable {
  updated_at?: string | undefined
}

/** The version an editor begins with, sent back as `expectedUpdatedAt`; null until the first change. */
export const versionOf = ({ updated_at }: Editable): string | null => updated_at ?? null

/** Returns whether the entity was changed since the version that the call names; a call that names none overwrites any. */
export function isStaleVersion(entity: Editable, expected: string | null | undefined): boolean {
  return expected !== undefined && expected !== versionOf(entity)
}

/** `updated_at` of the next change, ISO UTC: later than the last one, even within one millisecond. */
export function nextVersion({ updated_at }: Editable, now: Date): string {
  const last = updated_at === undefined ? 0 : Date.parse(updated_at)
  return new Date(Math.max(now.getTime(), last + 1)).toISOString()
}

/** The current entity that a refused update carries, by error code. */
interface Conflicts {
  POST_CONFLICT: { post: Post }
  COMMENT_CONFLICT: { comment: Comment }
  PROFILE_CONFLICT: { profile: Profile }
}

/** Narrows a thrown value to the conflict of that code; `data` is the current entity. */
export function isConflict<Code extends keyof Conflicts>(
  error: unknown,
  code: Code,
): error is { code: Code; data: Conflicts[Code] } {
  if (typeof error !== 'object' || error === null || !('code' in error && 'data' in error)) return false
  return error.code === code && typeof error.data === 'object' && error.data !== null
}
