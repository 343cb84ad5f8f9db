import { COUNT, graphemeCount, LENGTH } from '@ementa/contracts'
import {
  abTestSchema,
  auditEntrySchema,
  commentSchema,
  contentSuggestionSchema,
  followSchema,
  moderationActionSchema,
  moderationReportSchema,
  newsletterIssueSchema,
  newsletterMetricsSchema,
  newsletterScheduleSchema,
  newsletterSchema,
  notificationSchema,
  planSchema,
  postSchema,
  profileSchema,
  queueItemSchema,
  tagSchema,
  userAccountSchema,
  userModerationStatusSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createSeed } from './index'

const now = new Date('2026-03-10T14:20:00.000Z')
const seed = createSeed(now)

const idsOf = (items: { id: string }[]) => new Set(items.map(({ id }) => id))
const profileIds = idsOf(seed.profiles)
const postIds = idsOf(seed.posts)
const commentIds = idsOf(seed.comments)
const newsletterIds = idsOf(seed.newsletters)
const byUsername = new Map(seed.profiles.map((profile) => [profile.username, profile]))

/** Every value that `pick` finds and `known` does not hold. */
function unknown<Item>(items: Item[], pick: (item: Item) => (string | null)[], known: ReadonlySet<string>): string[] {
  return items.flatMap(pick).filter((id): id is string => id !== null && !known.has(id))
}

describe('shape', () => {
  test.each([
    ['profiles', profileSchema, seed.profiles],
    ['accounts', userAccountSchema, seed.accounts],
    ['tags', tagSchema, seed.tags],
    ['posts', postSchema, seed.posts],
    ['comments', commentSchema, seed.comments],
    ['follows', followSchema, seed.follows],
    ['newsletters', newsletterSchema, seed.newsletters],
    ['issues', newsletterIssueSchema, seed.issues],
    ['schedules', newsletterScheduleSchema, seed.schedules],
    ['A/B tests', abTestSchema, seed.abTests],
    ['metrics', newsletterMetricsSchema, seed.metrics],
    ['suggestions', contentSuggestionSchema, seed.suggestions],
    ['notifications', notificationSchema, seed.notifications],
    ['plans', planSchema, seed.plans],
    ['reports', moderationReportSchema, seed.reports],
    ['moderation actions', moderationActionSchema, seed.moderationActions],
    ['queue items', queueItemSchema, seed.queueItems],
    ['moderation statuses', userModerationStatusSchema, seed.moderationStatuses],
    ['audit entries', auditEntrySchema, seed.auditEntries],
  ])('%s satisfy their schema and have distinct ids', (_name, schema, items: unknown[]) => {
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(v.safeParse(schema, item).issues).toBeUndefined()
    const ids = items.flatMap((item) => (v.is(v.object({ id: v.string() }), item) ? [item.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the same moment gives the same data', () => {
    expect(createSeed(now)).toEqual(seed)
  })

  test('nothing that has happened lies in the future', () => {
    const times = [
      ...[seed.posts, seed.comments, seed.accounts, seed.notifications, seed.reports, seed.auditEntries].flatMap(
        (items) => items.map(({ created_at }) => created_at),
      ),
      ...seed.issues.flatMap(({ created_at, updated_at, sent_at }) => [created_at, updated_at, sent_at ?? created_at]),
    ]
    expect(times.filter((time) => time > now.toISOString())).toEqual([])
  })
})

describe('references', () => {
  test('every person, post, comment and newsletter that is named exists', () => {
    expect(unknown(seed.accounts, (item) => [item.profile_id], profileIds)).toEqual([])
    expect(unknown(seed.posts, (item) => [item.author_id], profileIds)).toEqual([])
    expect(unknown(seed.comments, (item) => [item.author_id], profileIds)).toEqual([])
    expect(unknown(seed.comments, (item) => [item.post_id], postIds)).toEqual([])
    expect(unknown(seed.comments, (item) => [item.parent_id], commentIds)).toEqual([])
    expect(unknown(seed.follows, (item) => [item.follower_id, item.followee_id], profileIds)).toEqual([])
    expect(unknown(seed.newsletters, (item) => [item.owner_id], profileIds)).toEqual([])
    expect(unknown(seed.notifications, (item) => [item.user_id, item.actor_id], profileIds)).toEqual([])
    expect(unknown(seed.notifications, (item) => [item.post_id], postIds)).toEqual([])
    for (const items of [seed.issues, seed.schedules, seed.abTests, seed.metrics]) {
      expect(items.filter((item) => !newsletterIds.has(item.newsletter_id))).toEqual([])
    }
  })

  test('moderation points at what exists', () => {
    const known = { post: postIds, comment: commentIds, profile: profileIds }
    const items = [...seed.reports, ...seed.queueItems, ...seed.moderationActions]
    expect(items.filter((item) => !known[item.item_type].has(item.item_id))).toEqual([])
    expect(unknown(seed.reports, (item) => [item.reporter_id], profileIds)).toEqual([])
    expect(unknown(seed.auditEntries, (item) => [item.moderator_id], profileIds)).toEqual([])
  })

  test('memberships point at what exists', () => {
    const slugs = new Set(seed.posts.flatMap(({ tags }) => tags))
    const known = {
      liked: postIds,
      likedComments: commentIds,
      bookmarked: postIds,
      followedTags: slugs,
      muted: profileIds,
      blocked: profileIds,
      subscribed: newsletterIds,
    }
    expect(seed.memberships.filter((item) => !known[item.relation].has(item.target_id))).toEqual([])
    expect(unknown(seed.memberships, (item) => [item.user_id], profileIds)).toEqual([])
  })

  test('a schedule belongs to an issue of the same newsletter, and every scheduled issue has a pending one', () => {
    const issues = new Map(seed.issues.map((issue) => [issue.id, issue]))
    for (const schedule of seed.schedules) {
      expect(issues.get(schedule.issue_id)?.newsletter_id).toBe(schedule.newsletter_id)
    }
    for (const issue of seed.issues.filter(({ status }) => status === 'scheduled')) {
      const pending = seed.schedules.filter((item) => item.issue_id === issue.id && item.status === 'pending')
      expect(pending.map((item) => item.scheduled_at)).toEqual([issue.scheduled_at])
    }
  })

  test('people who are mentioned exist', () => {
    const mentions = [...seed.posts, ...seed.comments].flatMap(({ body }) => body.match(/(?<=@)[a-z]+/g) ?? [])
    expect(mentions.length).toBeGreaterThan(2)
    expect(mentions.filter((username) => !byUsername.has(username))).toEqual([])
  })
})

describe('people', () => {
  test('the demo people come first and cover the four authorities [BCK-015]', () => {
    expect(seed.profiles.slice(0, 6).map(({ username, authority }) => `${username} ${authority}`)).toEqual([
      'anapaula advogado',
      'moderacao empresa',
      'beatriz estudante',
      'lexcorp empresa',
      'joaopedro estagiario',
      'renata advogado',
    ])
    const moderators = seed.moderationStatuses.filter(({ is_moderator }) => is_moderator)
    expect(moderators.map(({ user_id }) => user_id)).toEqual(['user-moderacao', 'user-beatriz'])
  })

  test('no one the admin guard must refuse has a username that it lets through', () => {
    const letThrough = seed.profiles.filter(
      ({ authority, username }) => authority !== 'advogado' && /mod|admin/.test(username),
    )
    expect(letThrough.map(({ username }) => username)).toEqual(['moderacao'])
  })

  test('names and bios keep their limits, and one person has no bio', () => {
    for (const { display_name, bio } of seed.profiles) {
      expect(graphemeCount(display_name)).toBeLessThanOrEqual(LENGTH.displayName)
      expect(graphemeCount(bio)).toBeLessThanOrEqual(LENGTH.bio)
    }
    expect(seed.profiles.filter(({ bio }) => bio === '')).toHaveLength(1)
  })
})

describe('posts and comments', () => {
  test.each(seed.posts.map((post) => [post.id, post] as const))('%s keeps the limits', (_id, post) => {
    expect(graphemeCount(post.body)).toBeLessThanOrEqual(LENGTH.postBody)
    expect(post.tags.length).toBeLessThanOrEqual(COUNT.tagsPerPost)
    expect(new Set(post.tags).size).toBe(post.tags.length)
  })

  test('comments keep their limit and the depth of two', () => {
    const parents = new Map(seed.comments.map(({ id, parent_id }) => [id, parent_id]))
    const depth = (id: string): number => {
      const parent = parents.get(id)
      return parent ? depth(parent) + 1 : 0
    }
    for (const { body } of seed.comments) expect(graphemeCount(body)).toBeLessThanOrEqual(LENGTH.comment)
    expect(Math.max(...seed.comments.map(({ id }) => depth(id)))).toBe(COUNT.replyDepth)
  })

  test('a post counts the comments it has', () => {
    for (const post of seed.posts) {
      expect([post.id, post.comment_count]).toEqual([
        post.id,
        seed.comments.filter(({ post_id }) => post_id === post.id).length,
      ])
    }
  })

  test('one thread is long, with replies to expand and comments in review', () => {
    const longest = Math.max(...seed.posts.map(({ comment_count }) => comment_count))
    expect(longest).toBeGreaterThanOrEqual(30)
    const replies = new Map<string, number>()
    for (const { parent_id } of seed.comments) {
      if (parent_id) replies.set(parent_id, (replies.get(parent_id) ?? 0) + 1)
    }
    expect([...replies.values()].filter((count) => count > COUNT.repliesShown).length).toBeGreaterThanOrEqual(3)
    expect(seed.comments.filter(({ is_reported }) => is_reported).length).toBeGreaterThanOrEqual(3)
  })

  test('case numbers have the check digits of Resolução CNJ 65/2008', () => {
    const numbers = seed.posts.flatMap(({ body }) => body.match(/\d{7}-\d\d\.\d{4}\.\d\.\d\d\.\d{4}/g) ?? [])
    expect(numbers.length).toBeGreaterThanOrEqual(3)
    for (const number of numbers) {
      const [, sequence = '', check = '', rest = ''] = /^(\d{7})-(\d\d)\.(.+)$/.exec(number) ?? []
      expect(BigInt(`${sequence}${rest.replaceAll('.', '')}${check}`) % 97n).toBe(1n)
    }
  })

  test('there are published, edited, scheduled and unfinished posts, with links, images and many tags', () => {
    const published = seed.posts.filter(({ status, scheduled_at }) => status === 'published' && !scheduled_at)
    expect(published.length).toBeGreaterThanOrEqual(60)
    const scheduled = seed.posts.filter(({ scheduled_at }) => scheduled_at && scheduled_at > now.toISOString())
    expect(scheduled.length).toBeGreaterThanOrEqual(3)
    expect(scheduled.every(({ status }) => status === 'published')).toBe(true)
    expect(
      new Set(seed.posts.filter(({ status }) => status === 'draft').map(({ author_id }) => author_id)).size,
    ).toBeGreaterThanOrEqual(4)
    expect(published.filter(({ is_edited }) => is_edited).length).toBeGreaterThanOrEqual(3)
    expect(published.filter(({ body }) => body.includes('https://')).length).toBeGreaterThanOrEqual(5)
    expect(published.filter(({ image_url }) => image_url).length).toBeGreaterThanOrEqual(3)
    expect(published.filter(({ tags }) => tags.length > COUNT.tagsOnCard).length).toBeGreaterThanOrEqual(4)
  })
})
