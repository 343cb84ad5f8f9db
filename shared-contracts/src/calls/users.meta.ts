import { adds, type CallsOf, read, removes } from './call-meta'

/** The lists show who is in the membership: a person removed from it disappears without another read. */
export const usersMeta = {
  muteUser: adds('muted', 'id', 'Silenciar', { stale: ['muted'] }),
  unmuteUser: removes('muted', 'id', 'Deixar de silenciar', { byCaller: ['muted'] }),
  blockUser: adds('blocked', 'id', 'Bloquear', { stale: ['blocked'] }),
  unblockUser: removes('blocked', 'id', 'Desbloquear', { byCaller: ['blocked'] }),
  listMuted: read('muted'),
  listBlocked: read('blocked'),
} satisfies CallsOf<'users'>
