import { query } from '@ementa/ui/data'

/** Reads the file about a person. The viewer is part of the key, as only moderators get the notes. */
export const caseQuery = query('moderationUsers.case', (api, username: string, _viewerId: string | undefined) =>
  api.moderation.getCase({ username }),
)
