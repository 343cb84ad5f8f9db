import type { Loaded, Wanted, WorkingSet } from './working-set'

type Fields = Readonly<Record<string, unknown>>

/** Collects the questions that are nearly always asked after an entity is loaded. */
interface Ask {
  one: (table: string, id: unknown) => void
  list: (table: string, index: string, key: string) => void
}

/** Tables of moderated things by their type. */
const ITEMS: Readonly<Record<string, string>> = { post: 'posts', comment: 'comments', profile: 'profiles' }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const decisions = (ask: Ask, type: string, id: unknown) => ask.list('moderationActions', 'item', `${type}:${id}`)

const author = (ask: Ask, id: unknown) => {
  ask.one('profiles', id)
  decisions(ask, 'profile', id)
}

/**
 * Questions that follow an entity of each collection. They save rounds and are never needed: whatever is not asked here is
 * asked when a handler wants it.
 */
const RELATED: Readonly<Record<string, (entity: Fields, id: string, ask: Ask) => void>> = {
  posts: ({ author_id, thread, quoted }, id, ask) => {
    author(ask, author_id)
    decisions(ask, 'post', id)
    if (thread) ask.list('posts', 'thread', String(fieldsOf(thread).id))
    if (quoted) ask.one(fieldsOf(quoted).kind === 'post' ? 'posts' : 'issues', fieldsOf(quoted).id)
  },
  comments: ({ author_id, post_id }, id, ask) => {
    author(ask, author_id)
    decisions(ask, 'comment', id)
    ask.list('comments', 'post', String(post_id))
    ask.one('posts', post_id)
  },
  notifications: ({ actor_id, post_id }, _, ask) => {
    ask.one('profiles', actor_id)
    ask.one('posts', post_id)
  },
  newsletters: ({ owner_id }, _, ask) => author(ask, owner_id),
  issues: ({ newsletter_id }, _, ask) => ask.one('newsletters', newsletter_id),
  queueItems: ({ item_type, item_id }, id, ask) => {
    const key = `${item_type}:${item_id}`
    ask.one(ITEMS[String(item_type)] ?? '', item_id)
    ask.one('claims', id)
    for (const table of ['reports', 'moderationActions', 'auditEntries']) ask.list(table, 'item', key)
  },
  auditEntries: ({ person_id, item_type, item_id, reversed_by, action_id, moderator_id }, _, ask) => {
    ask.one('profiles', person_id)
    ask.one('profiles', moderator_id)
    ask.one('moderationStatuses', person_id)
    ask.one('auditEntries', reversed_by)
    ask.one('moderationActions', action_id)
    ask.one(ITEMS[String(item_type)] ?? '', item_id)
    ask.list('moderationActions', 'item', `${item_type}:${item_id}`)
  },
  reports: ({ reporter_id, item_type, item_id }, _, ask) => {
    ask.one('profiles', reporter_id)
    ask.one(ITEMS[String(item_type)] ?? '', item_id)
  },
  claims: ({ moderator_id }, _, ask) => ask.one('profiles', moderator_id),
}

/** Returns the questions that follow loaded rows. */
export function relatedTo(loaded: readonly (readonly [string, Loaded])[]): Wanted[] {
  const wanted = new Map<string, Wanted>()
  const ask: Ask = {
    one: (table, id) => {
      if (table !== '' && typeof id === 'string' && id !== '') wanted.set(`${table} ${id}`, { kind: 'one', table, id })
    },
    list: (table, index, key) => wanted.set(`${table} ${index} ${key}`, { kind: 'list', table, index, key }),
  }
  for (const [table, { doc, id }] of loaded) RELATED[table]?.(fieldsOf(doc), id, ask)
  return [...wanted.values()]
}

/** Fills in the lists that follow from the comments of a post, all of which are loaded then: their trees are deep. */
export function deriveCommentLists(set: WorkingSet, postId: string, comments: readonly Loaded[]): void {
  const under = (key: unknown) => comments.filter(({ doc }) => fieldsOf(doc).parent_id === key)
  const list = (index: string, key: string) => ({ kind: 'list', table: 'comments', index, key }) as const
  set.knowList(list('root', postId), under(null))
  for (const { id } of comments) set.knowList(list('parent', id), under(id))
}
