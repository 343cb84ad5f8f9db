import { nextVersion, type Post, paths } from '@ementa/contracts'
import { BRASILIA, momentText } from '../../calendar'
import type { Context } from '../../context'
import type { Visibility } from '../../rules/visibility'
import type { Collections } from '../../store/collections'
import { forgetMentions } from '../notifications/notify'

/** The parts of a post's thread that are there, in order; the post alone where it is in none. */
export function partsOf({ posts }: Collections, post: Post): readonly Post[] {
  if (!post.thread) return [post]
  return posts.by('thread', post.thread.id).toSorted((a, b) => (a.thread?.part ?? 0) - (b.thread?.part ?? 0))
}

/** Returns whether a post represents its thread in lists: the first part that the viewer may see does. */
export const leadsThread = ({ db, visible }: { db: Collections; visible: Visibility }, post: Post): boolean =>
  !post.thread || partsOf(db, post).find(visible.post) === post

/** Splits a post with further texts into the posts of a thread: the first part, and those that follow it. */
export function splitThread(
  { rest = [], ...post }: Post,
  idOf: (part: number) => string,
): { first: Post; others: Post[] } {
  if (rest.length === 0) return { first: post, others: [] }
  const place = { id: post.id, of: rest.length + 1 }
  const { quoted: _, image_description: __, more_images: ___, ...plain } = post
  const others = rest.map((body, index) => ({
    ...plain,
    id: idOf(index + 2),
    body,
    image_url: null,
    tags: [],
    like_count: 0,
    comment_count: 0,
    share_count: 0,
    thread: { ...place, part: index + 2 },
  }))
  return { first: { ...post, thread: { ...place, part: 1 } }, others }
}

/** Returns every part of a thread by its number, as far as the viewer may see it. */
export function listThreadParts(context: Context, post: Post, isRemoved: (post: Post) => boolean) {
  if (!post.thread) return undefined
  const parts = new Map(partsOf(context.db, post).map((part) => [part.thread?.part, part]))
  return Array.from({ length: post.thread.of }, (_, index) => {
    const found = parts.get(index + 1)
    const isShown = found !== undefined && context.visible.post(found)
    return {
      part: index + 1,
      post: isShown ? found : null,
      isRemoved: found !== undefined && !isShown && isRemoved(found),
    }
  })
}

/** Makes a scheduled post a draft again, with the parts that follow it, since moderation restricted its author; they are notified. */
export function holdPost(db: Collections, id: string, now: Date): void {
  const post = db.posts.get(id)
  if (!post?.scheduled_at) return
  const [first = post, ...others] = partsOf(db, post)
  const { thread: _, ...plain } = first
  for (const part of others) db.posts.delete(part.id)
  forgetMentions(db, post)
  const draft: Post = {
    ...plain,
    status: 'draft',
    scheduled_at: null,
    updated_at: nextVersion(first, now),
    ...(others.length > 0 && { rest: others.map(({ body }) => body) }),
  }
  db.posts.put(draft)
  db.notifications.put({
    id: `notification-held-${draft.id}`,
    user_id: draft.author_id,
    type: 'system',
    post_id: null,
    actor_id: null,
    created_at: now.toISOString(),
    read: false,
    text: `Não publicado: a moderação restringiu sua conta. O post marcado para ${momentText(post.scheduled_at, BRASILIA)} continua como rascunho.`,
    href: paths.drafts.href(),
  })
}
