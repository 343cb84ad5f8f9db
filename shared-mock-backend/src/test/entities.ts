import type { Comment, Post } from '@ementa/contracts'

// Entities for tests of rules, each with all its fields; a test names those that it is about.

const AT = '2026-03-10T12:00:00.000Z'

export const makePost = (more: Partial<Post> = {}): Post => ({
  ...{ id: 'post-1', author_id: 'ana', body: 'Texto', image_url: null, tags: [], is_edited: false },
  ...{ like_count: 0, comment_count: 0, share_count: 0 },
  ...{ created_at: AT, status: 'published', scheduled_at: null },
  ...more,
})

export const makeComment = (more: Partial<Comment> = {}): Comment => ({
  ...{ id: 'comment-1', post_id: 'post-1', parent_id: null, author_id: 'ana', body: 'Certo', like_count: 0 },
  ...{ created_at: AT, is_edited: false, is_reported: false, report_reason: null },
  ...more,
})
