import { query } from '@ementa/ui/data'

/** The A/B tests of a newsletter. Their numbers change while one looks. */
export const abTestsQuery = query(
  'abTests',
  (api, newsletterId: string) => api.newsletters.listABTests({ newsletterId }),
  { stale: 0 },
)
