import { nextVersion, type Post, paths } from '@ementa/contracts'
import { BRASILIA, momentText } from '../../rules/zones'
import type { Collections } from '../../store/collections'
import { partsOf } from './thread-parts'

/** Makes a scheduled post a draft again, with the parts that follow it, since moderation restricted its author; they are notified. */
export function holdPost(db: Collections, id: string, now: Date): void {
  const post = db.posts.get(id)
  if (!post?.scheduled_at) return
  const [first = post, ...others] = partsOf(db, post)
  const { thread: _, ...plain } = first
  for (const part of others) db.posts.delete(part.id)
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
