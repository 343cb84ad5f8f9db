import type { Actor, Policy } from '@ementa/mock-backend/parts'

const isModerator = ({ status }: Actor) => status.is_moderator
/** Whoever is muted or banned goes on reading. */
const isInGoodStanding = ({ status: { status } }: Actor) => status === 'active' || status === 'warned'

/**
 * Who may do what where strangers meet. The specification's rules let every lawyer open the back office, and everybody change
 * anybody's status: good for a demonstration on one device, and unsafe here.
 */
export const HOST_POLICY: Policy = {
  mayWrite: isInGoodStanding,
  mayReport: (actor) => actor !== null && isInGoodStanding(actor),
  mayOpenAdmin: isModerator,
  mayModerate: (actor) => isModerator(actor) && isInGoodStanding(actor),
  mayModerateDirectly: (actor) => actor !== null && isModerator(actor) && isInGoodStanding(actor),
  maySeeAddresses: isModerator,
  mayReadNotes: isModerator,
  mayReadPaid: isModerator,
}
