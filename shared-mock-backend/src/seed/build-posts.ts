import type { SeedData } from '../seed-data'
import { likers } from './activity'
import { userId } from './build-people'
import type { SeedClock } from './clock'
import { consumerPosts } from './posts-consumer'
import { contractPosts } from './posts-contracts'
import { dataProtectionPosts } from './posts-data-protection'
import { labourPosts } from './posts-labour'
import { practicePosts } from './posts-practice'
import { procedurePosts } from './posts-procedure'
import { unpublishedPosts } from './posts-unpublished'
import type { CommentRow, PostRow } from './rows'
import { internetLiabilityThread } from './thread-internet-liability'
import { threads } from './threads'

type Post = SeedData['posts'][number]
type Comment = SeedData['comments'][number]

const postRows: PostRow[] = [
  ...contractPosts,
  ...dataProtectionPosts,
  ...labourPosts,
  ...consumerPosts,
  ...procedurePosts,
  ...practicePosts,
  ...unpublishedPosts,
]

/** Posts with their threads. `comment_count` is counted, not written down, so that it cannot be wrong. */
export function buildPosts(clock: SeedClock): Pick<SeedData, 'posts' | 'comments'> {
  const createdAt = new Map(postRows.map((row) => [row.id, clock.hoursAgo(row.hours)]))
  const comments = [internetLiabilityThread, ...threads].flatMap((thread) => {
    const start = createdAt.get(thread.post)
    if (!start) throw new Error(`Seed: no post "${thread.post}"`)
    const found: Comment[] = []
    for (const row of thread.comments) collect(row, thread.post, null, start, clock, found)
    return found
  })
  return { posts: postRows.map((row) => toPost(row, comments, clock)), comments }
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
    id: `${postId.replace('post', 'comment')}-${String(found.length + 1).padStart(2, '0')}`,
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

function toPost(row: PostRow, comments: Comment[], clock: SeedClock): Post {
  return {
    id: row.id,
    author_id: userId(row.by),
    body: row.body,
    image_url: row.image ?? null,
    tags: row.tags,
    // Those among the people here add themselves when they look: shown is stored plus one's own like (P-7).
    like_count: (row.likes ?? 0) - likers(row.id).length,
    comment_count: comments.filter((comment) => comment.post_id === row.id).length,
    share_count: row.shares ?? 0,
    created_at: clock.hoursAgo(row.hours),
    status: row.draft ? 'draft' : 'published',
    scheduled_at: row.scheduled ? clock.inDays(...row.scheduled) : null,
    is_edited: row.edited ?? false,
  }
}
