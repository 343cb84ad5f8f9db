import type { CallName } from '@ementa/contracts'
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

const page = (table: string, index: string | null = null, key = ''): Wanted => ({
  ...{ kind: 'page', table, index, key, after: null },
})

/** Relations that `auth.getCurrentUser` counts and lists of the viewer. */
const RELATIONS = [
  ...['following', 'liked', 'likedComments', 'bookmarked', 'followedTags', 'followedLaw', 'subscribed', 'readIssues'],
]

/** The post that an input is about, and whether it wants the beginning of a list and all of it. */
interface Asked {
  post: string
  isBeginning: boolean
}

function askedBy(input: unknown): Asked {
  const fields: Readonly<Record<string, unknown>> = typeof input === 'object' && input !== null ? { ...input } : {}
  const { limit, ...others } = fields
  return { post: String(fields.postId ?? fields.id ?? ''), isBeginning: Object.keys(others).length === 0 }
}

/**
 * What the calls that people make most ask beyond that in their first run, so that it is their only one. It saves rounds and is
 * never needed.
 */
const FIRST_ASKED: { readonly [Name in CallName]?: (viewerId: string, asked: Asked) => Wanted[] } = {
  'auth.getCurrentUser': (viewerId) =>
    RELATIONS.map((relation) => list('memberships', 'relation', `${viewerId}:${relation}`)),
  'posts.listFeed': (viewerId, { isBeginning }) =>
    isBeginning ? [page('posts'), list('memberships', 'relation', `${viewerId}:followedTags`)] : [],
  'posts.get': (_, { post }) => [list('posts', 'quoted', `post:${post}`)],
  'posts.like': (viewerId, { post }) => [
    one('memberships', `${viewerId}:liked:${post}`),
    list('moderationActions', 'item', `profile:${viewerId}`),
  ],
  'comments.list': (_, { post }) => [page('comments', 'root', post), list('comments', 'root', post)],
  'comments.create': (viewerId, { post }) => [
    list('comments', 'root', post),
    list('moderationActions', 'item', `profile:${viewerId}`),
  ],
  'notifications.list': (viewerId) => [
    one('personal', `${viewerId}:preferences`),
    page('notifications', 'user', viewerId),
    list('notifications', 'user', viewerId),
  ],
}

/** Returns what nearly every call asks first, so that it need not be run for it: about the viewer, and what the input names. */
export function planOf(name: CallName | null, viewerId: string | null, input: unknown): Wanted[] {
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
    ...((name && FIRST_ASKED[name]?.(viewerId, askedBy(input))) ?? []),
    ...(typeof requestId === 'string' ? [one('requests', `${viewerId}:${requestId}`)] : []),
  ]
}
