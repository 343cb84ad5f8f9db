import { query } from '@ementa/ui/data'

/** A decision for whom it concerns. */
export const ownDecisionQuery = query('ownDecision', (api, id: string, _userId: string | undefined) =>
  api.moderation.getDecision({ id }),
)
