import { namesNothing, type Outputs, paths } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useNavigate, useParams } from '@ementa/ui/router'
import { useEffect } from 'react'
import { whatNow } from '../failures/failure-reason'
import { NEWSLETTER_FAILED, NEWSLETTER_NOT_FOUND, NEWSLETTER_NOT_FOUND_ADVICE } from '../failures/texts'
import { newsletterQuery } from './queries'

/**
 * The newsletter of the address; null until it is there. An unknown handle and a failed load show a toast and lead to the
 * list (NWS-008, 012, 013).
 */
export function useNewsletter(): Outputs['newsletters']['get'] | null {
  const { handle = '' } = useParams()
  const { toast } = useServices()
  const navigate = useNavigate()
  const { data, error } = useRead(newsletterQuery({ handle }))
  const failure = data ? undefined : error

  useEffect(() => {
    if (failure === undefined) return
    if (namesNothing(failure, 'NEWSLETTER_NOT_FOUND')) toast.error(NEWSLETTER_NOT_FOUND, NEWSLETTER_NOT_FOUND_ADVICE)
    else toast.error(NEWSLETTER_FAILED, whatNow(failure))
    void navigate(paths.newsletters.href(), { replace: true })
  }, [failure, toast, navigate])

  return data ?? null
}
