import type { SessionState } from '@ementa/contracts'
import { Fragment, type ReactNode } from 'react'
import type { Snapshot } from 'valtio'
import { useSession } from '../services/context'

/** The signed-in user, as `useSession()` has it. */
export type SignedInUser = NonNullable<Snapshot<SessionState>['user']>

export interface SignedInProps {
  /** While it is not known who is there: a reload must not show a signed-in person the door. */
  loading: ReactNode
  /** For somebody who is not signed in, usually a `SignInPrompt`. */
  visitor: ReactNode
  children: (user: SignedInUser) => ReactNode
}

/** The gate of a personal page. Another person gets a page of their own: nothing of the one before stays in its state. */
export function SignedIn({ loading, visitor, children }: SignedInProps): ReactNode {
  const { status, user } = useSession()
  if (status === 'loading') return loading
  if (!user) return visitor
  return <Fragment key={user.id}>{children(user)}</Fragment>
}
