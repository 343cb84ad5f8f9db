import { query } from '@ementa/ui/data'

/** All that is known about a person. Not everyone reads the notes: hence the viewer. */
export const caseQuery = query('moderationUsers.case', (api, username: string, _viewerId: string | undefined) =>
  api.moderation.getCase({ username }),
)
