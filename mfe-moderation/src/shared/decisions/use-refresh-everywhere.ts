import { PEOPLE_RESOURCES, useInvalidate } from '@ementa/ui/data'

/** After a decision: reads again the admin pages, and wherever the content or its author may be shown. */
export function useRefreshEverywhere() {
  const invalidate = useInvalidate()
  return () =>
    void invalidate(...PEOPLE_RESOURCES, 'moderationStats').catch(() => {
      // Called late, for a page that is being closed: nothing is left to be shown.
    })
}
