import type { CallName } from '@ementa/contracts'
import type { Inputs } from '@ementa/contracts/client'

type InputOf<Name extends CallName> = Name extends `${infer Area extends keyof Inputs & string}.${infer Verb}`
  ? Verb extends keyof Inputs[Area]
    ? Inputs[Area][Verb]
    : never
  : never

type Lines = { readonly [Name in CallName]?: (input: InputOf<Name>) => string }

/**
 * What a call must have for itself, beside the caller's own things: calls that name one lock are carried out one after
 * another, in all processes. Two calls that change one row, or want one unique key, need no lock, since one of them is tried
 * again. Calls that decide by what they do not find need one; so do those that would mostly try again.
 */
const LOCKS: Lines = {
  // Each counts the post's comments anew.
  'comments.create': ({ postId }) => `post:${postId}`,
  // A block ends follows in both directions, and forbids new ones.
  'profiles.follow': ({ id }) => `person:${id}`,
  'users.blockUser': ({ id }) => `person:${id}`,
}

/** Decisions look for other decisions, claims and moderators. They are few, so one lock is for all of them. */
const isModeration = (name: CallName) => name.startsWith('moderation.')

/** Returns the names of the locks that a call holds. */
export function locksOf(name: CallName, input: unknown, viewerId: string | null): string[] {
  const lock = LOCKS[name] as ((input: unknown) => string) | undefined
  // One person's calls wait for each other: a request sent twice makes one thing, and limits hold.
  const own = viewerId === null ? [] : [`person:${viewerId}`]
  const shared = isModeration(name) ? ['moderation'] : []
  // The input is not validated yet, so the line of a call may find anything in it.
  const named = lock && typeof input === 'object' && input !== null ? [lock(input)] : []
  return [...own, ...shared, ...named]
}
