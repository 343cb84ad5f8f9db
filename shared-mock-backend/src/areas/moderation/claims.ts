import type { Claim } from '@ementa/contracts'
import { adminOnly, type Context, os } from '../../context'
import { createDeclaredError } from '../shared/declared-error'
import { personBehind } from './items'
import { type Acting, moderatorOnly } from './moderator-only'
import { assertMayReverse, assertNotOwnCause } from './own-cause'
import { findObjectedDecision, isWaiting } from './waiting'

/** An item that somebody opened and left is free again after this. In ms. */
const CLAIM = 10 * 60_000

/** The items that somebody works on now. A claim ends by itself, so that a closed window holds nothing back. */
function listLiveClaims({ db, nowIso }: Context): Claim[] {
  return [...db.claims.after(null)]
    .filter(({ id, until }) => until > nowIso && isWaiting(db, id))
    .map(({ id, moderator_id, until }) => ({
      item_id: id,
      moderator_id,
      moderator_name: db.profiles.get(moderator_id)?.display_name ?? moderator_id,
      until,
    }))
}

/** Two people never decide about one item at the same time: the one who opened it first does (decision 015). */
export function refuseClaimed(context: Acting, itemId: string): void {
  const claim = listLiveClaims(context).find(({ item_id }) => item_id === itemId)
  if (claim && claim.moderator_id !== context.viewer.id) {
    throw createDeclaredError('ALREADY_CLAIMED', { claimedBy: claim.moderator_name })
  }
}

/** Refuses a claim on an item that the moderator may not decide: it would only keep it from the others. */
function assertMayDecide(context: Acting, itemId: string): void {
  const objected = findObjectedDecision(context.db, itemId)
  const item = context.db.queueItems.get(itemId)
  if (objected) assertMayReverse(context, objected)
  else if (item) assertNotOwnCause(context, personBehind(context, item))
}

export const claims = {
  listClaims: os.moderation.listClaims.use(adminOnly).handler(({ context }) => ({ claims: listLiveClaims(context) })),

  claim: os.moderation.claim.use(moderatorOnly).handler(({ input, context }) => {
    const { db, viewer, now } = context
    const { id, take_over } = input
    if (id !== null) {
      if (!isWaiting(db, id)) throw createDeclaredError('QUEUE_ITEM_NOT_FOUND')
      assertMayDecide(context, id)
      if (!take_over) refuseClaimed(context, id)
    }
    for (const { id: held, moderator_id } of [...db.claims.after(null)]) {
      if (moderator_id === viewer.id || !isWaiting(db, held)) db.claims.delete(held)
    }
    const until = new Date(now.getTime() + CLAIM).toISOString()
    if (id !== null) db.claims.put({ id, moderator_id: viewer.id, until })
    return { claims: listLiveClaims(context) }
  }),
}
