import type { SessionState } from '@ementa/contracts'
import { Fragment, type ReactNode } from 'react'
import type { Snapshot } from 'valtio'
import { useSession } from '../services/context'

/** The signed-in user, as `useSession()` has it. */
export type SignedInUser = NonNullable<Snapshot<SessionState>['user']>

interface SessionReadyProps {
  /** Shown while the session is unknown: after a reload, a signed-in person must not see the visitor's page first. */
  loading: ReactNode
  /** `null` is a visitor. */
  children: (user: SignedInUser | null) => ReactNode
}

/** The gate of a page that visitors see differently. */
export function SessionReady({ loading, children }: SessionReadyProps): ReactNode {
  const { status, user } = useSession()
  return status === 'loading' ? loading : children(user)
}

interface SignedInProps extends Pick<SessionReadyProps, 'loading'> {
  /** Shown to visitors, usually a `SignInPrompt`. */
  visitor: ReactNode
  children: (user: SignedInUser) => ReactNode
}

/** The gate of a personal page. Keyed by the user: state does not survive a change of account. */
export function SignedIn({ loading, visitor, children }: SignedInProps): ReactNode {
  return (
    <SessionReady loading={loading}>
      {(user) => (user ? <Fragment key={user.id}>{children(user)}</Fragment> : visitor)}
    </SessionReady>
  )
}
