import {
  type Newsletter,
  namesNothing,
  type Outputs,
  ownsNewsletter,
  paths,
  type SessionState,
  type Viewer,
} from '@ementa/contracts'
import { useLeave, useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useParams } from '@ementa/ui/router'
import { NEWSLETTER_FAILURE, reportFailure } from '../failures/use-leave-on-failure'
import { newsletterQuery } from '../newsletters/queries'

/** Pages that only the owner of a newsletter may open. */
export type OwnerPage = 'edit' | 'new' | 'schedule' | 'abtest' | 'settings'

const DENIED_TITLE = 'Acesso negado'

export const DENIED_REASON: Record<OwnerPage, string> = {
  edit: 'Apenas o proprietário pode editar edições desta newsletter.',
  new: 'Apenas o proprietário pode criar edições desta newsletter.',
  schedule: 'Apenas o proprietário pode gerenciar agendamentos desta newsletter.',
  abtest: 'Apenas o proprietário pode gerenciar testes A/B desta newsletter.',
  settings: 'Apenas o proprietário pode mudar as configurações desta newsletter.',
}

export type OwnedNewsletter = Outputs['newsletters']['get']

/**
 * The newsletter of the address for its owner; `null` while that is not known yet (render the skeleton). Everyone else is
 * shown the reason and sent back to the newsletter's page; an unknown or failing newsletter leads to the list.
 */
export function useOwnedNewsletter(page: OwnerPage): OwnedNewsletter | null {
  const { handle = '' } = useParams()
  const { toast } = useServices()
  const session = useSession()
  const { data, error } = useRead(newsletterQuery({ handle }))
  const outcome = decideAccess({ status: session.status, viewer: session.user, newsletter: data?.newsletter, error })

  useLeave(
    outcome === 'waiting' || outcome === 'granted' ? undefined : outcome,
    (refusal) => {
      if (refusal === 'denied') toast.error(DENIED_TITLE, DENIED_REASON[page])
      else reportFailure(toast, error, NEWSLETTER_FAILURE)
    },
    outcome === 'denied' ? paths.newsletter.href({ handle }) : paths.newsletters.href(),
  )

  return outcome === 'granted' && data ? data : null
}

type AccessOutcome = 'waiting' | 'granted' | 'denied' | 'unknown-newsletter' | 'failed'

interface Known {
  status: SessionState['status']
  viewer: Viewer
  newsletter: Pick<Newsletter, 'owner_id'> | undefined
  error: unknown
}

/** Decides what an owner-only page does with the facts known so far. Visitors are refused like everyone else. */
export function decideAccess({ status, viewer, newsletter, error }: Known): AccessOutcome {
  if (newsletter === undefined && error !== undefined) {
    return namesNothing(error, 'NEWSLETTER_NOT_FOUND') ? 'unknown-newsletter' : 'failed'
  }
  if (newsletter === undefined || status === 'loading') return 'waiting'
  return ownsNewsletter(viewer, newsletter) ? 'granted' : 'denied'
}
