import { type CallName, callMeta, type Resource } from '@ementa/contracts'
import { OWN_SESSION } from '@ementa/contracts/host'

/** Changes that one call has stored. */
export interface Written {
  /** Null: the server did it by itself. */
  name: CallName | null
  viewerId: string | null
  /** The page that made the call. */
  page: string | null
  /** New entities by collection and id; undefined for a deleted one. */
  writes: ReadonlyMap<string, ReadonlyMap<string, object | undefined>>
}

/** Names of reads that became stale, by those whom they concern. Nothing else about a change leaves the database. */
export interface News {
  /** The page that knows already. */
  page: string | null
  everybody: readonly string[]
  moderators: readonly string[]
  persons: Readonly<Record<string, readonly string[]>>
}

/** Reads of the back office, of which other people must not learn when something happens there. */
const OF_MODERATORS = new Set<Resource>([
  'moderationQueue',
  'moderationClaims',
  'moderationReports',
  'moderationUsers',
  'moderationStats',
  'auditLog',
])

/** Reads that hold what one person alone made, so that only their other devices have to read again. */
const OWN = new Set<Resource>([
  'drafts',
  'bookmarks',
  'bookmarkDetails',
  'muted',
  'blocked',
  'mutedWords',
  'followedTags',
  'followedLaw',
  'searchHistory',
  'imports',
  'abTests',
  'contentSuggestions',
  'templates',
  'notifications',
  'unreadCount',
  'device',
  'ownDecision',
])

/** Reads that show a new notification; a decision about somebody comes with one. */
export const NOTIFIED: readonly Resource[] = ['notifications', 'unreadCount', 'ownDecision']

/** The sending of an issue by its schedule makes these stale. */
export const AFTER_SCHEDULE: readonly Resource[] = [
  'issues',
  'issue',
  'schedules',
  'abTests',
  'newsletters',
  'newsletter',
  'metrics',
  'law',
  'search',
  'searchCounts',
]

/** Collections of which `auth.getCurrentUser` answers: the page keeps them as its session. */
const OF_SESSION = ['memberships', 'personal', 'moderationStatuses', 'profiles']

/** More people than these are not named one by one. */
const MOST_PERSONS = 100

const textAt = (entity: object | undefined, field: string): string | null => {
  const value: unknown = entity && Reflect.get(entity, field)
  return typeof value === 'string' ? value : null
}

/** Returns whose entities of a collection were written; null where one was deleted, which no longer says whose it was. */
const personsIn = ({ writes }: Written, collection: string) =>
  new Set([...(writes.get(collection)?.values() ?? [])].map((entity) => textAt(entity, 'user_id')))

/** Returns the reads that a call makes stale anywhere. */
function staleAfter(name: CallName): readonly Resource[] {
  const meta = callMeta(name)
  return meta.kind === 'write' ? [...meta.stale, ...meta.byCaller] : []
}

/** Returns who has to read what again after a call. */
export function newsOf(written: Written): News {
  const { name, viewerId, page, writes } = written
  const names = name === null ? AFTER_SCHEDULE : staleAfter(name)
  const everybody = new Set<string>(names.filter((one) => !(OF_MODERATORS.has(one) || OWN.has(one))))
  const persons = new Map<string, Set<string>>()
  const tell = (person: string | null, reads: readonly string[]) => {
    if (person === null) return
    persons.set(person, new Set([...(persons.get(person) ?? []), ...reads]))
  }
  const notified = personsIn(written, 'notifications')
  if (notified.has(null) || notified.size > MOST_PERSONS) for (const read of NOTIFIED) everybody.add(read)
  else for (const person of notified) tell(person, NOTIFIED)
  // Posts that were held are drafts again.
  if (name === null) for (const post of writes.get('posts')?.values() ?? []) tell(textAt(post, 'author_id'), ['drafts'])
  for (const person of personsIn(written, 'moderationStatuses')) tell(person, [OWN_SESSION])
  tell(viewerId, [
    ...names.filter((one) => OWN.has(one)),
    ...(OF_SESSION.some((collection) => writes.has(collection)) ? [OWN_SESSION] : []),
  ])
  return {
    page,
    everybody: [...everybody],
    moderators: names.filter((one) => OF_MODERATORS.has(one)),
    persons: Object.fromEntries(
      [...persons].filter(([, reads]) => reads.size > 0).map(([id, reads]) => [id, [...reads]]),
    ),
  }
}
