import { type Outputs, paths } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useNavigate, useParams } from '@ementa/ui/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { whatNow } from '../failures/failure-reason'
import { NEWSLETTER_FAILED, NEWSLETTER_NOT_FOUND, NEWSLETTER_NOT_FOUND_ADVICE } from '../failures/texts'
import { newsletterQuery } from '../newsletters/queries'
import { accessOutcome } from './access-outcome'
import { DENIED_REASON, DENIED_TITLE, type OwnerPage } from './texts'

export type OwnedNewsletter = Outputs['newsletters']['get']

/**
 * The newsletter of the address for its owner; `null` while that is not known yet (render the skeleton). Everyone else is
 * shown the reason and sent back to the newsletter's page; an unknown or failing newsletter leads to the list (NWS-008, 011–013).
 */
export function useOwnedNewsletter(page: OwnerPage): OwnedNewsletter | null {
  const { handle = '' } = useParams()
  const { toast } = useServices()
  const navigate = useNavigate()
  const session = useSession()
  const { data, error } = useRead(newsletterQuery({ handle }))
  const outcome = accessOutcome({ status: session.status, viewer: session.user, newsletter: data?.newsletter, error })
  const wasGranted = useRef(false)
  const isSignedOut = session.status === 'signed-out'

  const explain = useEffectEvent(() => {
    // An owner who signs out here is taken off the page without a reproach.
    if (outcome === 'denied' && wasGranted.current && isSignedOut) wasGranted.current = false
    else if (outcome === 'denied') toast.error(DENIED_TITLE, DENIED_REASON[page])
    else if (outcome === 'failed') toast.error(NEWSLETTER_FAILED, whatNow(error))
    else toast.error(NEWSLETTER_NOT_FOUND, NEWSLETTER_NOT_FOUND_ADVICE)
  })

  useEffect(() => {
    if (outcome === 'granted') wasGranted.current = true
    if (outcome === 'waiting' || outcome === 'granted') return
    explain()
    const to = outcome === 'denied' ? paths.newsletter.href({ handle }) : paths.newsletters.href()
    void navigate(to, { replace: true })
  }, [outcome, handle, navigate])

  return outcome === 'granted' && data ? data : null
}
