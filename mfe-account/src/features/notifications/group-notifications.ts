import {
  createTextFilter,
  fold,
  isolate,
  likedThing,
  type Notification,
  notificationSentence,
  type Outputs,
  paths,
  UNKNOWN_AUTHOR,
} from '@ementa/contracts'

export type NotificationPage = Outputs['notifications']['list']
type Actor = NotificationPage['actors'][number]

/** One row of the list: a notification, or all likes of one post or comment. */
export interface NotificationRow {
  /** Id of the newest notification in the row. */
  id: string
  ids: string[]
  type: Notification['type']
  sentence: string
  /** Folded sentence, computed once, as every search compares with it. */
  searchable: string
  createdAt: string
  isRead: boolean
  /** Null for the system, or for a person whose profile is gone. */
  actor: Actor | null
  /** First words of the comment or post that the notification is about. */
  excerpt: string | null
  /** Says that the post or profile is gone; null otherwise. */
  missing: string | null
  /** Address that the row opens; null when there is nothing to open. */
  href: string | null
}

/** Collects the actors and excerpts of all pages. */
export function buildLookup(pages: readonly NotificationPage[]) {
  const actors = new Map<string, Actor>()
  const excerpts = new Map<string, string>()
  for (const page of pages) {
    for (const actor of page.actors) actors.set(actor.id, actor)
    for (const { id, excerpt } of page.posts) excerpts.set(id, excerpt)
  }
  return { actors, excerpts }
}

type Lookup = ReturnType<typeof buildLookup>

/**
 * Returns the rows to show, in the order given. `group` puts all likes of a thing into one row, at the place of the
 * newest.
 */
export function buildRows(
  notifications: readonly Notification[],
  lookup: Lookup,
  { group }: { group: boolean },
): NotificationRow[] {
  const byThing = new Map<string, Members>()
  const groups: Members[] = []
  for (const notification of notifications) {
    const liked = group && notification.type === 'like' ? (notification.comment_id ?? notification.post_id) : null
    const open = liked === null ? undefined : byThing.get(liked)
    if (open) open.push(notification)
    else {
      const fresh: Members = [notification]
      groups.push(fresh)
      if (liked !== null) byThing.set(liked, fresh)
    }
  }
  return groups.map((members) => buildRow(members, lookup))
}

/** The notifications of one row, newest first. */
type Members = [Notification, ...Notification[]]

function buildRow(members: Members, { actors, excerpts }: Lookup): NotificationRow {
  const [newest] = members
  const actor = newest.actor_id === null ? null : (actors.get(newest.actor_id) ?? null)
  const excerpt = newest.excerpt ?? (newest.post_id === null ? null : (excerpts.get(newest.post_id) ?? null))
  const sentence = describeGroup(members, actor?.display_name ?? null)
  return {
    id: newest.id,
    ids: members.map(({ id }) => id),
    type: newest.type,
    sentence,
    searchable: fold(sentence),
    createdAt: newest.created_at,
    isRead: members.every(({ read }) => read),
    actor,
    excerpt,
    ...findTarget(newest, actor, newest.post_id !== null && excerpts.has(newest.post_id)),
  }
}

/** Returns `Ana e outras 3 pessoas curtiram sua publicação.` People are counted by actor. */
function describeGroup(members: Members, name: string | null): string {
  const [newest] = members
  const others = new Set(members.map(({ actor_id }) => actor_id)).size - 1
  if (others < 1) return notificationSentence(newest, name)
  const who = isolate(name ?? UNKNOWN_AUTHOR)
  const rest = others === 1 ? 'outra pessoa' : `outras ${others} pessoas`
  return `${who} e ${rest} curtiram ${likedThing(newest)}.`
}

/** Returns the address of the post's thread, of the named page, or of the actor's profile, or says that it is gone. */
function findTarget(
  { type, post_id, comment_id, href }: Notification,
  actor: Actor | null,
  postExists: boolean,
): Pick<NotificationRow, 'href' | 'missing'> {
  if (post_id !== null) {
    if (!postExists) return { href: null, missing: 'A publicação não está mais disponível.' }
    return { href: paths.comments.href({ postId: post_id, commentId: comment_id }), missing: null }
  }
  if (type === 'system' || href) return { href: href ?? null, missing: null }
  if (!actor) return { href: null, missing: 'O perfil não está mais disponível.' }
  return { href: paths.user.href({ username: actor.username }), missing: null }
}

/** Returns the rows whose sentence contains every word of the query, regardless of accents and case. */
export function searchRows(rows: NotificationRow[], query: string): NotificationRow[] {
  const isFound = createTextFilter(query)
  return rows.filter(({ searchable }) => isFound(searchable))
}
