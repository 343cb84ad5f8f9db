import { expect } from 'vitest'
import type { Walk } from './actions'
import { type MeantPost, userIdOf, WALKED } from './model'
import { PEOPLE, type Person, persist } from './world'

const isSorted = (values: readonly string[]) => values.every((value, index) => value >= (values[index - 1] ?? ''))
const once = (ids: readonly string[], what: string) =>
  expect(new Set(ids).size, `${what}: nothing is doubled`).toBe(ids.length)

/** Everything of a list that comes in pages, and that the pages together are the list. */
async function paged<Item extends { id: string }>(
  limit: number,
  page: (cursor: string | undefined, limit: number) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const asked: string | undefined = cursor
    const answer = await persist(() => page(asked, limit))
    expect(answer.items.length, 'a page is no longer than asked for').toBeLessThanOrEqual(limit)
    items.push(...answer.items)
    cursor = answer.next
  }
  return items
}

/** Checks the rules that hold for the whole product at any moment, in any window, for any viewer. */
export async function judge(walk: Walk, viewer: Person | null, window: number) {
  const { world } = walk
  expect(world.unreadable, 'everything that is stored can be read').toEqual([])
  await judgePosts(walk, viewer, window)
  await judgeComments(walk, window)
  await judgeNewsletters(walk, viewer, window)
  if (viewer) await judgePerson(walk, viewer, window)
}

async function judgePosts({ world, model }: Walk, viewer: Person | null, window: number) {
  const { posts, profiles, search } = world.as(viewer, window)
  const isOut = (post: MeantPost) => model.isPublic(post, world.now)
  const meant = [...model.posts.values()]

  const { posts: feed, authors } = await persist(() => posts.listFeed({ limit: 100 }))
  const ids = feed.map(({ id }) => id)
  once(ids, 'feed')
  for (const { status, scheduled_at } of feed) {
    expect(status, 'no draft is in the feed').toBe('published')
    expect(Date.parse(scheduled_at ?? '') > world.now, 'nothing is shown before its hour').toBe(false)
  }
  const shown = meant.filter((post) => isOut(post) && !model.isHidden(viewer, post.author)).map(({ id }) => id)
  expect(ids, 'the feed has whatever was published').toEqual(expect.arrayContaining(shown))
  expect(meant.filter((post) => !shown.includes(post.id) && ids.includes(post.id)).length, 'and nothing else').toBe(0)
  const inPages = await paged(15, async (cursor, limit) => {
    const { posts: items, nextCursor } = await posts.listFeed({ cursor, limit })
    return { items, next: nextCursor }
  })
  expect(
    inPages.map(({ id }) => id),
    'the pages of the feed are the feed',
  ).toEqual(ids)
  for (const [person, name] of model.names) {
    const author = authors.find(({ id }) => id === userIdOf(person))
    if (author) expect(author, 'a new name is beside what one wrote').toMatchObject(name)
  }

  for (const post of meant) {
    const isVisible = !post.isRemoved && (isOut(post) || viewer === post.author)
    const found = await persist(() => posts.get({ id: post.id }).catch(noAnswer))
    expect(found !== null, `${post.id} can be opened if it may be seen`).toBe(isVisible)
    if (!found) continue
    expect(found.post, 'what was written is what is read').toMatchObject({
      ...{ body: post.body, tags: post.tags, status: post.status, is_edited: post.isEdited },
      ...{ like_count: 0, author_id: userIdOf(post.author) },
      scheduled_at: post.due === null ? null : new Date(post.due).toISOString(),
    })
  }

  const recent = meant.at(-1)
  if (recent) {
    const number = /\d+/.exec(recent.body)?.[0] ?? ''
    const { posts: hits } = await persist(() => search.posts({ query: `PETICAO nº ${number}` }))
    const isFound = hits.some(({ id }) => id === recent.id)
    expect(isFound, 'search minds neither accents nor case').toBe(
      isOut(recent) && !model.isHidden(viewer, recent.author),
    )
    const all = await persist(() => search.all({ query: 'petição' }))
    expect(all.posts.length, 'a short answer is short').toBeLessThanOrEqual(10)
    expect(all.users.length).toBeLessThanOrEqual(5)
    const suggested = await persist(() => search.suggest({ query: 'a' }))
    for (const list of Object.values(suggested)) expect(list.length, 'few suggestions').toBeLessThanOrEqual(5)
    const { posts: first } = await persist(() => posts.listFeed({}))
    expect(first.length, 'a page of the feed').toBeLessThanOrEqual(10)
    const { tags } = await persist(() => world.as(viewer, window).tags.listPopular({}))
    expect(tags.length, 'popular tags').toBeLessThanOrEqual(10)
  }

  for (const person of PEOPLE) {
    const userId = userIdOf(person)
    const list = await paged(6, async (afterId, limit) => {
      const { posts: items } = await posts.listByUser({ userId, afterId, limit })
      return { items, next: items.length < limit ? null : (items.at(-1)?.id ?? null) }
    })
    once(
      list.map(({ id }) => id),
      'posts of a person',
    )
    const own = meant.filter((post) => post.author === person)
    expect(
      list
        .map(({ id }) => id)
        .filter((id) => model.made.has(id))
        .sort(),
      'the posts of a person are those that are public',
    ).toEqual(
      own
        .filter(isOut)
        .map(({ id }) => id)
        .sort(),
    )
    const { postCount } = await persist(() => profiles.getByUsername({ username: person }))
    expect(postCount, 'the count of posts is that of the list').toBe(list.length)
  }
}

const noAnswer = (error: unknown) => {
  if (String(error).includes('Mock network error')) throw error
  return null
}

async function judgeComments({ world, model }: Walk, window: number) {
  const postIds = new Set([...model.comments.values()].map(({ postId }) => postId))
  for (const postId of postIds) {
    const post = model.posts.get(postId)
    if (!post || !model.isPublic(post, world.now)) continue
    const api = world.as(null, window)
    const { comments, rootCount } = await persist(() => api.comments.list({ postId, limit: 100 }))
    const meant = [...model.comments.values()].filter((comment) => comment.postId === postId)
    const simple = ({ id, body, parent_id, is_edited }: (typeof comments)[number]) => ({
      id,
      body,
      parent_id,
      is_edited,
    })
    expect(
      comments.map(simple).sort((a, b) => a.id.localeCompare(b.id)),
      'every comment once',
    ).toEqual(
      meant
        .map(({ id, body, parentId, isEdited }) => ({ id, body, parent_id: parentId, is_edited: isEdited }))
        .sort((a, b) => a.id.localeCompare(b.id)),
    )
    expect(rootCount).toBe(meant.filter(({ parentId }) => parentId === null).length)
    const found = await persist(() => api.posts.get({ id: postId }))
    expect(found.post.comment_count, 'the post counts its comments').toBe(comments.length)
    const replies = comments.filter(({ parent_id }) => parent_id === comments[0]?.id)
    expect(isSorted(replies.map(({ created_at }) => created_at)), 'replies are oldest first').toBe(true)
  }
}

async function judgeNewsletters({ world, model }: Walk, viewer: Person | null, window: number) {
  const { newsletters } = world.as(viewer, window)
  for (const issue of model.issues.values()) {
    const newsletter = model.newsletters.get(issue.newsletterId)
    if (!newsletter) continue
    const isOwner = viewer === newsletter.owner
    const found = await persist(() => newsletters.getIssue({ issueId: issue.id }).catch(noAnswer))
    const isReleased = issue.status === 'sent' && (issue.due === null || issue.due <= world.now)
    expect(found !== null, 'readers get released issues only').toBe(isOwner || isReleased)
    if (!found) continue
    expect(found.issue.status, `status of ${issue.id}`).toBe(issue.status)
    const isSubscriber = viewer !== null && model.members(viewer, 'subscribed').includes(newsletter.id)
    const isLocked = newsletter.isPaid && !isOwner && !isSubscriber
    expect(found.contents !== null, 'a paid text is for those who pay').toBe(isLocked)
    if (isOwner) expect(found.issue.sent_late !== undefined, 'what went out late says so').toBe(issue.sentLate)
    if (!isOwner || issue.status !== 'sent' || issue.recurrence !== 'weekly') continue
    const { issues } = await persist(() => newsletters.listIssues({ newsletterId: newsletter.id, limit: 100 }))
    const next = issues.some(({ opened_by }) => opened_by?.issue_id === issue.id)
    expect(next, 'a recurrence opens the next issue').toBe(true)
  }
}

async function judgePerson({ world, model }: Walk, person: Person, window: number) {
  const api = world.as(person, window)
  const current = await persist(() => api.auth.getCurrentUser())
  for (const relation of WALKED) {
    expect(current?.memberships[relation], `${relation} of ${person}`).toEqual(model.members(person, relation))
  }
  const { users: muted } = await persist(() => api.users.listMuted())
  expect(
    muted.map(({ id }) => id),
    'who is muted is listed',
  ).toEqual(model.members(person, 'muted'))
  const drafts = await persist(() => api.posts.listDrafts())
  const own = [...model.posts.values()].filter((post) => post.author === person && !post.isRemoved)
  const idsOf = (posts: readonly { id: string }[]) =>
    posts
      .map(({ id }) => id)
      .filter((id) => model.made.has(id))
      .sort()
  expect(idsOf(drafts.posts), 'every draft is kept').toEqual(idsOf(own.filter(({ status }) => status === 'draft')))
  const waiting = own.filter(({ status, due }) => status === 'published' && due !== null && due > world.now)
  expect(idsOf(drafts.scheduled), 'and whatever waits for its hour').toEqual(idsOf(waiting))

  const { history } = await persist(() => api.search.listHistory())
  expect(history, 'the search history has no blanks and no doubles').toEqual(model.histories.get(person) ?? [])
  const { notifications, unreadCount } = await persist(() => api.notifications.list({ limit: 100 }))
  once(
    notifications.map(({ id }) => id),
    'notifications',
  )
  if (notifications.length < 100)
    expect(unreadCount, 'the count of unread ones is that of the list').toBe(
      notifications.filter(({ read }) => !read).length,
    )
  const { marked } = await persist(() => api.notifications.markAllRead({}))
  expect(marked.length).toBeGreaterThanOrEqual(0)
  await persist(() => api.notifications.markAllRead({ undo: marked }))
}
