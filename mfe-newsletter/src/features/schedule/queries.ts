import { query } from '@ementa/ui/data'

/** Upcoming schedules, and the issues that were sent late or held. Each schedule may be sent at any moment. */
export const schedulesQuery = query(
  'schedules',
  (api, newsletterId: string) => api.newsletters.listSchedules({ newsletterId }),
  { stale: 0 },
)
