import { adds, type CallsOf, read, removes, write } from './call-meta'

/** The lists show who is in the membership: a person removed from it disappears without another read. */
export const usersMeta = {
  muteUser: adds('muted', 'id', 'Silenciar', { stale: ['muted'] }),
  unmuteUser: removes('muted', 'id', 'Deixar de silenciar', { byCaller: ['muted'] }),
  blockUser: adds('blocked', 'id', 'Bloquear', { stale: ['blocked'] }),
  unblockUser: removes('blocked', 'id', 'Desbloquear', { byCaller: ['blocked'] }),
  muteWord: write({ stale: ['mutedWords', 'feed', 'closing'] }),
  unmuteWord: write({ stale: ['mutedWords', 'feed', 'closing'] }),
  listMutedWords: read('mutedWords'),
  listMuted: read('muted'),
  listBlocked: read('blocked'),
} satisfies CallsOf<'users'>
