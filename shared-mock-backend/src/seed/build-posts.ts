import { splitThread } from '../areas/posts/thread-parts'
import type { SeedData } from '../store/seed-data'
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
import type { PostRow } from './rows'
import { THREAD_SIZES } from './thread-sizes'

type Post = SeedData['posts'][number]

const postRows: PostRow[] = [
  ...contractPosts,
  ...dataProtectionPosts,
  ...labourPosts,
  ...consumerPosts,
  ...procedurePosts,
  ...practicePosts,
  ...unpublishedPosts,
]

/** Posts, with the number of their comments; those themselves are generated later. */
export const buildPosts = (clock: SeedClock): SeedData['posts'] =>
  postRows.flatMap((row) => {
    const rest = row.rest ?? []
    const { first, others } = splitThread({ ...toPost(row, clock), rest }, (part) => `${row.id}-${part}`)
    return [first, ...others]
  })

function toPost(row: PostRow, clock: SeedClock): Post {
  return {
    id: row.id,
    author_id: userId(row.by),
    body: row.body,
    image_url: row.image ?? null,
    ...(row.shows && { image_description: row.shows }),
    ...(row.more && { more_images: row.more.map(([image_url, description]) => ({ image_url, description })) }),
    tags: row.tags,
    // The page adds the viewer's own like to the stored number, so likes of the demo people are not stored.
    like_count: (row.likes ?? 0) - likers(row.id).length,
    comment_count: THREAD_SIZES[row.id] ?? 0,
    share_count: row.shares ?? 0,
    created_at: clock.hoursAgo(row.hours),
    status: row.draft ? 'draft' : 'published',
    scheduled_at: row.scheduled ? clock.inDays(...row.scheduled) : null,
    is_edited: row.edited ?? false,
    ...(row.quotes && { quoted: row.quotes }),
  }
}
