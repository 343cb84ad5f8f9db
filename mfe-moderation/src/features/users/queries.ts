import type { Inputs } from '@ementa/contracts'
import { pagedQuery } from '@ementa/ui/data'

/** Reads a page of 50 users. */
export const usersQuery = pagedQuery(
  'moderationUsers',
  (api, cursor, input: NonNullable<Inputs['moderation']['getUsers']>) => api.moderation.getUsers({ ...input, cursor }),
  { items: (page) => page.users, next: (page) => page.nextCursor, keepPrevious: true },
)
