import {
  type Comment,
  canChangeComment,
  canReply,
  isolate,
  isStaleVersion,
  nextVersion,
  UNKNOWN_AUTHOR,
} from '@ementa/contracts'
import { type Context, DONE, os, reporter, signedIn } from '../../context'
import { createDeclaredError } from '../../errors'
import { takePage } from '../../paging'
import { filterVisibleBranch, withReplies } from '../../rules/comment-tree'
import type { Collections } from '../../store/collections'
import { reportItem } from '../moderation/reports'
import { forgetNews, mentionedIn, notify, placeOf, tellOfLikedComment } from '../notifications/notify'
import { createOnce, newId } from '../shared/new-entity'
import { authorsOf } from '../shared/people'
import { commentAddressOf, findReadableComment, findThreadSubject, type ThreadSubject } from './thread-subject'

const any = () => true

/** 0 for a root, 1 for a reply to it, 2 for a reply to that. */
function levelOf(db: Collections, comment: Comment): number {
  const parent = comment.parent_id === null ? undefined : db.comments.get(comment.parent_id)
  return parent ? levelOf(db, parent) + 1 : 0
}

/** The root of the thread that a comment is in; undefined when there is no such comment. */
function rootOf(db: Collections, id: string): Comment | undefined {
  const comment = db.comments.get(id)
  return comment && comment.parent_id !== null ? rootOf(db, comment.parent_id) : comment
}

/** The roots of a post, oldest first, behind the one with the id `cursor`; an unknown cursor ends the walk. */
function rootsOldestFirst(db: Collections, postId: string, cursor: string | null | undefined): readonly Comment[] {
  const roots = db.comments.by('root', postId).toReversed()
  if (!cursor) return roots
  const last = db.comments.lastKnown(cursor)
  return last ? roots.filter((root) => db.comments.compare(root, last) < 0) : []
}

/** Returns the number of roots that a page needs to hold `target`; `limit` when it is elsewhere, or nearer. */
function reach(roots: Iterable<Comment>, target: Comment, limit: number): number {
  let count = 0
  for (const root of roots) {
    count += 1
    if (root === target) return Math.max(limit, count)
  }
  return limit
}

/** The comment if the viewer may see it; every call about one by its id asks this. */
async function requireComment(context: Context, id: string): Promise<Comment> {
  const comment = await findReadableComment(context, id)
  if (!comment) throw createDeclaredError('COMMENT_NOT_FOUND')
  return comment
}

function assertOwn({ viewer }: Context, comment: Comment): void {
  if (!canChangeComment(viewer, comment)) throw createDeclaredError('NOT_COMMENT_AUTHOR')
}

/** A comment on a post says what happened by itself. */
function describeComment(name: string, parent: Comment | null, { issue }: ThreadSubject): string | undefined {
  if (parent) return `${name} respondeu ao seu comentário.`
  return issue ? `${name} comentou a sua edição.` : undefined
}

/** Notifies the author of what is answered, unless they answered themselves; then those whom the comment mentions. */
function tellOthers(context: Context, comment: Comment, parent: Comment | null, discussed: ThreadSubject): void {
  const about = discussed.issue && { excerpt: discussed.issue.subject }
  const where = { ...placeOf(comment), ...about, comment_id: comment.id }
  const answered = parent?.author_id ?? discussed.author_id
  const name = isolate(context.viewer?.display_name ?? UNKNOWN_AUTHOR)
  if (answered !== comment.author_id) {
    const text = describeComment(name, parent, discussed)
    notify(context, answered, { ...where, type: 'comment', actor_id: comment.author_id, text })
  }
  const mention = discussed.issue && { text: `${name} mencionou você em um comentário.` }
  for (const mentioned of mentionedIn(context, comment)) {
    if (mentioned === answered) continue
    notify(context, mentioned, { ...where, ...mention, type: 'mention', actor_id: comment.author_id })
  }
}

export const comments = {
  list: os.comments.list.handler(async ({ input, context, errors }) => {
    const { db, visible } = context
    const discussed = await findThreadSubject(context, input.postId)
    if (!discussed) throw errors.POST_NOT_FOUND()
    const roots = () =>
      input.order === 'oldest'
        ? rootsOldestFirst(db, discussed.id, input.cursor)
        : db.comments.after(input.cursor, 'root', discussed.id)
    const target = input.until === undefined ? undefined : rootOf(db, input.until)
    const limit = target ? reach(roots(), target, input.limit) : input.limit
    const branchOf = (root: Comment) => filterVisibleBranch(db, visible, root)
    const isSeen = (root: Comment) => branchOf(root).length > 0
    const { items, nextCursor } = takePage(roots(), limit, isSeen, (comment) => comment.id)
    const threads = items.flatMap(branchOf)
    const rootCount = db.comments.by('root', discussed.id).filter(isSeen).length
    return { comments: threads, authors: authorsOf(db, threads), rootCount, nextCursor }
  }),

  listOwn: os.comments.listOwn.use(signedIn).handler(({ input, context }) => {
    const own = context.db.comments.after(input.cursor, 'author', context.viewer.id)
    const { items, nextCursor } = takePage(own, input.limit, any, ({ id }) => id)
    return { comments: items, nextCursor }
  }),

  create: os.comments.create.use(signedIn).handler(async ({ input, context, errors }) => {
    const { db } = context
    const discussed = await findThreadSubject(context, input.postId)
    if (!discussed) throw errors.POST_NOT_FOUND()
    const parent = input.parentId ? await requireComment(context, input.parentId) : null
    if (parent && parent.post_id !== discussed.id) throw errors.COMMENT_NOT_FOUND()
    if (parent && !canReply(levelOf(db, parent))) throw errors.REPLY_TOO_DEEP()
    return createOnce(context, input.requestId, db.comments, () => {
      const id = newId('comment', context.now)
      const comment: Comment = {
        id,
        post_id: discussed.id,
        ...commentAddressOf(discussed, id),
        parent_id: parent?.id ?? null,
        author_id: context.viewer.id,
        body: input.body,
        like_count: 0,
        created_at: context.nowIso,
        is_edited: false,
        is_reported: false,
        report_reason: null,
      }
      tellOthers(context, comment, parent, discussed)
      return comment
    })
  }),

  update: os.comments.update.use(signedIn).handler(async ({ input, context, errors }) => {
    const comment = await requireComment(context, input.id)
    assertOwn(context, comment)
    if (isStaleVersion(comment, input.expectedUpdatedAt)) throw errors.COMMENT_CONFLICT({ data: { comment } })
    const updated_at = nextVersion(comment, context.now)
    const edited = { ...comment, body: input.body, is_edited: true, updated_at }
    context.db.comments.put(edited)
    return edited
  }),

  delete: os.comments.delete.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    // The author may delete a removed comment too: nobody has to leave a text here.
    const comment = db.comments.get(input.id)
    if (!comment) throw createDeclaredError('COMMENT_NOT_FOUND')
    assertOwn(context, comment)
    const removed = withReplies(db, comment, any)
    for (const { id } of removed) db.comments.delete(id)
    return { removed: removed.length }
  }),

  // A like is a membership and no count of the store, just as for posts.
  like: os.comments.like.use(signedIn).handler(async ({ input, context }) => {
    const comment = await requireComment(context, input.id)
    if (!context.relations.has(context.viewer.id, 'likedComments', comment.id)) tellOfLikedComment(context, comment)
    context.relations.set(context.viewer.id, 'likedComments', comment.id, true)
    return DONE
  }),

  unlike: os.comments.unlike.use(signedIn).handler(({ input, context }) => {
    // A comment that is hidden by now is allowed too: only the own list changes.
    if (!context.db.comments.has(input.id)) throw createDeclaredError('COMMENT_NOT_FOUND')
    context.relations.set(context.viewer.id, 'likedComments', input.id, false)
    forgetNews(context, input.id)
    return DONE
  }),

  report: os.comments.report
    .use(signedIn)
    .use(reporter)
    .handler(async ({ input, context }) => {
      const comment = await requireComment(context, input.id)
      reportItem(context, { kind: 'dialog', type: 'comment', targetId: comment.id, ...input })
      return context.db.comments.get(comment.id) ?? comment
    }),
}
