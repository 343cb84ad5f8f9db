import { query } from '@ementa/ui/data'

/** Upcoming schedules, what went out late and what was held. Any of it may go out at any moment. */
export const schedulesQuery = query(
  'schedules',
  (api, newsletterId: string) => api.newsletters.listSchedules({ newsletterId }),
  { stale: 0 },
)
