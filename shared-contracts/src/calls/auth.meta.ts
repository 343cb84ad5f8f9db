import { type CallsOf, read, write } from './call-meta'

/** Signing in or out makes every read stale; the session announces that by itself, so these calls list no reads. */
export const authMeta = {
  getCurrentUser: read(),
  getAccount: read('ownDecision'),
  signIn: write(),
  signOut: write(),
} satisfies CallsOf<'auth'>
