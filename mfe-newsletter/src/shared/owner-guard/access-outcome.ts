import { type Newsletter, namesNothing, ownsNewsletter, type SessionState, type Viewer } from '@ementa/contracts'

export type AccessOutcome = 'waiting' | 'granted' | 'denied' | 'unknown-newsletter' | 'failed'

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
