import {
  canDeletePost,
  canEditPost,
  canPublishDraft,
  isDraft,
  isPublic,
  isScheduled,
  isStaleVersion,
  mergeTags,
  nextVersion,
  type Post,
  pickedTags,
} from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { newId } from '../../new-id'
import { takePage } from '../../paging'
import { itemKey } from '../../store/collections'
import { forgetImages } from '../images/forget-image'
import { newImages, withChangedImages } from '../images/stored-images'
import { tellMentioned } from '../notifications/notify'
import { authorsOf } from '../shared/authors'
import { DONE } from '../shared/done'
import { once } from '../shared/once'
import { listFeed } from './feed'

type NewPost = Pick<
  Post,
  'body' | 'image_url' | 'image_description' | 'more_images' | 'tags' | 'status' | 'scheduled_at'
>

function addPost(context: Context, authorId: string, post: NewPost, requestId: string | undefined): Post {
  return once(context, requestId, context.db.posts, () => {
    const createdPost: Post = {
      ...post,
      id: newId('post', context.now),
      author_id: authorId,
      tags: mergeTags(post.body, post.tags).tags,
      like_count: 0,
      comment_count: 0,
      share_count: 0,
      created_at: context.nowIso,
      is_edited: false,
    }
    tellOfPost(context, createdPost)
    return createdPost
  })
}

/** Those whom a post mentions are notified once they can read it: not of a draft, nor of a post that waits for its time. */
function tellOfPost(context: Context, post: Post): void {
  if (isPublic(post, context.now.getTime())) tellMentioned(context, post, { post_id: post.id })
}

/** Everything that hangs on a post goes with it. */
function removePost({ db }: Context, post: Post): void {
  for (const comment of [...db.comments.by('post', post.id)]) db.comments.delete(comment.id)
  db.posts.delete(post.id)
}

/** That moderation removed the post is said to everyone; the decision is named for its author alone. */
function removalOf({ db, viewer }: Context, { id, author_id }: Post): { decisionId: string | null } | undefined {
  const item = itemKey({ item_type: 'post', item_id: id })
  const inForce = db.moderationActions
    .by('item', item)
    .find(({ action_type, reversed }) => action_type !== 'temp_ban' && reversed === undefined)
  if (inForce?.action_type !== 'remove') return undefined
  const decision = db.auditEntries.by('item', item).find(({ action_id }) => action_id === inForce.id)
  return { decisionId: viewer?.id === author_id ? (decision?.id ?? null) : null }
}

export const posts = {
  listFeed,

  listByUser: os.posts.listByUser.handler(({ input, context }) => {
    const source = context.db.posts.after(input.afterId, 'author', input.userId)
    // Own scheduled posts come from `listDrafts` (P-8): counted into these pages, they would leave them short.
    const now = context.now.getTime()
    const isVisible = (post: Post) => isPublic(post, now) && context.visible.post(post)
    const { items } = takePage(source, input.limit, isVisible, (post) => post.id)
    return { posts: items, authors: authorsOf(context.db, items) }
  }),

  get: os.posts.get.handler(({ input, context, errors }) => {
    const post = context.db.posts.get(input.id)
    if (!post) throw errors.POST_NOT_FOUND()
    if (!context.visible.post(post)) throw errors.POST_NOT_FOUND({ data: removalOf(context, post) })
    return { post, author: context.db.profiles.get(post.author_id) ?? null }
  }),

  create: os.posts.create.use(signedIn).handler(({ input, context, errors }) => {
    const scheduledAt = input.scheduledAt ?? null
    if (scheduledAt !== null && Date.parse(scheduledAt) <= context.now.getTime()) throw errors.DATE_NOT_IN_FUTURE()
    const { body, tags, status, requestId } = input
    const post = { body, tags, status, ...newImages(input), scheduled_at: status === 'draft' ? null : scheduledAt }
    return addPost(context, context.viewer.id, post, requestId)
  }),

  update: os.posts.update.use(signedIn).handler(async ({ input, context, errors }) => {
    const post = context.db.posts.get(input.id)
    if (!post) throw errors.POST_NOT_FOUND()
    if (!canEditPost(context.viewer, post)) throw errors.NOT_POST_AUTHOR_EDIT()
    if (isStaleVersion(post, input.expectedUpdatedAt)) throw errors.POST_CONFLICT({ data: { post } })
    const body = input.body ?? post.body
    const edited: Post = {
      ...withChangedImages(post, input),
      body,
      tags: mergeTags(body, input.tags ?? pickedTags(post)).tags,
      is_edited: true,
      updated_at: nextVersion(post, context.now),
    }
    context.db.posts.put(edited)
    await forgetImages(context, post)
    return edited
  }),

  delete: os.posts.delete.use(signedIn).handler(async ({ input, context, errors }) => {
    const post = context.db.posts.get(input.id)
    if (!post) throw errors.POST_NOT_FOUND()
    if (!canDeletePost(context.viewer, post)) throw errors.NOT_POST_AUTHOR_DELETE()
    removePost(context, post)
    await forgetImages(context, post)
    return DONE
  }),

  listDrafts: os.posts.listDrafts.use(signedIn).handler(({ context }) => {
    const own = context.db.posts.by('author', context.viewer.id)
    const waits = (post: Post) => isScheduled(post, context.now.getTime()) && context.visible.post(post)
    // Soonest first.
    return { posts: own.filter(isDraft), scheduled: own.filter(waits).reverse() }
  }),

  saveDraft: os.posts.saveDraft.use(signedIn).handler(({ input, context }) => {
    const { body, tags, requestId } = input
    const draft = { body, tags, status: 'draft', ...newImages(input), scheduled_at: null } as const
    return addPost(context, context.viewer.id, draft, requestId)
  }),

  publishDraft: os.posts.publishDraft.use(signedIn).handler(({ input, context, errors }) => {
    const draft = context.db.posts.get(input.id)
    if (!draft) throw errors.DRAFT_NOT_FOUND()
    if (!canPublishDraft(context.viewer, draft)) {
      throw canEditPost(context.viewer, draft) ? errors.NOT_A_DRAFT() : errors.NOT_DRAFT_AUTHOR()
    }
    // Its life for others begins now, so this is its place in the feed.
    const published: Post = { ...draft, status: 'published', scheduled_at: null, created_at: context.nowIso }
    context.db.posts.put(published)
    tellOfPost(context, published)
    return published
  }),

  like: os.posts.like.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'liked', input.id, true)
    return DONE
  }),

  unlike: os.posts.unlike.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'liked', input.id, false)
    return DONE
  }),
}
