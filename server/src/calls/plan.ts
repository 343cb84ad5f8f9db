import type { Wanted } from '../store/working-set'

/** Tables whose ids begin with a word of their own. */
const TABLES_BY_PREFIX = new Map([
  ['post', 'posts'],
  ['comment', 'comments'],
  ['user', 'profiles'],
  ['newsletter', 'newsletters'],
  ['issue', 'issues'],
  ['queue', 'queueItems'],
  ['audit', 'auditEntries'],
  ['notification', 'notifications'],
  ['schedule', 'schedules'],
  ['report', 'reports'],
])

const MOST_NAMED = 30

/** Returns the ids in an input, at most two levels deep. */
function idsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.length <= 200 ? [value] : []
  if (typeof value !== 'object' || value === null || depth === 2) return []
  return Object.values(value).flatMap((one) => idsIn(one, depth + 1))
}

const one = (table: string, id: string): Wanted => ({ kind: 'one', table, id })
const list = (table: string, index: string, key: string): Wanted => ({ kind: 'list', table, index, key })

/** Returns what nearly every call asks first, so that it need not be run for it: about the viewer, and what the input names. */
export function planOf(viewerId: string | null, input: unknown): Wanted[] {
  const named = idsIn(input)
    .slice(0, MOST_NAMED)
    .flatMap((id) => {
      const table = TABLES_BY_PREFIX.get(id.split('-', 1)[0] ?? '')
      return table ? [one(table, id)] : []
    })
  if (viewerId === null) return named
  const requestId = typeof input === 'object' && input !== null && 'requestId' in input ? input.requestId : undefined
  return [
    ...named,
    one('profiles', viewerId),
    one('moderationStatuses', viewerId),
    one('personal', `${viewerId}:muted`),
    list('mutedWords', 'user', viewerId),
    list('memberships', 'relation', `${viewerId}:blocked`),
    ...(typeof requestId === 'string' ? [one('requests', `${viewerId}:${requestId}`)] : []),
  ]
}
