import type { CurrentUser, Profile } from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { moderationStatus } from '../../rules/moderation-status'

function currentUser(context: Context, profile: Profile): CurrentUser {
  const status = moderationStatus(context, profile.id)
  return {
    profile,
    is_moderator: status.is_moderator,
    // The specification's guard is the client's own; a host has another.
    ...(context.policy.isShared && { may_open_admin: context.policy.mayOpenAdmin({ profile, status }) }),
    moderation_status: status,
    memberships: context.relations.all(profile.id),
  }
}

export const auth = {
  getAccount: os.auth.getAccount.use(signedIn).handler(async ({ context, errors }) => {
    // Moderation's code, which no first paint needs.
    const { readOwnAccount } = await import('../moderation/objections')
    const account = readOwnAccount(context, context.viewer.id)
    if (!account) throw errors.USER_NOT_FOUND()
    return account
  }),

  getCurrentUser: os.auth.getCurrentUser.handler(({ context }) =>
    context.viewer ? currentUser(context, context.viewer) : null,
  ),

  signIn: os.auth.signIn.handler(({ input, context, errors }) => {
    const [profile] = context.db.profiles.by('username', input.username.replace(/^@/, '').toLowerCase())
    if (!profile) throw errors.USER_NOT_FOUND()
    const [account] = context.db.accounts.by('profile', profile.id)
    if (account) context.db.accounts.put({ ...account, last_login: context.nowIso })
    context.setCurrentUser(profile.id)
    return currentUser(context, profile)
  }),

  signOut: os.auth.signOut.handler(({ context }) => {
    context.setCurrentUser(null)
    return DONE
  }),
}
