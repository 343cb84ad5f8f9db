import { os, signedIn } from '../context'
import { readableDecisions } from './moderation-objections'
import { moderationStatus } from './moderation-status'

export const getAccount = os.auth.getAccount.use(signedIn).handler(({ context, errors }) => {
  const [account] = context.db.accounts.by('profile', context.viewer.id)
  if (!account) throw errors.USER_NOT_FOUND()
  const { email, email_verified, created_at, last_login } = account
  return {
    email,
    email_verified,
    created_at,
    last_login,
    moderation: moderationStatus(context, context.viewer.id),
    measures: readableDecisions(context, context.viewer.id),
  }
})
