import { type CallsOf, read, write } from './call-meta'

/** Who signs in or out makes every read stale: the session announces that by itself. */
export const authMeta = {
  getCurrentUser: read(),
  getAccount: read('ownDecision'),
  signIn: write(),
  signOut: write(),
} satisfies CallsOf<'auth'>
