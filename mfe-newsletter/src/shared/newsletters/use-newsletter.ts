import { type Outputs, paths } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { useParams } from '@ementa/ui/router'
import { NEWSLETTER_FAILURE, useLeaveOnFailure } from '../failures/use-leave-on-failure'
import { newsletterQuery } from './queries'

/**
 * The newsletter of the address; null until it is there. An unknown handle and a failed load show a toast and lead to the
 * list.
 */
export function useNewsletter(): Outputs['newsletters']['get'] | null {
  const { handle = '' } = useParams()
  const { data, error } = useRead(newsletterQuery({ handle }))
  useLeaveOnFailure(data ? undefined : error, NEWSLETTER_FAILURE, paths.newsletters.href())
  return data ?? null
}
