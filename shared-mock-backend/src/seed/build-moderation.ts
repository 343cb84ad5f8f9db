import { MODERATION } from '@ementa/contracts'
import type { SeedData } from '../store/seed-data'
import { banEnd, userId } from './build-people'
import type { SeedClock } from './clock'
import { everydayActions, type QueueRow, queueRows, reportDescriptions, userActions } from './moderation'
import { people } from './people'

type AuditEntry = SeedData['auditEntries'][number]

const EVERYDAY_ENTRIES = 84
/** Spreads the everyday entries over a little less than 30 days. */
const HOURS_BETWEEN_ENTRIES = 8.4
/** Hours that everyday reports waited for their decision, used in turn. */
const WAITS = [1.2, 3.5, 0.6, 2.1, 4.8, 1.7, 0.9]
const MINUTES_PER_DAY = 24 * 60

const itemId = (row: QueueRow) => (row.type === 'profile' ? userId(row.item) : row.item)
const number = (index: number) => String(index + 1).padStart(2, '0')

export function buildModeration(
  clock: SeedClock,
  { posts, comments }: Pick<SeedData, 'posts' | 'comments'>,
): Pick<SeedData, 'queueItems' | 'reports' | 'auditEntries' | 'moderationActions'> {
  const everyday = everydayDecisions(clock, posts)
  const auditEntries = [...userEntries(clock), ...everyday.map(({ entry }) => entry)].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  )
  const reported = contentsOf({ posts, comments })
  return {
    queueItems: queueRows.map((row, index) => ({
      id: `queue-${number(index)}`,
      item_type: row.type,
      item_id: itemId(row),
      priority: row.priority,
      report_count: row.reports,
      most_common_reason: row.reason,
      status: row.status,
      created_at: clock.hoursAgo(row.hours),
      updated_at: clock.hoursAgo(row.reports === 1 ? row.hours : row.hours / row.reports),
    })),
    reports: [
      ...queueRows.flatMap((row, index) => toReports(row, index, reported.get(itemId(row)), clock)),
      ...everyday.map(({ report }) => report),
    ],
    auditEntries,
    moderationActions: auditEntries.flatMap((entry) => toAction(entry, clock)),
  }
}

type Reported = Pick<SeedData['reports'][number], 'content' | 'person_id'>

/** Maps the id of reportable content to the content and its author. */
function contentsOf({ posts, comments }: Pick<SeedData, 'posts' | 'comments'>): ReadonlyMap<string, Reported> {
  const version = 'first'
  return new Map<string, Reported>([
    ...posts.map(({ id, author_id: person_id, body, image_url, image_description, more_images, created_at }) => {
      const images = { image_url, ...(image_description && { image_description }), ...(more_images && { more_images }) }
      return [id, { person_id, content: { body, ...images, created_at, post_id: id, version } }] as const
    }),
    ...comments.map(({ id, author_id: person_id, body, created_at, post_id, href }) => {
      const place = href === undefined ? { post_id } : { post_id: null, href }
      return [id, { person_id, content: { body, image_url: null, created_at, ...place, version } }] as const
    }),
    ...people.map(({ username }) => [userId(username), { person_id: userId(username) }] as const),
  ])
}

function severityOf(priority: number): SeedData['reports'][number]['severity'] {
  if (priority >= MODERATION.priorityRed) return 'high'
  return priority >= 30 ? 'medium' : 'low'
}

/** Creates as many reports as the queue item counts, from different people, between its first and its last one. */
function toReports(
  row: QueueRow,
  queueIndex: number,
  reported: Reported | undefined,
  clock: SeedClock,
): SeedData['reports'] {
  const reporters = people.filter(
    ({ username, status }) => userId(username) !== reported?.person_id && status === undefined,
  )
  const descriptions = reportDescriptions[row.reason]
  return Array.from({ length: row.reports }, (_, index) => {
    const reporter = reporters[(queueIndex * 3 + index) % reporters.length]
    if (!reporter) throw new Error('Seed: nobody is left to report')
    return {
      id: `report-${number(queueIndex)}-${number(index)}`,
      item_type: row.type,
      item_id: itemId(row),
      reporter_id: userId(reporter.username),
      reason: row.reason,
      description: descriptions[(queueIndex + index) % descriptions.length] ?? '',
      status: 'pending',
      severity: severityOf(row.priority),
      created_at: clock.hoursAgo(row.hours / (index + 1)),
      ...reported,
    }
  })
}

function moderatorName(username: string): string {
  return people.find((person) => person.username === username)?.name ?? username
}

function userEntries(clock: SeedClock): AuditEntry[] {
  return userActions.map(([hours, moderator, action_type, username, reason], index) => ({
    id: `audit-user-${number(index)}`,
    item_type: 'profile',
    item_id: userId(username),
    person_id: userId(username),
    action_type,
    moderator_id: userId(moderator),
    moderator_name: moderatorName(moderator),
    reason,
    created_at: clock.hoursAgo(hours),
    ...(action_type === 'temp_ban' ? { ends_at: banEnd(clock, hours) } : {}),
  }))
}

/** Builds decisions and the reports they answered. Approved content still exists; the log has the only copy of removed content. */
function everydayDecisions(
  clock: SeedClock,
  posts: SeedData['posts'],
): { entry: AuditEntry; report: SeedData['reports'][number] }[] {
  const queued = new Set(queueRows.map(({ item }) => item))
  const settled = posts.filter((post) => post.status === 'published' && !post.scheduled_at && !queued.has(post.id))
  const writers = people.filter(({ status, isModerator }) => !status && !isModerator)
  // Beatriz could not act before she was promoted.
  const promotedAt = userActions.find(([, , action]) => action === 'promote')?.[0] ?? 0
  return Array.from({ length: EVERYDAY_ENTRIES }, (_, index) => {
    const template = everydayActions[index % everydayActions.length]
    if (!template) throw new Error('Seed: no everyday action')
    const [action_type, type, reported, reason, body = ''] = template
    const hours = 2.5 + index * HOURS_BETWEEN_ENTRIES
    const created_at = clock.hoursAgo(hours)
    const reported_at = clock.hoursAgo(hours + (WAITS[index % WAITS.length] ?? 0))
    const older = settled.filter((post) => post.created_at < reported_at)
    const approved = action_type === 'approve' ? older[(index * 7) % Math.max(1, older.length)] : undefined
    const moderator = index % 3 === 0 && hours < promotedAt ? 'beatriz' : 'moderacao'
    const item = { item_type: type, item_id: approved?.id ?? `${type}-removed-${number(index)}` }
    const place = older[(index * 5) % Math.max(1, older.length)]
    const writer = writers[(index * 11) % writers.length]
    const content = approved
      ? { body: approved.body, image_url: approved.image_url, created_at: approved.created_at, post_id: approved.id }
      : {
          body,
          image_url: null,
          created_at: clock.hoursAgo(hours + 9),
          post_id: type === 'comment' && place ? place.id : null,
        }
    const reporters = people.filter(
      ({ username, status, isModerator }) => userId(username) !== approved?.author_id && !status && !isModerator,
    )
    return {
      entry: {
        ...item,
        id: `audit-${number(index)}`,
        action_type,
        moderator_id: userId(moderator),
        moderator_name: moderatorName(moderator),
        reason,
        created_at,
        action_id: `action-${number(index)}`,
        person_id: approved?.author_id ?? userId(writer?.username ?? 'joaopedro'),
        content,
        reported_for: [{ reason: reported, count: 1 }],
        ...(approved ? {} : { is_archived: true }),
      },
      report: {
        ...item,
        id: `report-answered-${number(index)}`,
        reporter_id: userId(reporters[(index * 5) % reporters.length]?.username ?? 'joaopedro'),
        reason: reported,
        description: '',
        status: 'pending',
        severity: 'medium',
        created_at: reported_at,
      },
    }
  })
}

function toAction(entry: AuditEntry, clock: SeedClock): SeedData['moderationActions'] {
  const { action_type } = entry
  if (
    action_type !== 'approve' &&
    action_type !== 'remove' &&
    action_type !== 'shadow_ban' &&
    action_type !== 'temp_ban'
  )
    return []
  const isBan = action_type === 'temp_ban'
  return [
    {
      id: entry.id.replace('audit', 'action'),
      item_type: entry.item_type,
      item_id: entry.item_id,
      action_type,
      moderator_id: entry.moderator_id,
      reason: entry.reason,
      duration_days: isBan ? MODERATION.temporaryBanDays : null,
      created_at: entry.created_at,
      expires_at: isBan ? clock.after(entry.created_at, MODERATION.temporaryBanDays * MINUTES_PER_DAY) : null,
    },
  ]
}
