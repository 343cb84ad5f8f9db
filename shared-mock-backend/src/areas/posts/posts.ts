import {
  allText,
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
  type Profile,
  pickedTags,
  type QuotedRef,
} from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { awaitFetched, createDeclaredError } from '../../errors'
import { takePage } from '../../paging'
import { findDecisionInForce } from '../../rules/visibility'
import { itemKey, membersOf, quotedKey } from '../../store/collections'
import { forgetImages, toStoredImages, withChangedImages } from '../images/stored-images'
import { forgetMentions, forgetNews, mentionedIn, tellOfLike, tellOfMention } from '../notifications/notify'
import { createOnce, newId } from '../shared/new-entity'
import { authorsOf, peoplePage } from '../shared/people'
import { listFeed } from './feed'
import type { QuotedAuthor } from './quotes'
import { leadsThread, listThreadParts, partsOf, splitThread } from './thread-parts'

type NewPost = Pick<
  Post,
  'body' | 'image_url' | 'image_description' | 'more_images' | 'tags' | 'status' | 'scheduled_at'
> & {
  quoted: QuotedRef | null | undefined
  rest: string[] | undefined
}

/** Makes a post, or all the parts of a thread: a call that fails or is repeated leaves no part of it behind. */
async function addPost(context: Context, author: Profile, post: NewPost, requestId: string | undefined): Promise<Post> {
  const { quoted, rest = [], ...written } = post
  const quoting = quoted ? await (await quotesArea()).findQuotable(context, author, quoted) : undefined
  return createOnce(context, requestId, context.db.posts, () => {
    if (quoting === null) throw createDeclaredError('QUOTED_NOT_FOUND')
    const createdPost: Post = {
      ...written,
      id: newId('post', context.now),
      author_id: author.id,
      tags: mergeTags(allText({ ...written, rest }), written.tags).tags,
      like_count: 0,
      comment_count: 0,
      share_count: 0,
      created_at: context.nowIso,
      is_edited: false,
      ...(quoted ? { quoted } : {}),
      ...(rest.length > 0 ? { rest } : {}),
    }
    return isDraft(createdPost) ? createdPost : publish(context, createdPost, quoting)
  })
}

/** Stores the parts that follow a published post, and notifies. Returns its first part, which the caller stores. */
function publish(context: Context, post: Post, quoted: QuotedAuthor | undefined): Post {
  const { first, others } = splitThread(post, () => newId('post', context.now))
  for (const part of others) context.db.posts.put({ ...part, tags: mergeTags(part.body, []).tags })
  tellOfParts(context, [post], quoted)
  return first
}

/**
 * Gives a changed post whose time has not come another one, and the parts that follow it; null publishes it now, undefined
 * leaves its time. Those whom it quotes or mentions now are notified in place of those before. One that is public stays as
 * it is.
 */
function reschedule(
  context: Context,
  post: Post,
  scheduledAt: string | null | undefined,
  quoted: QuotedAuthor | undefined,
): Post {
  if (!isScheduled(post, context.now.getTime())) return post
  const { db, nowIso } = context
  const time =
    scheduledAt === undefined
      ? undefined
      : { scheduled_at: scheduledAt, ...(scheduledAt === null && { created_at: nowIso }) }
  const moved = { ...post, ...time }
  const parts = partsOf(db, post).map((part) => {
    if (part.id === post.id) return moved
    return time ? { ...part, ...time, updated_at: nextVersion(part, context.now) } : part
  })
  if (time) for (const part of parts) db.posts.put(part)
  tellAnew(context, post, parts, quoted)
  return moved
}

/**
 * Notifies those whom a post, or the parts of a thread, quote or mention, each once and from the moment at which they can
 * read it; of a draft nobody.
 */
function tellOfParts(context: Context, parts: readonly Post[], quoted: QuotedAuthor | undefined): void {
  const [first] = parts
  if (!first || isDraft(first)) return
  const { author_id, scheduled_at } = first
  const at = scheduled_at ?? context.nowIso
  if (quoted && quoted.id !== author_id) tellOfMention(context, quoted.id, first, at, quoted.text)
  for (const mentioned of mentionedIn(context, { author_id, body: parts.map(allText).join('\n') })) {
    if (mentioned !== quoted?.id) tellOfMention(context, mentioned, first, at)
  }
}

/** Notifies of a post that still waits, or of the parts of its thread, in place of what was to be told before. */
function tellAnew(context: Context, post: Post, parts: readonly Post[], quoted: QuotedAuthor | undefined): void {
  forgetMentions(context.db, post)
  tellOfParts(context, parts, quoted)
}

/** Returns the parts of a post's thread, or the post alone, while it waits for its time; no part of a public one. */
const waitingParts = ({ db, now }: Context, post: Post | undefined): readonly Post[] =>
  post && isScheduled(post, now.getTime()) ? partsOf(db, post) : []

const quotesArea = () => awaitFetched(import('./quotes'))

/**
 * Returns the author whom a waiting post of the viewer quotes, once it is published. The quoted text may be gone by now: the
 * own words are published all the same, just as they would stay if it went later.
 */
async function findQuotedAuthor(context: Context, post: Post | undefined): Promise<QuotedAuthor | undefined> {
  const { viewer } = context
  if (!post?.quoted || post.author_id !== viewer?.id) return undefined
  return (await (await quotesArea()).findQuotable(context, viewer, post.quoted)) ?? undefined
}

/** Everything that hangs on a post goes with it. */
function removePost({ db }: Context, post: Post): void {
  for (const comment of [...db.comments.by('post', post.id)]) db.comments.delete(comment.id)
  db.posts.delete(post.id)
}

/** Returns whether moderation removed the post, which everyone learns; only its author learns the decision's id. */
function removalOf({ db, viewer }: Context, { id, author_id }: Post): { decisionId: string | null } | undefined {
  const item = { item_type: 'post', item_id: id } as const
  const inForce = findDecisionInForce(db, item)
  if (inForce?.action_type !== 'remove') return undefined
  const decision = db.auditEntries.by('item', itemKey(item)).find(({ action_id }) => action_id === inForce.id)
  return { decisionId: viewer?.id === author_id ? (decision?.id ?? null) : null }
}

export const posts = {
  listFeed,

  listByUser: os.posts.listByUser.handler(({ input, context }) => {
    const source = context.db.posts.after(input.afterId, 'author', input.userId)
    // Own scheduled posts come from `listDrafts`: counted into these pages, they would leave them short.
    const now = context.now.getTime()
    const isVisible = (post: Post) =>
      isPublic(post, now) && context.visible.post(post) && (input.allParts === true || leadsThread(context, post))
    const { items } = takePage(source, input.limit, isVisible, (post) => post.id)
    return { posts: items, authors: authorsOf(context.db, items) }
  }),

  get: os.posts.get.handler(({ input, context, errors }) => {
    const post = context.db.posts.get(input.id)
    if (!post) throw errors.POST_NOT_FOUND()
    if (!context.visible.post(post)) throw errors.POST_NOT_FOUND({ data: removalOf(context, post) })
    return {
      post,
      author: context.db.profiles.get(post.author_id) ?? null,
      thread: listThreadParts(context, post, (part) => removalOf(context, part) !== undefined),
      quotes: context.db.posts.by('quoted', quotedKey({ kind: 'post', id: post.id })).filter(context.visible.inLists)
        .length,
    }
  }),

  create: os.posts.create.use(signedIn).handler(({ input, context, errors }) => {
    const scheduledAt = input.scheduledAt ?? null
    if (scheduledAt !== null && Date.parse(scheduledAt) <= context.now.getTime()) throw errors.DATE_NOT_IN_FUTURE()
    const { body, tags, status, quoted, rest, requestId } = input
    const time = status === 'draft' ? null : scheduledAt
    const post = { body, tags, status, ...toStoredImages(input), scheduled_at: time, quoted, rest }
    return addPost(context, context.viewer, post, requestId)
  }),

  update: os.posts.update.use(signedIn).handler(async ({ input, context, errors }) => {
    const [leader] = waitingParts(context, context.db.posts.get(input.id))
    const quotedAuthor = input.quoted === undefined ? await findQuotedAuthor(context, leader) : undefined
    const post = context.db.posts.get(input.id)
    // A removed post cannot be changed either: it would be public again with another text.
    if (!post || !context.visible.post(post)) throw errors.POST_NOT_FOUND()
    if (!canEditPost(context.viewer, post)) throw errors.NOT_POST_AUTHOR_EDIT()
    if (isStaleVersion(post, input.expectedUpdatedAt)) throw errors.POST_CONFLICT({ data: { post } })
    const { scheduledAt } = input
    if (scheduledAt && Date.parse(scheduledAt) <= context.now.getTime()) throw errors.DATE_NOT_IN_FUTURE()
    const body = input.body ?? post.body
    const { quoted, rest, ...others } = post
    const newRest = isDraft(post) && input.rest ? input.rest : rest
    const edited: Post = {
      ...withChangedImages(others, input),
      ...(quoted && input.quoted === undefined ? { quoted } : {}),
      ...(newRest && newRest.length > 0 ? { rest: newRest } : {}),
      body,
      tags: mergeTags(allText({ body, rest: newRest }), input.tags ?? pickedTags(post)).tags,
      is_edited: true,
      updated_at: nextVersion(post, context.now),
    }
    const moved = reschedule(context, edited, scheduledAt, quotedAuthor)
    context.db.posts.put(moved)
    forgetImages(context, post)
    return moved
  }),

  delete: os.posts.delete.use(signedIn).handler(async ({ input, context, errors }) => {
    const post = context.db.posts.get(input.id)
    if (!post) throw errors.POST_NOT_FOUND()
    if (!canDeletePost(context.viewer, post)) throw errors.NOT_POST_AUTHOR_DELETE()
    const waiting = waitingParts(context, post)
    const others = waiting.filter(({ id }) => id !== post.id)
    const quotedAuthor = await findQuotedAuthor(context, others[0])
    removePost(context, post)
    if (waiting.length > 0) tellAnew(context, post, others, quotedAuthor)
    forgetImages(context, post)
    return DONE
  }),

  listDrafts: os.posts.listDrafts.use(signedIn).handler(({ context }) => {
    const own = context.db.posts.by('author', context.viewer.id)
    const waits = (post: Post) =>
      isScheduled(post, context.now.getTime()) && context.visible.post(post) && leadsThread(context, post)
    // Soonest first.
    return { posts: own.filter(isDraft), scheduled: own.filter(waits).reverse() }
  }),

  saveDraft: os.posts.saveDraft.use(signedIn).handler(({ input, context }) => {
    const { body, tags, quoted, rest, requestId } = input
    const draft = { body, tags, status: 'draft', ...toStoredImages(input), scheduled_at: null, quoted, rest } as const
    return addPost(context, context.viewer, draft, requestId)
  }),

  publishDraft: os.posts.publishDraft.use(signedIn).handler(async ({ input, context, errors }) => {
    const { db, viewer } = context
    const draft = db.posts.get(input.id)
    const isOwn = draft !== undefined && canPublishDraft(viewer, draft)
    const quoted = await findQuotedAuthor(context, draft)
    return createOnce(context, input.requestId, db.posts, () => {
      if (!draft) throw errors.DRAFT_NOT_FOUND()
      if (!isOwn) throw canEditPost(viewer, draft) ? errors.NOT_A_DRAFT() : errors.NOT_DRAFT_AUTHOR()
      // Its life for others begins now, so this is its place in the feed.
      const publishable: Post = {
        ...draft,
        status: 'published',
        scheduled_at: null,
        created_at: context.nowIso,
        // A person who still edits the draft must not overwrite the public post.
        updated_at: nextVersion(draft, context.now),
      }
      return publish(context, publishable, quoted)
    })
  }),

  getQuoted: os.posts.getQuoted.handler(async ({ input, context }) => (await quotesArea()).getQuoted(context, input)),

  listQuotes: os.posts.listQuotes.handler(async ({ input, context }) =>
    (await quotesArea()).listQuotes(context, input),
  ),

  listLikers: os.posts.listLikers.handler(({ input, context, errors }) => {
    const { db, relations, viewer, visible } = context
    const post = db.posts.get(input.id)
    if (!post || !visible.post(post)) throw errors.POST_NOT_FOUND()
    const ids = membersOf(db, 'liked', post.id).map(({ user_id }) => user_id)
    const isLiked = viewer !== null && relations.has(viewer.id, 'liked', post.id)
    return peoplePage(context, ids, post.like_count + (isLiked ? 1 : 0), input)
  }),

  like: os.posts.like.use(signedIn).handler(({ input, context, errors }) => {
    const post = context.db.posts.get(input.id)
    if (!post || !context.visible.post(post)) throw errors.POST_NOT_FOUND()
    if (!context.relations.has(context.viewer.id, 'liked', post.id)) tellOfLike(context, post)
    context.relations.set(context.viewer.id, 'liked', post.id, true)
    return DONE
  }),

  unlike: os.posts.unlike.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'liked', input.id, false)
    forgetNews(context, input.id)
    return DONE
  }),
}
