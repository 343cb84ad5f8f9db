import { comparableWords } from '../text'
import { adds, type CallsOf, read, removes, sets } from './call-meta'

/** Both change the same posts, and one word is the same however it is written. */
const MUTED_WORD = { stale: ['mutedWords', 'feed', 'closing'], sameFor: comparableWords } as const

/** The lists show who is in the membership: a person removed from it disappears without another read. */
export const usersMeta = {
  muteUser: adds('muted', 'id', 'Silenciar', { stale: ['muted'] }),
  unmuteUser: removes('muted', 'id', 'Deixar de silenciar', { byCaller: ['muted'] }),
  blockUser: adds('blocked', 'id', 'Bloquear', { stale: ['blocked'] }),
  unblockUser: removes('blocked', 'id', 'Desbloquear', { byCaller: ['blocked'] }),
  muteWord: sets('mutedWord', 'word', 'Silenciar palavra', MUTED_WORD),
  unmuteWord: sets('mutedWord', 'word', 'Reativar palavra', MUTED_WORD),
  listMutedWords: read('mutedWords'),
  listMuted: read('muted'),
  listBlocked: read('blocked'),
} satisfies CallsOf<'users'>
