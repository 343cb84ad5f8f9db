import type { Outputs } from '@ementa/contracts'
import type { Context } from '../../context'
import { moderationStatus } from '../../rules/moderation-status'
import { listReadableDecisions } from '../moderation/objections'

type Account = Outputs['auth']['getAccount']

/** The viewer's own account and the measures taken about it, or undefined when there is no account. */
export function ownAccount(context: Context, viewerId: string): Account | undefined {
  const [account] = context.db.accounts.by('profile', viewerId)
  if (!account) return undefined
  const { email, email_verified, created_at, last_login } = account
  return {
    email,
    email_verified,
    created_at,
    last_login,
    moderation: moderationStatus(context, viewerId),
    measures: listReadableDecisions(context, viewerId),
  }
}
