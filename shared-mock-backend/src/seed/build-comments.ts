import { paths, threadHref } from '@ementa/contracts'
import type { SeedData } from '../store/seed-data'
import { userId } from './build-people'
import type { SeedClock } from './clock'
import { issueThreads } from './issue-threads'
import type { CommentRow } from './rows'
import { internetLiabilityThread } from './thread-internet-liability'
import { threads } from './threads'
import { recentThreads } from './threads-recent'

type Comment = SeedData['comments'][number]

/** The threads of these posts, and those of issues. */
export function buildComments(clock: SeedClock, posts: SeedData['posts']): Comment[] {
  const createdAt = new Map(posts.map((post) => [post.id, post.created_at]))
  const ofPosts = [internetLiabilityThread, ...threads, ...recentThreads].flatMap((thread) => {
    const start = createdAt.get(thread.post)
    if (!start) throw new Error(`Seed: no post "${thread.post}"`)
    const found: Comment[] = []
    for (const row of thread.comments) collect(row, thread.post, null, start, clock, found)
    return found
  })
  const ofIssues = issueThreads.flatMap(({ issue, handle, sent, comments }) => {
    const found: Comment[] = []
    for (const row of comments) collect(row, issue, null, clock.daysAgo(...sent), clock, found)
    const path = paths.issue.href({ handle, issueId: issue })
    return found.map((comment) => ({ ...comment, href: threadHref(path, { commentId: comment.id }) }))
  })
  return [...ofPosts, ...ofIssues]
}

/** Ids follow the reading order of a thread: `comment-013-01`, `comment-013-02`, … */
function collect(
  row: CommentRow,
  postId: string,
  parentId: string | null,
  start: string,
  clock: SeedClock,
  found: Comment[],
): void {
  const comment: Comment = {
    id: `${postId.replace(/^(?:post|issue)/, 'comment')}-${String(found.length + 1).padStart(2, '0')}`,
    post_id: postId,
    parent_id: parentId,
    author_id: userId(row.by),
    body: row.body,
    like_count: row.likes ?? 0,
    created_at: clock.after(start, row.after),
    is_edited: row.edited ?? false,
    is_reported: row.reported !== undefined,
    report_reason: row.reported ?? null,
  }
  found.push(comment)
  for (const reply of row.replies ?? []) collect(reply, postId, comment.id, comment.created_at, clock, found)
}
