import { query } from '@ementa/ui/data'

/** Reads a decision, for the person concerned or for a reader of the log. */
export const ownDecisionQuery = query('ownDecision', (api, id: string, _userId: string | undefined) =>
  api.moderation.getDecision({ id }),
)
