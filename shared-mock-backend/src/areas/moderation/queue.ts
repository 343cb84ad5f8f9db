import {
  type AuditEntry,
  errorCode,
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
import { measureInForce } from '../../rules/moderation-status'
import { itemKey } from '../../store/collections'
import { createDeclaredError } from '../shared/declared-error'
import { refuseClaimed } from './claims'
import { type Decision, decide } from './decide'
import { contentOf, givenReason, personBehind, refuseChanged } from './items'
import { type Acting, moderatorOnly } from './moderator-only'
import { assertNotOwnCause } from './own-cause'
import { objectionOf, toRecord } from './record'
import { findObjectedDecision, reportsOf } from './waiting'

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

  getReports: os.moderation.getReports.use(adminOnly).handler(async ({ input, context }) => ({
    reports: [...(await context.reads.moderation()).reports(input)],
  })),
}
