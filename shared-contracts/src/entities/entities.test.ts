// Long because it is one table: a full valid example of every entity, so that no field can vanish unnoticed.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as schemas from '../schemas'
import { AUTHORITY_LABELS, authorityFormOptions, authorityLabel, selfDeclaredNote } from '../words/labels'

const TIME = '2026-11-24T12:00:00.000Z'
const LATER = '2026-11-25T12:00:00.000Z'

interface Exceptions {
  /** Keys that may be missing. */
  optional?: string[]
  /** Keys that take any value. */
  open?: string[]
}

/** A value that no field of any entity accepts. */
const WRONG = { wrong: true }

function without(example: Record<string, unknown>, key: string) {
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== key))
}

/** The schema has exactly the example's keys, takes it unchanged, and refuses it with any key missing or of a wrong type. */
function expectShape<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  example: Record<string, unknown>,
  { optional = [], open = [] }: Exceptions = {},
) {
  expect(Object.keys(schema.entries).sort()).toEqual(Object.keys(example).sort())
  expect(v.parse(schema, example)).toEqual(example)
  const refusesMissing = Object.keys(example).filter((key) => !v.is(schema, without(example, key)))
  expect(refusesMissing).toEqual(Object.keys(example).filter((key) => !optional.includes(key)))
  const refusesWrong = Object.keys(example).filter((key) => !v.is(schema, { ...example, [key]: WRONG }))
  expect(refusesWrong).toEqual(Object.keys(example).filter((key) => !open.includes(key)))
}

/** The field takes each of the values and no other word. */
function expectValues(schema: v.GenericSchema & { options: readonly unknown[] }, values: string[]) {
  expect(schema.options).toEqual(values)
  expect(values.filter((value) => v.is(schema, value))).toEqual(values)
  expect(v.is(schema, 'anything-else')).toBe(false)
  expect(v.is(schema, '')).toBe(false)
}

const profile = {
  id: 'u1',
  username: 'anapaula',
  display_name: 'Ana Paula',
  authority: 'advogado',
  authority_form: 'feminine',
  contracts_analyzed: 12,
  avatar_url: null,
  followers: 3,
  following: 4,
  bio: 'Direito digital.',
  updated_at: TIME,
}

const post = {
  id: 'p1',
  author_id: 'u1',
  body: 'Texto',
  image_url: null,
  tags: ['lgpd'],
  like_count: 1,
  comment_count: 2,
  share_count: 0,
  created_at: TIME,
  status: 'published',
  scheduled_at: null,
  is_edited: false,
  updated_at: TIME,
  quoted: { kind: 'post', id: 'p0' },
  thread: { id: 'p1', part: 1, of: 2 },
  rest: ['Texto'],
}

const newsletter = {
  id: 'n1',
  owner_id: 'u1',
  handle: 'contratos-hoje',
  title: 'Contratos hoje',
  description: 'Notas',
  is_paid: true,
  price_cents: 1490,
}

const notification = {
  id: 'x1',
  type: 'like',
  post_id: 'p1',
  actor_id: 'u1',
  created_at: TIME,
  read: false,
  text: '',
  comment_id: 'c1',
  href: '/p/p1',
}

describe('people and posts', () => {
  test('user account has exactly its fields [CTR-001]', () => {
    expectShape(schemas.userAccountSchema, {
      id: 'a1',
      email: 'ana@exemplo.com.br',
      password_hash: '',
      email_verified: false,
      created_at: TIME,
      last_login: LATER,
      profile_id: 'u1',
    })
  })

  test('profile has exactly its fields [CTR-002]', () => {
    expectShape(schemas.profileSchema, profile, { optional: ['authority', 'authority_form', 'updated_at'] })
  })

  test.each([
    ['advogado', 'feminine', 'Advogada', 'autodeclarada'],
    ['advogado', 'masculine', 'Advogado', 'autodeclarado'],
    ['advogado', 'neutral', 'Advocacia', 'autodeclaração'],
    ['advogado', null, 'Advogado', 'autodeclarado'],
    ['estagiario', 'feminine', 'Estagiária', 'autodeclarada'],
    ['estudante', 'feminine', 'Estudante', 'autodeclarada'],
    ['empresa', 'masculine', 'Empresa', 'autodeclarada'],
    ['empresa', undefined, 'Empresa', 'autodeclarada'],
  ] as const)('%s in the form %s reads %s, %s [P-24]', (authority, authority_form, label, note) => {
    const person = { authority, authority_form }
    expect([authorityLabel(person), selfDeclaredNote(person)]).toEqual([label, note])
  })

  test('offers each form as it will be shown, and none where there is one only [P-24]', () => {
    expect(authorityFormOptions('estagiario').map(({ text }) => text)).toEqual([
      'Estagiária · autodeclarada',
      'Estagiário · autodeclarado',
      'Estágio · autodeclaração',
    ])
    expect(authorityFormOptions('empresa')).toEqual([])
  })

  test('authority has four values with labels and is a lawyer by default [CTR-003]', () => {
    expectValues(schemas.authoritySchema, ['advogado', 'estagiario', 'estudante', 'empresa'])
    expect(AUTHORITY_LABELS).toEqual({
      advogado: 'Advogado',
      estagiario: 'Estagiário',
      estudante: 'Estudante',
      empresa: 'Empresa',
    })
    expect(v.parse(schemas.profileSchema, without(profile, 'authority')).authority).toBe('advogado')
  })

  test('profile in user management has its further fields [CTR-004]', () => {
    const managed = { email: 'a@b', status: 'active', is_moderator: false, warnings_count: 0, created_at: TIME }
    expectShape(
      schemas.managedProfileSchema,
      { ...profile, ...managed },
      { optional: ['authority', 'authority_form', 'updated_at'] },
    )
  })

  test('tag has exactly its fields [CTR-005]', () => {
    expectShape(schemas.tagSchema, { id: 't1', slug: 'lgpd', label: 'LGPD' })
  })

  test('post has exactly its fields, published or draft [CTR-006]', () => {
    const images = { image_description: 'Fluxo', more_images: [{ image_url: 'image:2', description: '' }] }
    const optional = ['updated_at', 'image_description', 'more_images', 'quoted', 'thread', 'rest']
    expectShape(schemas.postSchema, { ...post, ...images }, { optional })
    expectValues(schemas.postStatusSchema, ['published', 'draft'])
    expect(v.is(schemas.postSchema, { ...post, scheduled_at: LATER, image_url: 'image:1' })).toBe(true)
  })

  test('comment has exactly its fields [CTR-007]', () => {
    const comment = {
      id: 'c1',
      post_id: 'p1',
      parent_id: null,
      author_id: 'u1',
      body: 'Concordo',
      like_count: 0,
      created_at: TIME,
      is_edited: false,
      is_reported: true,
      report_reason: 'spam',
      updated_at: TIME,
      href: '/newsletters/jornada/issue-1#c-c1',
      withheld: 'muted',
    }
    expectShape(schemas.commentSchema, comment, { optional: ['updated_at', 'href', 'withheld'] })
  })

  test('follow has exactly its fields [CTR-008]', () => {
    expectShape(schemas.followSchema, { follower_id: 'u1', followee_id: 'u2' })
  })

  test('counts are whole and never negative, times are ISO in UTC', () => {
    expect(v.is(schemas.postSchema, { ...post, like_count: -1 })).toBe(false)
    expect(v.is(schemas.postSchema, { ...post, like_count: 0.5 })).toBe(false)
    expect(v.is(schemas.postSchema, { ...post, created_at: '2026-11-24T09:00:00-03:00' })).toBe(false)
    expect(v.is(schemas.postSchema, { ...post, created_at: '24/11/2026' })).toBe(false)
  })
})

describe('newsletters', () => {
  test('newsletter has exactly its fields [CTR-009]', () => {
    const extensions = {
      sender_name: 'Ferraz Advogados',
      masthead: 'Contratos, toda terça',
      welcome: 'Bem-vinda.',
      zone: 'America/Manaus',
    }
    const full = { ...newsletter, ...extensions }
    expectShape(schemas.newsletterSchema, full, { optional: Object.keys(extensions) })
  })

  test('issue has its fields, an optional preheader, our extensions and three statuses [CTR-010]', () => {
    const issue = {
      id: 'i1',
      newsletter_id: 'n1',
      title: 'Nº 1',
      subject: 'Assunto',
      preheader: 'Prévia',
      html: '<p>Texto</p>',
      status: 'draft',
      sent_at: null,
      scheduled_at: null,
      created_at: TIME,
      updated_at: LATER,
      held: { reason: 'text', due_at: TIME, recurrence: 'weekly' },
      visible_from: TIME,
      sent_late: { due_at: TIME, seen: false },
      opened_by: { issue_id: 'i0', outline: '<h1>O que mudou</h1>' },
      errata: [{ id: 'e1', at: LATER, text: 'Onde se lê três, leia-se cinco.' }],
    }
    const ofOpenings = {
      number: 2,
      open_to_all: true,
      has_newer_text: true,
      as_sent: { subject: 'Assunto', html: '<p>Texto</p>' },
    }
    const ofImports = { imported: 'ghost', import_id: 'import-1', imported_at: LATER }
    const optional = ['preheader', 'visible_from', 'held', 'sent_late', 'opened_by', 'errata']
    expectShape(
      schemas.newsletterIssueSchema,
      { ...issue, ...ofOpenings, ...ofImports },
      { optional: [...optional, ...Object.keys(ofOpenings), ...Object.keys(ofImports)] },
    )
    expectValues(schemas.issueStatusSchema, ['draft', 'scheduled', 'sent'])
  })

  test('schedule has exactly its fields, recurrences and statuses [CTR-011]', () => {
    expectShape(schemas.newsletterScheduleSchema, {
      id: 's1',
      newsletter_id: 'n1',
      issue_id: 'i1',
      scheduled_at: LATER,
      recurrence: 'weekly',
      status: 'pending',
      created_at: TIME,
    })
    expectValues(schemas.recurrenceSchema, ['none', 'daily', 'weekly', 'monthly'])
    expectValues(schemas.scheduleStatusSchema, ['pending', 'cancelled', 'sent'])
  })

  test('A/B test and its results have exactly their fields and values [CTR-012] [CTR-013]', () => {
    const results = { opens_a: 10, opens_b: 8, clicks_a: 3, clicks_b: 2 }
    expectShape(schemas.abResultsSchema, results)
    expectShape(
      schemas.abTestSchema,
      {
        id: 'ab1',
        newsletter_id: 'n1',
        name: 'Teste',
        subject_a: 'A',
        subject_b: 'B',
        preheader_a: '',
        preheader_b: '',
        split_percent: 50,
        metric: 'opens',
        duration_minutes: 60,
        status: 'completed',
        started_at: TIME,
        completed_at: LATER,
        winner: 'a',
        results,
        issue_id: 'i1',
        sample_percent: 20,
      },
      { optional: ['issue_id', 'sample_percent'] },
    )
    expectValues(schemas.abMetricSchema, ['opens', 'clicks'])
    expectValues(schemas.abStatusSchema, ['draft', 'running', 'completed'])
    expectValues(schemas.abVariantSchema, ['a', 'b'])
  })

  test('metrics have exactly their fields [CTR-014]', () => {
    expectShape(schemas.newsletterMetricsSchema, {
      newsletter_id: 'n1',
      subscribers: 1284,
      open_rate: 0.42,
      click_rate: 0.08,
      unsubscribe_rate: 0.01,
      last_issue_opens: 500,
      last_issue_clicks: 90,
    })
  })

  test('content suggestion has exactly its fields [CTR-015]', () => {
    expectShape(schemas.contentSuggestionSchema, {
      id: 'cs1',
      title: 'Título',
      content: 'Texto',
      source: 'Fonte',
      tags: ['lgpd'],
    })
  })
})

describe('notifications and plans', () => {
  test('notification has its fields, six types, and our optional text, comment, page and excerpt [CTR-016]', () => {
    expectShape(
      schemas.notificationSchema,
      { ...notification, excerpt: 'Texto' },
      { optional: ['text', 'comment_id', 'href', 'excerpt'] },
    )
    expectValues(schemas.notificationTypeSchema, ['like', 'comment', 'follow', 'new_follower', 'mention', 'system'])
  })

  test('push settings are off with all categories on by default [CTR-036]', () => {
    const categories = { followers: true, comments: true, mentions: true, newsletters: true }
    expect(v.parse(schemas.pushSettingsSchema, {})).toEqual({ enabled: false, ...categories })
    expect(v.is(schemas.pushSettingsSchema, { enabled: 'yes' })).toBe(false)
  })

  test('notification preferences are on by default, newsletter excepted [CTR-037]', () => {
    const on = { like: true, comment: true, follow: true, mention: true, system: true }
    expect(v.parse(schemas.notificationPreferencesSchema, {})).toEqual({ ...on, newsletter: false })
    expect(v.is(schemas.notificationPreferencesSchema, { like: 1 })).toBe(false)
  })

  test('plan has exactly its fields and three tiers [CTR-017]', () => {
    expectShape(schemas.planSchema, { id: 'free', name: 'Free', tier: 'free', price_cents: 0, perks: ['Ler o feed'] })
    expectValues(schemas.planTierSchema, ['free', 'pro', 'premium'])
  })
})

describe('moderation', () => {
  const report = {
    id: 'r1',
    item_type: 'post',
    item_id: 'p1',
    reporter_id: 'u2',
    reason: 'spam',
    description: '',
    status: 'pending',
    severity: 'high',
    created_at: TIME,
  }

  test('report has exactly its fields and values, severity medium by default [CTR-018]', () => {
    expectShape(schemas.moderationReportSchema, report, { optional: ['severity'] })
    expect(v.parse(schemas.moderationReportSchema, without(report, 'severity')).severity).toBe('medium')
    expectValues(schemas.moderatedItemTypeSchema, ['post', 'comment', 'profile'])
    expectValues(schemas.moderationReasonSchema, ['spam', 'harassment', 'fake_news', 'inappropriate', 'copyright'])
    expectValues(schemas.severitySchema, ['low', 'medium', 'high'])
    expectValues(schemas.moderationReportSchema.entries.status, ['pending'])
  })

  test('action has exactly its fields and four types [CTR-019]', () => {
    expectShape(schemas.moderationActionSchema, {
      id: 'm1',
      item_type: 'post',
      item_id: 'p1',
      action_type: 'temp_ban',
      moderator_id: 'u3',
      reason: 'Reincidência',
      duration_days: 30,
      created_at: TIME,
      expires_at: LATER,
    })
    expectValues(schemas.moderationActionTypeSchema, ['approve', 'remove', 'shadow_ban', 'temp_ban'])
  })

  test('queue item has exactly its fields and three statuses [CTR-020]', () => {
    expectShape(schemas.queueItemSchema, {
      id: 'q1',
      item_type: 'post',
      item_id: 'p1',
      priority: 80,
      report_count: 4,
      most_common_reason: 'impersonation',
      status: 'in_review',
      created_at: TIME,
      updated_at: LATER,
    })
    expectValues(schemas.queueStatusSchema, ['pending', 'in_review', 'resolved'])
  })

  test('user moderation status has exactly its fields and five statuses [CTR-021]', () => {
    expectShape(schemas.userModerationStatusSchema, {
      user_id: 'u1',
      status: 'warned',
      is_moderator: false,
      warnings_count: 1,
      last_warning_at: TIME,
    })
    expectValues(schemas.userStatusSchema, ['active', 'warned', 'muted', 'temp_banned', 'banned'])
  })

  test('audit entry has exactly its fields [CTR-022]', () => {
    expectShape(schemas.auditEntrySchema, {
      id: 'e1',
      item_type: 'profile',
      item_id: 'u1',
      action_type: 'warn',
      moderator_id: 'u3',
      moderator_name: 'Moderação',
      reason: 'Spam',
      created_at: TIME,
    })
  })

  test('stats have exactly their fields [CTR-023]', () => {
    const stats = {
      reports_today: 1,
      pending_items: 2,
      avg_response_time_hours: 1.5,
      actions_taken_today: 3,
      top_reasons: [{ reason: 'spam', count: 2 }],
      daily_reports: [{ date: '2026-11-24', count: 2 }],
    }
    expectShape(schemas.moderationStatsSchema, stats)
    expect(v.is(schemas.moderationStatsSchema, { ...stats, top_reasons: [{ reason: 'spam' }] })).toBe(false)
    expect(v.is(schemas.moderationStatsSchema, { ...stats, daily_reports: [{ count: 2 }] })).toBe(false)
  })
})

describe('local reports', () => {
  test('user report has exactly its fields and three types [CTR-024]', () => {
    const report = { id: 'r1', type: 'user', targetId: 'u1', reason: 'fake', description: '', timestamp: TIME }
    expectShape(schemas.userReportSchema, report)
    expectValues(schemas.reportTargetTypeSchema, ['user', 'post', 'comment'])
  })

  test('post moderation report has exactly its fields [CTR-025]', () => {
    expectShape(schemas.postModerationReportSchema, {
      id: 'r1',
      entityType: 'post',
      entityId: 'p1',
      reason: 'inappropriate',
      reporterId: 'u1',
      createdAt: TIME,
    })
  })

  test('local queue entry has exactly its fields [CTR-026]', () => {
    expectShape(schemas.localQueueEntrySchema, {
      entityType: 'post',
      entityId: 'p1',
      reportCount: 1,
      priority: 1,
      status: 'pending',
      mostCommonReason: 'spam',
      createdAt: TIME,
    })
  })

  test('the report dialog has its six reasons [CTR-027]', () => {
    const reasons = ['spam', 'harassment', 'fake', 'impersonation', 'inappropriate', 'other']
    expectValues(schemas.reportReasonSchema, reasons)
    expect(v.is(schemas.reportReasonSchema, 'fake_news')).toBe(false)
  })
})

describe('search, previews, pages, offline', () => {
  test('link preview has exactly its fields [CTR-028]', () => {
    expectShape(schemas.linkPreviewSchema, {
      url: 'https://www.stf.jus.br',
      title: 'STF',
      description: 'Supremo',
      domain: 'stf.jus.br',
      imageUrl: null,
    })
  })

  test('search results and suggestions have exactly their fields [CTR-029] [CTR-030]', () => {
    expectShape(schemas.searchResultsSchema, { posts: [post], users: [profile], newsletters: [newsletter] })
    const user = { id: 'u1', username: 'anapaula', display_name: 'Ana Paula', avatar_url: null }
    expectShape(schemas.suggestedUserSchema, user)
    expectShape(schemas.searchSuggestionsSchema, { tags: ['lgpd'], users: [user] })
  })

  test('search filters have their fields, values and defaults [CTR-031]', () => {
    expect(v.parse(schemas.searchFiltersSchema, {})).toEqual({
      dateRange: null,
      customDateFrom: null,
      customDateTo: null,
      contentTypes: ['post', 'user', 'newsletter'],
      tags: [],
      sortBy: 'relevance',
    })
    expectValues(schemas.dateRangeSchema, ['today', '7days', '30days', 'custom'])
    expectValues(schemas.contentTypeSchema, ['post', 'user', 'newsletter'])
    expectValues(schemas.sortBySchema, ['relevance', 'recent', 'engagement'])
    expect(v.is(schemas.searchFiltersSchema, { customDateFrom: '24/11/2026' })).toBe(false)
  })

  test('feed page and notification page have exactly their fields [CTR-032] [CTR-033]', () => {
    expectShape(schemas.feedPageSchema, { posts: [post], nextCursor: 'p1' })
    expectShape(schemas.notificationPageSchema, { notifications: [notification], nextCursor: null })
  })

  test('offline queue action has its fields, three statuses and our extensions [CTR-034]', () => {
    const action = { id: 'o1', type: 'posts.like', timestamp: TIME, status: 'pending', retryCount: 0 }
    const extended = { ...action, input: { id: 'p1' }, userId: 'u1', error: 'Failed', code: 'UNKNOWN', isTried: true }
    expectShape(schemas.queueActionSchema, extended, {
      optional: ['input', 'userId', 'error', 'code', 'isTried'],
      open: ['input'],
    })
    expectValues(schemas.queueActionStatusSchema, ['pending', 'synced', 'failed'])
  })

  test('cached page has exactly its fields [CTR-035]', () => {
    expectShape(schemas.cachedPageSchema, { url: '/', title: 'Feed', content: '{}', timestamp: TIME })
  })

  test('memberships that an earlier version stored without a list have it empty', () => {
    const { following, ...later } = v.parse(schemas.membershipsSchema, { following: ['user-renata'] })
    expect(following).toEqual(['user-renata'])
    expect(Object.values(later).flat()).toEqual([])
    expect(Object.keys(later)).toContain('followedLaw')
  })
})
