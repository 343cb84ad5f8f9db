import {
  type AuditEntry,
  errorCode,
  type FiledReport,
  fold,
  type Inputs,
  isBlank,
  isSameText,
  type Outputs,
  type QueueItem,
} from '@ementa/contracts'
import { bulkRefusalSchema } from '@ementa/contracts/schemas'
import { ORPCError } from '@orpc/server'
import * as v from 'valibot'
import { adminOnly, type Context, os } from '../../context'
import { countBy } from '../../count-by'
import { firstOf, takePage } from '../../paging'
import { itemKey } from '../../store/collections'
import { compareText } from '../../store/sorted-list'
import { createDeclaredError } from '../shared/declared-error'
import { refuseClaimed } from './claims'
import { type Decision, decide } from './decide'
import { contentOf, givenReason, listOpenReports, personBehind, refuseChanged } from './items'
import { type Acting, moderatorOnly } from './moderator-only'
import { assertNotOwnCause } from './own-cause'
import { objectionOf, toRecord } from './record'
import { measureInForce } from './status'
import { findLastKnownItem, findObjectedDecision, queueItems } from './waiting'

type QueueEntry = Outputs['moderation']['getQueue']['items'][number]

/** Number of earlier decisions in a row. */
const HISTORY = 10

/** Earlier decisions about anything of the item's author, or about the item where nobody is known to be; newest first. */
function historyOf({ db }: Context, item: QueueItem, author: string | undefined): AuditEntry[] {
  const earlier =
    author === undefined ? db.auditEntries.by('item', itemKey(item)) : db.auditEntries.by('person', author)
  return earlier.slice(0, HISTORY)
}

/** The reports that a decision about the item answers, newest first. */
function reportsOf(context: Context, item: QueueItem): readonly FiledReport[] {
  if (findObjectedDecision(context.db, item.id)) return []
  return item.status === 'resolved' ? context.db.reports.by('item', itemKey(item)) : listOpenReports(context, item)
}

/** The row with all that a moderator must see to decide. */
function entryOf(context: Context, item: QueueItem): QueueEntry {
  const { db } = context
  const reports = reportsOf(context, item)
  const author = personBehind(context, item)
  const content = contentOf(context, item)
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
    assertNotOwnCause(context, personBehind(context, item))
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

type QueueSort = NonNullable<NonNullable<Inputs['moderation']['getQueue']>['sort']>
type Filters = NonNullable<NonNullable<Inputs['moderation']['getQueue']>['filters']>
type Order = (a: QueueItem, b: QueueItem) => number

/** Equals keep the order of the store, newest first, without a look at when they began to wait. */
const BY_WEIGHT: Partial<Record<QueueSort, Order>> = {
  // The last report counts: a new one about an item that already waits is news too.
  newest: (a, b) => compareText(b.updated_at, a.updated_at),
  priority: (a, b) => b.priority - a.priority,
  reports: (a, b) => b.report_count - a.report_count,
}

/** The whole order, for the place of an item that may be gone. */
function orderOf(sort: QueueSort, newest: Order): Order {
  if (sort === 'oldest') return (a, b) => newest(b, a)
  const byWeight = BY_WEIGHT[sort]
  return byWeight ? (a, b) => byWeight(a, b) || newest(a, b) : newest
}

function filterItems(context: Context, { id, item_type, status, reason, query = '' }: Filters) {
  const wanted = fold(query.trim().replace(/^@/, ''))
  return (item: QueueItem): boolean =>
    (!id || item.id === id) &&
    (!item_type || item.item_type === item_type) &&
    (!status || (status === 'open' ? item.status !== 'resolved' : item.status === status)) &&
    (!reason || item.most_common_reason === reason) &&
    (!wanted || textsOf(context, item).some((text) => fold(text).includes(wanted)))
}

function textsOf(context: Context, item: QueueItem): string[] {
  const author = context.db.profiles.get(personBehind(context, item) ?? '')
  const reported = reportsOf(context, item).flatMap(({ description, content }) => [description, content?.body])
  const objection = findObjectedDecision(context.db, item.id)?.objection?.text
  const texts = [contentOf(context, item)?.body, author?.display_name, author?.username, objection, ...reported]
  return texts.filter((text) => text !== undefined)
}

const target = ({ item_type, item_id }: QueueItem) => ({ item_type, item_id })

export const queue = {
  getQueue: os.moderation.getQueue.use(adminOnly).handler(({ input, context }) => {
    const { db } = context
    const found = queueItems(db).filter(filterItems(context, input.filters))
    if (input.sort === 'oldest') found.reverse()
    // The item a page ended with may have been handled since: its place is known all the same.
    const last = input.cursor ? findLastKnownItem(db, input.cursor) : undefined
    const compare = orderOf(input.sort, db.queueItems.compare)
    const rest = input.cursor ? found.filter((item) => last && compare(item, last) > 0) : found
    const byWeight = BY_WEIGHT[input.sort]
    // One more tells whether there is a next page.
    const count = input.limit + 1
    const items = byWeight ? firstOf(rest, count, byWeight) : rest.slice(0, count)
    const page = takePage(
      items,
      input.limit,
      () => true,
      ({ id }) => id,
    )
    return { ...page, items: page.items.map((item) => entryOf(context, item)), total: found.length }
  }),

  processQueue: os.moderation.processQueue.use(moderatorOnly).handler(({ input, context }) => {
    checkActor(context.viewer, input)
    checkJustification(input)
    return decide(context, target(requireItem(context, input)), input)
  }),

  bulkProcess: os.moderation.bulkProcess.use(moderatorOnly).handler(({ input, context }) => {
    checkActor(context.viewer, input)
    checkJustification(input)
    const { simulator } = context
    // One chance for the whole call: nothing of it is done then, and every row can be tried again.
    const isLost = simulator.chance(simulator.settings().bulkFailureRate)
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

  getReports: os.moderation.getReports.use(adminOnly).handler(({ input, context }) => ({
    reports: context.db.reports
      .all()
      .filter(({ item_type }) => !input.item_type || item_type === input.item_type)
      .filter(({ item_id }) => !input.item_id || item_id === input.item_id),
  })),
}
