import { type Comment, paths, threadHref } from '@ementa/contracts'
import type { Context } from '../../context'
import { findReadableIssue } from '../newsletters/access'

/** The subject of a thread: a post, or an issue of a newsletter. */
export interface ThreadSubject {
  id: string
  author_id: string
  /** Subject and newsletter of an issue; null for a post. */
  issue: { subject: string; handle: string } | null
}

/** Returns a text that the viewer may read and so discuss; null for a hidden or unknown one. */
export async function findThreadSubject(context: Context, id: string): Promise<ThreadSubject | null> {
  const post = context.db.posts.get(id)
  if (post) return context.visible.post(post) ? { id, author_id: post.author_id, issue: null } : null
  await context.loadIssues()
  const read = findReadableIssue(context, id)
  if (!read) return null
  const { issue, newsletter } = read
  return { id, author_id: newsletter.owner_id, issue: { subject: issue.subject, handle: newsletter.handle } }
}

/** The address of a new comment, where that is on no post's thread; handles do not change. */
export const commentAddressOf = ({ id, issue }: ThreadSubject, commentId: string): Pick<Comment, 'href'> =>
  issue ? { href: threadHref(paths.issue.href({ handle: issue.handle, issueId: id }), { commentId }) } : {}

/** The comment if the viewer may see it: it and all that it answers stand, and its thread is one that they may read. */
export async function findReadableComment(context: Context, id: string): Promise<Comment | null> {
  const { comments } = context.db
  const comment = comments.get(id)
  for (let one = comment; one; one = comments.get(one.parent_id ?? '')) if (!context.visible.comment(one)) return null
  return comment && (await findThreadSubject(context, comment.post_id)) ? comment : null
}
