import { fold, isBlank, type Outputs, type Profile, type UserStatus } from '@ementa/contracts'
import { daysFrom } from '../../calendar'
import { actorIn, adminOnly, type Context, os } from '../../context'
import { createDeclaredError } from '../../errors'
import { measureInForce, moderationStatus, setStatus } from '../../rules/moderation-status'
import { notify } from '../notifications/notify'
import { newId } from '../shared/new-entity'
import { shadowBanOf, toDecisionLink } from './decisions'
import { type Acting, assertNotOwnCause, moderatorOnly, outside, refuseLeavingNobody, refuseWeaker } from './guards'
import { findModeratedContent, profileItem } from './items'
import { callerOf, toRecord, writeAuditEntry } from './record'
import { describeMeasure, type UserMeasure } from './texts'

type ManagedUser = Outputs['moderation']['getUsers']['users'][number]

function maySeeAddresses(context: Context): boolean {
  const actor = actorIn(context)
  return actor !== null && context.policy.maySeeAddresses(actor)
}

/** Returns a person as user management shows them. */
function toManagedUser(context: Context, profile: Profile): ManagedUser {
  const [account] = context.db.accounts.by('profile', profile.id)
  const { is_moderator, warnings_count } = moderationStatus(context, profile.id)
  return {
    ...profile,
    email: (maySeeAddresses(context) && account?.email) || '',
    ...measureInForce(context, profile.id),
    is_moderator,
    warnings_count,
    shadow_ban: shadowBanOf(context, profile.id),
    created_at: account?.created_at ?? new Date(0).toISOString(),
  }
}

function profileOf({ db }: Context, userId: string): Profile {
  const profile = db.profiles.get(userId)
  if (!profile) throw createDeclaredError('USER_NOT_FOUND')
  return profile
}

/** Ban, temporary ban and warning need a justification. */
function assertJustified(reason: string): void {
  if (isBlank(reason)) throw createDeclaredError('JUSTIFICATION_REQUIRED')
}

/** Measures whose page explains them and takes an objection. */
const EXPLAINED: readonly UserMeasure[] = ['warn', 'mute', 'temp_ban', 'ban']

/** Changes a user's status, writes the one line of the log that it deserves and notifies the person. */
function changeStatus(
  context: Acting,
  { user_id, reason }: { user_id: string; reason: string },
  action: UserMeasure,
  status: Parameters<typeof setStatus>[2],
): ManagedUser & { decision_id: string } {
  const profile = profileOf(context, user_id)
  // Leaving the moderation is nobody's judgement about themselves; every other change is.
  if (action !== 'demote') assertNotOwnCause(context, user_id)
  const until = status.banned_until ?? null
  if (status.status && action !== 'unban')
    refuseWeaker(context, user_id, { status: status.status, banned_until: until })
  if (action === 'ban' || action === 'temp_ban' || action === 'demote') refuseLeavingNobody(context, user_id)
  const previous = measureInForce(context, user_id)
  setStatus(context, user_id, status)
  const by = { action, moderatorId: context.viewer.id, reason }
  const kept = { previous, ...(until === null ? {} : { ends_at: until }) }
  const { id: decision_id } = writeAuditEntry(context, profileItem(user_id), by, kept)
  notify(context, user_id, {
    type: 'system',
    post_id: null,
    actor_id: null,
    text: describeMeasure(action, reason, until),
    ...(EXPLAINED.includes(action) ? toDecisionLink({ id: decision_id }) : {}),
  })
  return { ...toManagedUser(context, profile), decision_id }
}

type Stored = Parameters<Context['db']['moderationNotes']['put']>[0]

const toNote = ({ db }: Context, { id, author_id, text, created_at }: Stored) => ({
  ...{ id, text, created_at },
  author_name: db.profiles.get(author_id)?.display_name ?? author_id,
})

export const moderatedUsers = {
  getUsers: os.moderation.getUsers.use(adminOnly).handler(async ({ input, context }) => {
    const { status, role, cursor, limit } = input
    const now = context.now.getTime()
    const byAddress = maySeeAddresses(context)
    const filters = { query: fold(input.query.trim()), byAddress, status, isModerator: role === 'moderators', now }
    const { items, ...page } = (await context.reads.moderation()).people(filters, cursor, limit)
    return { ...page, users: items.map((profile) => toManagedUser(context, profile)) }
  }),

  updateUserRole: os.moderation.updateUserRole.use(moderatorOnly).handler(({ input, context }) => {
    const { is_moderator } = input
    return changeStatus(context, input, is_moderator ? 'promote' : 'demote', { is_moderator })
  }),

  banUser: os.moderation.banUser.use(moderatorOnly).handler(({ input, context }) => {
    assertJustified(input.reason)
    if (input.days == null) return changeStatus(context, input, 'ban', { status: 'banned' })
    const until = daysFrom(context.now, input.days)
    return changeStatus(context, input, 'temp_ban', { status: 'temp_banned', banned_until: until })
  }),

  unbanUser: os.moderation.unbanUser
    .use(moderatorOnly)
    .handler(({ input, context }) => changeStatus(context, input, 'unban', { status: 'active' })),

  muteUser: os.moderation.muteUser
    .use(moderatorOnly)
    .handler(({ input, context }) => changeStatus(context, input, 'mute', { status: 'muted' })),

  warnUser: os.moderation.warnUser.use(moderatorOnly).handler(({ input, context }) => {
    assertJustified(input.reason)
    const { status, warnings_count } = moderationStatus(context, input.user_id)
    // A warning does not lift a harder measure.
    const warned: { status?: UserStatus } = status === 'active' ? { status: 'warned' } : {}
    return changeStatus(context, input, 'warn', {
      ...warned,
      warnings_count: warnings_count + 1,
      last_warning_at: context.nowIso,
    })
  }),

  updateUserStatus: os.moderation.updateUserStatus.use(outside).handler(({ input, context }) => {
    const { user_id, status, reason } = input
    profileOf(context, user_id)
    if (status === 'banned' || status === 'temp_banned') refuseLeavingNobody(context, user_id)
    setStatus(context, user_id, { status })
    const { moderator_id: moderatorId, isOutside } = callerOf(context)
    writeAuditEntry(context, profileItem(user_id), { action: 'update_status', moderatorId, isOutside, reason }, {})
    return moderationStatus(context, input.user_id)
  }),

  getCase: os.moderation.getCase.use(adminOnly).handler(async ({ input, context }) => {
    const { db } = context
    const [profile] = db.profiles.by('username', input.username.toLowerCase())
    if (!profile) throw createDeclaredError('USER_NOT_FOUND')
    const reads = await context.reads.moderation()
    const decisions = db.auditEntries.by('person', profile.id)
    const actor = actorIn(context)
    const mayReadNotes = actor !== null && context.policy.mayReadNotes(actor)
    return {
      user: toManagedUser(context, profile),
      waiting: reads
        .waitingAbout(profile.id)
        .sort((a, b) => b.priority - a.priority)
        .map((item) => ({ item, content: findModeratedContent(context, item) })),
      decisions: decisions.map((entry) => toRecord(context, entry)),
      reports_received: reads.countReportsAbout(profile.id),
      reports_made: db.reports.by('reporter', profile.id).length,
      notes: mayReadNotes ? db.moderationNotes.by('person', profile.id).map((note) => toNote(context, note)) : null,
    }
  }),

  addNote: os.moderation.addNote.use(moderatorOnly).handler(({ input, context }) => {
    const { db, viewer, now, nowIso } = context
    if (!db.profiles.has(input.user_id)) throw createDeclaredError('USER_NOT_FOUND')
    const person_id = input.user_id
    const note = { id: newId('note', now), person_id, author_id: viewer.id, text: input.text, created_at: nowIso }
    db.moderationNotes.put(note)
    return toNote(context, note)
  }),
}
