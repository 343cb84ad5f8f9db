import { query } from '@ementa/ui/data'

/** A/B tests of a newsletter. Their numbers change while the page is open. */
export const abTestsQuery = query(
  'abTests',
  (api, newsletterId: string) => api.newsletters.listABTests({ newsletterId }),
  { stale: 0 },
)
