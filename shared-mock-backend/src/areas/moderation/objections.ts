import type { AuditActionType, Outputs, OwnDecision, Profile, Statement } from '@ementa/contracts'
import { actorIn, type Context, os, signedIn } from '../../context'
import { createDeclaredError } from '../../errors'
import { moderationStatus } from '../../rules/moderation-status'
import type { StoredEntry } from '../../store/stored-entities'
import { notify } from '../notifications/notify'
import { restore, reverseAction, toDecisionLink } from './decisions'
import { type Acting, assertMayReverse, moderatorOnly } from './guards'
import { itemOfObjection, objectionItemId, refuseClaimed } from './queue'
import { isOpenObjection, isReversible, objectionOf, personIn, personOf, toRecord, writeAuditEntry } from './record'
import { describeLateAcceptance, describeRejection } from './texts'

/** Decisions that the person concerned may read. A shadow ban that they could read would be none. */
const READABLE: readonly AuditActionType[] = ['remove', 'temp_ban', 'ban', 'mute', 'warn']

function requireOwnDecision({ db, viewer }: Context & { viewer: Profile }, id: string): StoredEntry {
  const entry = db.auditEntries.get(id)
  if (!entry || personOf(entry) !== viewer.id || !READABLE.includes(entry.action_type)) {
    throw createDeclaredError('DECISION_NOT_FOUND')
  }
  return entry
}

/** Returns the own decision, or any readable one for people who may read the log. */
function requireReadableDecision(context: Context & { viewer: Profile }, id: string): StoredEntry {
  const entry = context.db.auditEntries.get(id)
  const actor = actorIn(context)
  const isReader = actor !== null && context.policy.mayOpenAdmin(actor)
  return isReader && entry && READABLE.includes(entry.action_type) ? entry : requireOwnDecision(context, id)
}

function toStatement(context: Context, entry: StoredEntry): Statement {
  return { ...toOwn(context, entry), person: personIn(context, entry) }
}

function toOwn(context: Context, entry: StoredEntry): OwnDecision {
  const { db } = context
  const { id, item_type, action_type, reason, created_at } = entry
  const end = db.moderationActions.get(entry.action_id ?? '')?.expires_at
  return {
    ...{ id, item_type, action_type, reason, created_at },
    content: entry.content ?? null,
    reported_for: entry.reported_for ?? [],
    reversed_at: db.auditEntries.get(entry.reversed_by ?? '')?.created_at ?? null,
    ends_at: action_type === 'temp_ban' ? (entry.ends_at ?? end ?? null) : null,
    objection: objectionOf(context, entry),
    can_object: !entry.objection && isReversible(context, entry),
  }
}

/** Lists the decisions about a person and their content that the person may read, newest first. */
const listReadableDecisions = (context: Context, personId: string): OwnDecision[] =>
  context.db.auditEntries
    .by('person', personId)
    .filter(({ action_type }) => READABLE.includes(action_type))
    .map((entry) => toOwn(context, entry))

export const objections = {
  getDecision: os.moderation.getDecision
    .use(signedIn)
    .handler(({ input, context }) => toStatement(context, requireReadableDecision(context, input.id))),

  objectToDecision: os.moderation.objectToDecision.use(signedIn).handler(({ input, context, errors }) => {
    const entry = requireOwnDecision(context, input.id)
    if (entry.objection) throw errors.ALREADY_OBJECTED()
    if (!isReversible(context, entry)) throw errors.DECISION_NOT_FOUND()
    const objection = { text: input.text, created_at: context.nowIso, is_answered: false }
    const objected = { ...entry, objection }
    context.db.auditEntries.put(objected)
    return toOwn(context, objected)
  }),

  answerObjection: os.moderation.answerObjection.use(moderatorOnly).handler(({ input, context }) => {
    const { id, accept, reason, content_version } = input
    const entry = context.db.auditEntries.get(id)
    if (!entry || !isOpenObjection(entry)) throw createDeclaredError('DECISION_NOT_FOUND')
    assertMayReverse(context, entry)
    refuseClaimed(context, objectionItemId(entry))
    if (!accept) return toRecord(context, uphold(context, entry, reason))
    // A measure that ended by itself or was replaced is not lifted again; the person only gets the answer.
    if (!isReversible(context, entry)) return toRecord(context, acceptLate(context, entry, reason))
    return toRecord(context, restore(context, { id, reopen: false, reason, content_version }))
  }),
}

/** Records an answer under the item that the objection is about. */
function recordAnswer(context: Acting, entry: StoredEntry, action: 'restore' | 'uphold', reason: string): StoredEntry {
  const by = { action, moderatorId: context.viewer.id, reason }
  return writeAuditEntry(context, itemOfObjection(entry), by, { person_id: entry.person_id, content: entry.content })
}

function tellAnswer(context: Acting, entry: StoredEntry, text: string): void {
  const person = personOf(entry)
  if (person === undefined) return
  notify(context, person, { type: 'system', post_id: null, actor_id: null, ...toDecisionLink(entry), text })
}

function uphold(context: Acting, entry: StoredEntry, reason: string): StoredEntry {
  const record = recordAnswer(context, entry, 'uphold', reason)
  const answer = { is_accepted: false, reason, created_at: context.nowIso }
  const objection = entry.objection && { ...entry.objection, is_answered: true, answer }
  context.db.auditEntries.put({ ...entry, objection })
  tellAnswer(context, entry, describeRejection(reason))
  return record
}

function acceptLate(context: Acting, entry: StoredEntry, reason: string): StoredEntry {
  const record = recordAnswer(context, entry, 'restore', reason)
  context.db.auditEntries.put({ ...entry, reversed_by: record.id })
  reverseAction(context, entry, false)
  tellAnswer(context, entry, describeLateAcceptance(reason))
  return record
}

type Account = Outputs['auth']['getAccount']

/** The viewer's own account and the measures taken about it, or undefined when there is no account. */
export function readOwnAccount(context: Context, viewerId: string): Account | undefined {
  const [account] = context.db.accounts.by('profile', viewerId)
  if (!account) return undefined
  const { email, email_verified, created_at, last_login } = account
  return {
    email,
    email_verified,
    created_at,
    last_login,
    moderation: moderationStatus(context, viewerId),
    measures: listReadableDecisions(context, viewerId),
  }
}
