import {
  type AuditEntry,
  type Claim,
  errorCode,
  type FiledReport,
  type Inputs,
  isBlank,
  isSameText,
  MODERATION,
  OBJECTION_REASON,
  type Outputs,
  type QueueItem,
} from '@ementa/contracts'
import { bulkRefusalSchema } from '@ementa/contracts/schemas'
import { ORPCError } from '@orpc/server'
import * as v from 'valibot'
import { adminOnly, type Context, os } from '../../context'
import { createDeclaredError } from '../../errors'
import { measureInForce } from '../../rules/moderation-status'
import { type Collections, itemKey } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { type Decision, decide } from './decisions'
import { type Acting, assertMayReverse, assertNotOwnCause, moderatorOnly } from './guards'
import {
  countBy,
  findConcernedPerson,
  findModeratedContent,
  givenReason,
  type Item,
  listOpenReports,
  profileItem,
  refuseChanged,
} from './items'
import { isOpenObjection, objectionOf, personOf, toRecord } from './record'

/*
 * The queue: reported content, which is stored, and objections, which are read from the decisions that they are about. So an
 * objection waits exactly as long as nobody answered it, and nothing that is decided about reports can lose it (decision
 * 015).
 */

const OBJECTION_ID = 'objection-'

/** Returns the item that an objection is about: the removed content, or else the person. */
export const itemOfObjection = (entry: StoredEntry): Item =>
  entry.action_type === 'remove'
    ? { item_type: entry.item_type, item_id: entry.item_id }
    : profileItem(personOf(entry) ?? entry.item_id)

/** Returns the item under which an open objection waits; nothing for a decision without one. */
export function toQueueItem(entry: StoredEntry): QueueItem[] {
  if (!entry.objection) return []
  const { created_at } = entry.objection
  return [
    {
      ...itemOfObjection(entry),
      id: OBJECTION_ID + entry.id,
      priority: MODERATION.priorityWarning,
      report_count: 0,
      most_common_reason: OBJECTION_REASON,
      status: 'pending',
      created_at,
      updated_at: created_at,
    },
  ]
}

/** The decision that an item of the queue objects to; undefined for reported content. */
export const findObjectedDecision = (db: Collections, itemId: string): StoredEntry | undefined => {
  const entry = itemId.startsWith(OBJECTION_ID) ? db.auditEntries.get(itemId.slice(OBJECTION_ID.length)) : undefined
  return entry?.objection ? entry : undefined
}

/** The item under which an objection to the decision waits. */
export const objectionItemId = ({ id }: Pick<StoredEntry, 'id'>): string => OBJECTION_ID + id

/** Removes an objection from an item into which an older version wrote it, so that the item says only what reports say. */
export function withoutObjection(db: Collections, item: QueueItem): QueueItem[] {
  if (item.most_common_reason !== OBJECTION_REASON) return [item]
  if (item.report_count === 0) return []
  const [common] = countBy(listOpenReports({ db }, item), givenReason)
  return [{ ...item, most_common_reason: common?.[0] ?? 'inappropriate' }]
}

/** The reports that a decision about the item answers, newest first. */
export function reportsOf(db: Collections, item: QueueItem): readonly FiledReport[] {
  if (findObjectedDecision(db, item.id)) return []
  return item.status === 'resolved' ? db.reports.by('item', itemKey(item)) : listOpenReports({ db }, item)
}

/** Returns whether the item waits for a decision or an answer. */
export function isWaiting(db: Collections, id: string): boolean {
  const objected = findObjectedDecision(db, id)
  if (objected) return isOpenObjection(objected)
  const item = db.queueItems.get(id)
  return item !== undefined && item.status !== 'resolved'
}

/** An item that somebody opened and left is free again after this. In ms. */
const CLAIM = 10 * 60_000

/** The items that somebody works on now. A claim ends by itself, so that a closed window holds nothing back. */
function listLiveClaims({ db, nowIso }: Context): Claim[] {
  return [...db.claims.after(null)]
    .filter(({ id, until }) => until > nowIso && isWaiting(db, id))
    .map(({ id, moderator_id, until }) => ({
      item_id: id,
      moderator_id,
      moderator_name: db.profiles.get(moderator_id)?.display_name ?? moderator_id,
      until,
    }))
}

/** Two people never decide about one item at the same time: the one who opened it first does (decision 015). */
export function refuseClaimed(context: Acting, itemId: string): void {
  const claim = listLiveClaims(context).find(({ item_id }) => item_id === itemId)
  if (claim && claim.moderator_id !== context.viewer.id) {
    throw createDeclaredError('ALREADY_CLAIMED', { claimedBy: claim.moderator_name })
  }
}

/** Refuses a claim on an item that the moderator may not decide: it would only keep it from the others. */
function assertMayDecide(context: Acting, itemId: string): void {
  const objected = findObjectedDecision(context.db, itemId)
  const item = context.db.queueItems.get(itemId)
  if (objected) assertMayReverse(context, objected)
  else if (item) assertNotOwnCause(context, findConcernedPerson(context, item))
}

type QueueEntry = Outputs['moderation']['getQueue']['items'][number]

/** Number of earlier decisions in a row. */
const HISTORY = 10

/** Earlier decisions about anything of the item's author, or about the item where nobody is known to be; newest first. */
function historyOf({ db }: Context, item: QueueItem, author: string | undefined): AuditEntry[] {
  const earlier =
    author === undefined ? db.auditEntries.by('item', itemKey(item)) : db.auditEntries.by('person', author)
  return earlier.slice(0, HISTORY)
}

/** The row with all that a moderator must see to decide. */
function entryOf(context: Context, item: QueueItem): QueueEntry {
  const { db } = context
  const reports = reportsOf(db, item)
  const author = findConcernedPerson(context, item)
  const content = findModeratedContent(context, item)
  const reported = reports[0]?.content
  return {
    item,
    content,
    author: db.profiles.get(author ?? '') ?? null,
    standing: author === undefined ? null : measureInForce(context, author),
    reasons: countBy(reports, givenReason).map(([reason, count]) => ({ reason, count })),
    reporters: new Set(reports.map(({ reporter_id }) => reporter_id)).size,
    first_report_at: reports.at(-1)?.created_at ?? null,
    last_report_at: reports[0]?.created_at ?? null,
    reported: reported && !(content && isSameText(content, reported)) ? reported : null,
    objection: objectionIn(context, item),
    history: historyOf(context, item, author),
  }
}

function objectionIn(context: Context, item: QueueItem): QueueEntry['objection'] {
  const entry = findObjectedDecision(context.db, item.id)
  const objection = entry && objectionOf(context, entry)
  return objection ? { ...objection, decision: toRecord(context, entry) } : null
}

type Versioned = Inputs['moderation']['bulkProcess']['items'][number]

/** The item and its content as the moderator saw them; otherwise someone else was faster, or is working on it. */
function requireItem(context: Acting, { id, version, content_version }: Versioned): QueueItem {
  if (findObjectedDecision(context.db, id)) throw createDeclaredError('IS_OBJECTION')
  const item = context.db.queueItems.get(id)
  if (item && (version === undefined || item.updated_at === version)) {
    assertNotOwnCause(context, findConcernedPerson(context, item))
    refuseClaimed(context, id)
    refuseChanged(context, item, content_version)
    return item
  }
  const lastVersion = context.db.queueItems.lastKnown(id)
  if (!lastVersion) throw createDeclaredError('QUEUE_ITEM_NOT_FOUND')
  const [last] = context.db.moderationActions.by('item', itemKey(lastVersion))
  const handledBy = item || !last ? null : (context.db.profiles.get(last.moderator_id)?.display_name ?? null)
  throw createDeclaredError('ALREADY_HANDLED', { handledBy })
}

/** The signed-in person acts: `moderator_id` stays in the call and must name that person. */
function checkActor(viewer: { id: string }, { moderator_id }: Pick<Decision, 'moderator_id'>): void {
  if (viewer.id !== moderator_id) throw createDeclaredError('UNAUTHORIZED')
}

/** A ban needs a justification, and so does a removal: its author reads why. */
function checkJustification({ action_type, reason }: Decision): void {
  const isNeeded = action_type === 'temp_ban' || action_type === 'remove'
  if (isNeeded && isBlank(reason)) throw createDeclaredError('JUSTIFICATION_REQUIRED')
}

const target = ({ item_type, item_id }: QueueItem) => ({ item_type, item_id })

export const queue = {
  getQueue: os.moderation.getQueue.use(adminOnly).handler(async ({ input, context }) => {
    const { filters, sort, cursor, limit } = input
    const { items, ...page } = (await context.reads.moderation()).queue(filters, sort, cursor, limit)
    return { ...page, items: items.map((item) => entryOf(context, item)) }
  }),

  processQueue: os.moderation.processQueue.use(moderatorOnly).handler(({ input, context }) => {
    checkActor(context.viewer, input)
    checkJustification(input)
    return decide(context, target(requireItem(context, input)), input)
  }),

  bulkProcess: os.moderation.bulkProcess.use(moderatorOnly).handler(({ input, context }) => {
    checkActor(context.viewer, input)
    checkJustification(input)
    // One chance for the whole call: nothing of it is done then, and every row can be tried again.
    const isLost = context.simulated.happens('bulkFailureRate')
    const results = input.items.map((versioned) => {
      const { id } = versioned
      if (isLost) return { id, ok: false as const, code: 'MOCK_NETWORK_ERROR' as const }
      try {
        return { id, ok: true as const, action: decide(context, target(requireItem(context, versioned)), input) }
      } catch (error) {
        const code = error instanceof ORPCError ? errorCode(error) : 'UNKNOWN'
        if (v.is(bulkRefusalSchema, code)) return { id, ok: false as const, code }
        throw error
      }
    })
    return { results }
  }),

  listClaims: os.moderation.listClaims.use(adminOnly).handler(({ context }) => ({ claims: listLiveClaims(context) })),

  claim: os.moderation.claim.use(moderatorOnly).handler(({ input, context }) => {
    const { db, viewer, now } = context
    const { id, take_over } = input
    if (id !== null) {
      if (!isWaiting(db, id)) throw createDeclaredError('QUEUE_ITEM_NOT_FOUND')
      assertMayDecide(context, id)
      if (!take_over) refuseClaimed(context, id)
    }
    for (const { id: held, moderator_id } of [...db.claims.after(null)]) {
      if (moderator_id === viewer.id || !isWaiting(db, held)) db.claims.delete(held)
    }
    const until = new Date(now.getTime() + CLAIM).toISOString()
    if (id !== null) db.claims.put({ id, moderator_id: viewer.id, until })
    return { claims: listLiveClaims(context) }
  }),

  getReports: os.moderation.getReports.use(adminOnly).handler(async ({ input, context }) => ({
    reports: [...(await context.reads.moderation()).reports(input)],
  })),
}
