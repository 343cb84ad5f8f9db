import { comparableWords } from '../text/text'
import { adds, type CallsOf, read, removes, sets } from './call-meta'
import type { Resource } from './reads'

/** Both change the same posts, and one word is the same however it is written. */
const MUTED_WORD = { stale: ['mutedWords', 'feed', 'closing'], sameFor: comparableWords } as const

/** Reads that leave out the texts and acts of a muted or blocked person; the feed filters by itself. */
const BY_PEOPLE: readonly Resource[] = ['comments', 'post', 'notifications', 'unreadCount']

/** The lists show the members as the memberships have them: a removed person disappears without another read. */
export const usersMeta = {
  muteUser: adds('muted', 'id', 'Silenciar', { stale: ['muted', ...BY_PEOPLE] }),
  unmuteUser: removes('muted', 'id', 'Deixar de silenciar', { stale: BY_PEOPLE, byCaller: ['muted'] }),
  blockUser: adds('blocked', 'id', 'Bloquear', { stale: ['blocked', ...BY_PEOPLE] }),
  unblockUser: removes('blocked', 'id', 'Desbloquear', { stale: BY_PEOPLE, byCaller: ['blocked'] }),
  muteWord: sets('mutedWord', 'word', 'Silenciar palavra', MUTED_WORD),
  unmuteWord: sets('mutedWord', 'word', 'Reativar palavra', MUTED_WORD),
  listMutedWords: read('mutedWords'),
  listMuted: read('muted'),
  listBlocked: read('blocked'),
} satisfies CallsOf<'users'>
