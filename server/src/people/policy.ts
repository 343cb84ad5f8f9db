import type { UserModerationStatus } from '@ementa/contracts'
import type { Actor, Policy } from '@ementa/mock-backend/parts'

/** Whoever is muted or banned goes on reading. */
export const isInGoodStanding = ({ status }: UserModerationStatus) => status === 'active' || status === 'warned'
const mayActAsModerator = (actor: Actor) => actor.status.is_moderator && isInGoodStanding(actor.status)

/**
 * Who may do what where strangers meet. The specification's rules let every lawyer open the back office, and everybody change
 * anybody's status: good for a demonstration on one device, and unsafe here.
 */
export const HOST_POLICY: Policy = {
  mayWrite: ({ status }) => isInGoodStanding(status),
  mayReport: (actor) => actor !== null && isInGoodStanding(actor.status),
  mayOpenAdmin: mayActAsModerator,
  mayModerate: mayActAsModerator,
  // The back office has calls of its own, which ask for reasons and refuse one's own cause.
  mayModerateDirectly: () => false,
  maySeeAddresses: mayActAsModerator,
  mayReadNotes: mayActAsModerator,
  mayReadPaid: mayActAsModerator,
}
