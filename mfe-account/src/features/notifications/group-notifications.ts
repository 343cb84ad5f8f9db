import {
  fold,
  isolate,
  type Notification,
  notificationSentence,
  type Outputs,
  paths,
  UNKNOWN_AUTHOR,
} from '@ementa/contracts'

export type NotificationPage = Outputs['notifications']['list']
type Actor = NotificationPage['actors'][number]

/** One row of the list: a notification, or all likes of one post. */
export interface NotificationRow {
  /** Id of the newest notification in it. */
  id: string
  ids: string[]
  type: Notification['type']
  sentence: string
  /** Folded sentence, made once: every search compares with it. */
  searchable: string
  createdAt: string
  isRead: boolean
  /** Null: nobody (system), or somebody whose profile is gone. */
  actor: Actor | null
  /** First words of the comment or post it is about. */
  excerpt: string | null
  /** What it is about, said when that is gone. */
  missing: string | null
  /** Where it opens; null when there is nothing to open. */
  href: string | null
}

/** Whom and what the pages of a list name; what an earlier page brought stays the same object when a later one comes. */
export function lookup(pages: readonly NotificationPage[]) {
  const actors = new Map<string, Actor>()
  const excerpts = new Map<string, string>()
  for (const page of pages) {
    for (const actor of page.actors) if (!actors.has(actor.id)) actors.set(actor.id, actor)
    for (const { id, excerpt } of page.posts) excerpts.set(id, excerpt)
  }
  return { actors, excerpts }
}

export type Lookup = ReturnType<typeof lookup>

/** The rows to show, in the order given. `group`: likes of one post stand in one row, at the place of the newest. */
export function notificationRows(
  notifications: readonly Notification[],
  lookup: Lookup,
  { group }: { group: boolean },
): NotificationRow[] {
  const byPost = new Map<string, Members>()
  const groups: Members[] = []
  for (const notification of notifications) {
    const postId = group && notification.type === 'like' ? notification.post_id : null
    const open = postId === null ? undefined : byPost.get(postId)
    if (open) open.push(notification)
    else {
      const fresh: Members = [notification]
      groups.push(fresh)
      if (postId !== null) byPost.set(postId, fresh)
    }
  }
  return groups.map((members) => rowOf(members, lookup))
}

/** What stands in one row, newest first. */
type Members = [Notification, ...Notification[]]

interface Made {
  members: readonly Notification[]
  actor: Actor | null
  excerpt: string | null
  row: NotificationRow
}

/** The row last made for its newest notification: one that did not change stays the same object and does not re-render. */
const builtRows = new WeakMap<Notification, Made>()

function rowOf(members: Members, { actors, excerpts }: Lookup): NotificationRow {
  const [newest] = members
  const actor = newest.actor_id === null ? null : (actors.get(newest.actor_id) ?? null)
  const excerpt = newest.excerpt ?? (newest.post_id === null ? null : (excerpts.get(newest.post_id) ?? null))
  const built = builtRows.get(newest)
  if (built && built.actor === actor && built.excerpt === excerpt && isSame(built.members, members)) {
    return built.row
  }
  const sentence = groupSentence(members, actor?.display_name ?? null)
  const row: NotificationRow = {
    id: newest.id,
    ids: members.map(({ id }) => id),
    type: newest.type,
    sentence,
    searchable: fold(sentence),
    createdAt: newest.created_at,
    isRead: members.every(({ read }) => read),
    actor,
    excerpt,
    ...target(newest, actor, newest.post_id !== null && excerpts.has(newest.post_id)),
  }
  builtRows.set(newest, { members, actor, excerpt, row })
  return row
}

const isSame = (a: readonly Notification[], b: readonly Notification[]) =>
  a.length === b.length && a.every((one, index) => one === b[index])

/** `Ana e outras 3 pessoas curtiram sua publicação.`; one person likes a post once, so people are counted by actor. */
function groupSentence(members: Members, name: string | null): string {
  const [newest] = members
  const others = new Set(members.map(({ actor_id }) => actor_id)).size - 1
  if (others < 1) return notificationSentence(newest, name)
  const who = isolate(name ?? UNKNOWN_AUTHOR)
  const rest = others === 1 ? 'outra pessoa' : `outras ${others} pessoas`
  return `${who} e ${rest} curtiram sua publicação.`
}

/** What a notification opens: its post's thread, at the comment it is about; the page it names; else the profile of the person who acted (post or actor may be gone). */
function target(
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

/** Rows whose sentence holds every word of the query, accents and case aside. */
export function searchRows(rows: NotificationRow[], query: string): NotificationRow[] {
  const words = fold(query).match(/\S+/g)
  if (!words) return rows
  return rows.filter(({ searchable }) => words.every((word) => searchable.includes(word)))
}
