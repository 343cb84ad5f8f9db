import fs from 'node:fs'
import path from 'node:path'
import { authorityLabel } from '@ementa/contracts'
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
import { FIRST_SEEDED_DUE } from '../store/store'
import { createSeed } from '../test/seed'
import { start } from '../test/start'
import { createFirstData } from './first-data'
import { createNewsletterWork } from './newsletter-work-data'

const now = new Date('2026-03-10T14:20:00.000Z')
const seed = await createSeed(now)

const idsOf = (items: { id: string }[]) => new Set(items.map(({ id }) => id))
const profileIds = idsOf(seed.profiles)
const postIds = idsOf(seed.posts)
const commentIds = idsOf(seed.comments)
const newsletterIds = idsOf(seed.newsletters)

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
    expect(unknown(seed.comments, (item) => [item.post_id], new Set([...postIds, ...idsOf(seed.issues)]))).toEqual([])
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
    // Answered reports may be about content that is gone since.
    const items = [...seed.reports.filter(({ id }) => !id.startsWith('report-answered')), ...seed.queueItems]
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
      blocked: profileIds,
      subscribed: newsletterIds,
    }
    expect(seed.memberships.filter((item) => !known[item.relation].has(item.target_id))).toEqual([])
    expect(unknown(seed.memberships, (item) => [item.user_id], profileIds)).toEqual([])
  })

  test('no generated schedule falls due before the backend looks for one', () => {
    for (let hour = 0; hour < 24; hour++) {
      const seededAt = new Date(Date.UTC(2026, 2, 10, hour, 59, 59))
      const pending = createNewsletterWork(seededAt).schedules.filter(({ status }) => status === 'pending')
      const first = Math.min(...pending.map(({ scheduled_at }) => Date.parse(scheduled_at)))
      expect(first - seededAt.getTime()).toBeGreaterThan(FIRST_SEEDED_DUE)
    }
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
    expect(moderators.map(({ user_id }) => user_id)).toEqual(['user-moderacao', 'user-beatriz', 'user-soniaribeiro'])
  })

  test('people write the label in their own form, and the word suits the bio they wrote [P-24]', () => {
    const forms = Object.fromEntries(seed.profiles.map(({ username, authority_form }) => [username, authority_form]))
    expect(forms).toMatchObject({
      anapaula: 'feminine',
      renata: 'feminine',
      beatriz: 'feminine',
      joaopedro: 'masculine',
    })
    const people = seed.profiles.filter(({ authority }) => authority !== 'empresa')
    expect(people.filter(({ authority_form }) => !authority_form)).toEqual([])
    const contradicted = people.filter(
      ({ bio, ...person }) => /^(Advogad[ao]|Estagiári[ao])\b/.test(bio) && !bio.startsWith(authorityLabel(person)),
    )
    expect(contradicted).toEqual([])
  })
})

describe('posts and comments', () => {
  test('a post counts the comments it has', () => {
    for (const post of seed.posts) {
      expect([post.id, post.comment_count]).toEqual([
        post.id,
        seed.comments.filter(({ post_id }) => post_id === post.id).length,
      ])
    }
  })

  test('every person in good standing has a portrait of our own, where its file is', () => {
    const file = fs.readFileSync(path.join(import.meta.dirname, '../../../shell/public/icons/portraits.svg'), 'utf8')
    const drawn = [...file.matchAll(/<view id="([^"]+)"/g)].map(([, name]) => `/icons/portraits.svg#${name}`)
    const { profiles } = createFirstData(now, '/icons/portraits.svg')
    expect(profiles.flatMap(({ avatar_url }) => avatar_url ?? []).toSorted()).toEqual(drawn.toSorted())
    expect(drawn.length).toBeGreaterThanOrEqual(14)
    expect(createFirstData(now).profiles.filter(({ avatar_url }) => avatar_url !== null)).toEqual([])
  })
})

describe('newsletters', () => {
  test('there are five, one of them paid at 1490 cents by renata [BCK-019]', () => {
    expect(seed.newsletters).toHaveLength(5)
    expect(seed.newsletters.filter(({ is_paid }) => is_paid)).toEqual([
      expect.objectContaining({ owner_id: 'user-renata', price_cents: 1490 }),
    ])
    expect(seed.newsletters.filter(({ is_paid }) => !is_paid).every(({ price_cents }) => price_cents === 0)).toBe(true)
    expect(seed.newsletters.some(({ owner_id }) => owner_id === 'user-anapaula')).toBe(true)
  })

  test.each(Array.from({ length: 7 * 4 }, (_, index) => index * 6))(
    'a newsletter goes out on the day it names, and its post says `Hoje` on that day in Brasília; %i hours on',
    async (hours) => {
      const seededAt = new Date(Date.UTC(2026, 2, 9, 1) + hours * 3_600_000)
      const world = await createSeed(seededAt)
      const { issues } = createNewsletterWork(seededAt)
      const weekday = (iso: string) =>
        new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'America/Sao_Paulo' }).format(new Date(iso))
      const daysOf = (newsletterId: string) =>
        issues
          .filter(({ newsletter_id }) => newsletter_id === newsletterId)
          .flatMap(({ sent_at, scheduled_at }) => [sent_at, scheduled_at].filter((time) => time !== null).map(weekday))
      expect(new Set(daysOf('newsletter-clausula'))).toEqual(new Set(['terça-feira']))
      expect(new Set(daysOf('newsletter-jornada'))).toEqual(new Set(['segunda-feira']))
      const issue = issues.find(({ id }) => id === 'issue-clausula-04')
      const post = world.posts.find(({ body }) => body.startsWith('Hoje, na Cláusula'))
      expect(Date.parse(issue?.scheduled_at ?? '') - Date.parse(post?.scheduled_at ?? '')).toBe(3_600_000)
      expect(Date.parse(post?.scheduled_at ?? '')).toBeGreaterThan(seededAt.getTime())
    },
  )
})

// An edition closes at 8 o'clock, so that what the first one of a person tells reaches back a day at least, and two at most.
test.each(['anapaula', 'moderacao', 'beatriz', 'lexcorp', 'joaopedro', 'renata'])(
  "%s's first edition of the daily page has people and topics at every hour",
  async (username) => {
    const { api } = await start({ clock: () => now })
    await api.auth.signIn({ username })
    const since = new Date(now.getTime() - 86_400_000).toISOString()
    const { posts, topics } = await api.closing.get({ since })
    expect(posts.length).toBeGreaterThan(0)
    expect(topics.length).toBeGreaterThan(0)
  },
)

describe('catalogue', () => {
  test('the tags are the six of the spec [BCK-014]', () => {
    expect(seed.tags.map(({ slug }) => slug)).toEqual([
      'contratos',
      'lgpd',
      'trabalho',
      'consumidor',
      'compliance',
      'jurisprudencia',
    ])
  })

  test('the plans cost 0, 2900 and 7900 cents and name the perks of the spec [BCK-016] [BCK-017] [BCK-018]', () => {
    expect(seed.plans.map(({ name, tier, price_cents, perks }) => [name, tier, price_cents, perks])).toEqual([
      ['Free', 'free', 0, ['Leitura do feed', '1 newsletter gratuita', 'Até 30 posts por mês']],
      ['Pro', 'pro', 2900, ['Posts ilimitados', 'Criação de 1 newsletter', 'Métricas básicas', 'Destaque no feed']],
      [
        'Premium',
        'premium',
        7900,
        ['Várias newsletters', 'Análises avançadas', 'Recomendações por IA', 'Relatórios mensais'],
      ],
    ])
  })
})
