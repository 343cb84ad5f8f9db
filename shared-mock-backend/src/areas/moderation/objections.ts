import {
  type AuditActionType,
  MODERATION,
  nextVersion,
  OBJECTION_REASON,
  type OwnDecision,
  type Profile,
  passesAdminGuard,
  type Statement,
} from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { newId } from '../../new-id'
import { itemKey } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { notify } from '../notifications/notify'
import { declared } from '../shared/declared'
import { closeItem, explainedBy } from './decide'
import { type Item, profileItem } from './items'
import { moderatorOnly } from './moderator-only'
import { audit, isReversible, personIn, personOf, toRecord } from './record'
import { restore } from './restore'
import { aboutUpheld } from './texts'

/** What the person concerned may read. A shadow ban that were readable would be none. */
const READABLE: readonly AuditActionType[] = ['remove', 'temp_ban', 'ban', 'mute', 'warn']

function ownDecision({ db, viewer }: Context & { viewer: Profile }, id: string): StoredEntry {
  const entry = db.auditEntries.get(id)
  if (!entry || personOf(entry) !== viewer.id || !READABLE.includes(entry.action_type)) {
    throw declared('DECISION_NOT_FOUND')
  }
  return entry
}

/** The same decision for those who may read the log. */
function readableDecision(context: Context & { viewer: Profile }, id: string): StoredEntry {
  const entry = context.db.auditEntries.get(id)
  const isReader = passesAdminGuard(context.viewer)
  return isReader && entry && READABLE.includes(entry.action_type) ? entry : ownDecision(context, id)
}

function toStatement(context: Context, entry: StoredEntry): Statement {
  return { ...toOwn(context, entry), person: personIn(context, entry) }
}

function toOwn({ db }: Context, entry: StoredEntry): OwnDecision {
  const { id, item_type, action_type, reason, created_at, objection } = entry
  const end = db.moderationActions.get(entry.action_id ?? '')?.expires_at
  return {
    ...{ id, item_type, action_type, reason, created_at },
    content: entry.content ?? null,
    reported_for: entry.reported_for ?? [],
    reversed_at: db.auditEntries.get(entry.reversed_by ?? '')?.created_at ?? null,
    ends_at: action_type === 'temp_ban' ? (entry.ends_at ?? end ?? null) : null,
    objection: objection
      ? { text: objection.text, created_at: objection.created_at, answer: objection.answer ?? null }
      : null,
  }
}

/** The decisions about a person and what they wrote that the person may read, newest first. */
export const readableDecisions = (context: Context, personId: string): OwnDecision[] =>
  context.db.auditEntries
    .by('person', personId)
    .filter(({ action_type }) => READABLE.includes(action_type))
    .map((entry) => toOwn(context, entry))

/** The item under which an objection waits: the content it is about, or the person. */
const itemOf = (entry: StoredEntry): Item =>
  entry.action_type === 'remove'
    ? { item_type: entry.item_type, item_id: entry.item_id }
    : profileItem(personOf(entry) ?? entry.item_id)

/** The decision about the item to which somebody objects, not answered yet. */
export function openObjection({ db }: Context, item: Item): StoredEntry | undefined {
  const isAsked = ({ objection, reversed_by }: StoredEntry) =>
    objection?.is_answered === false && reversed_by === undefined
  const concerned = [...db.auditEntries.by('item', itemKey(item)), ...db.auditEntries.by('person', item.item_id)]
  return concerned.find((one) => isAsked(one) && sameItem(itemOf(one), item))
}

const sameItem = (a: Item, b: Item) => a.item_type === b.item_type && a.item_id === b.item_id

function queueObjection({ db, now, nowIso }: Context, item: Item): void {
  const queued = db.queueItems.by('item', itemKey(item)).find(({ status }) => status !== 'resolved')
  if (queued) {
    db.queueItems.put({ ...queued, most_common_reason: OBJECTION_REASON, updated_at: nextVersion(queued, now) })
    return
  }
  db.queueItems.put({
    ...item,
    id: newId('queue', now),
    priority: MODERATION.priorityWarning,
    report_count: 0,
    most_common_reason: OBJECTION_REASON,
    status: 'pending',
    created_at: nowIso,
    updated_at: nowIso,
  })
}

export const objections = {
  getDecision: os.moderation.getDecision
    .use(signedIn)
    .handler(({ input, context }) => toStatement(context, readableDecision(context, input.id))),

  objectToDecision: os.moderation.objectToDecision.use(signedIn).handler(({ input, context, errors }) => {
    const entry = ownDecision(context, input.id)
    if (entry.reversed_by !== undefined || !isReversible(context, entry)) throw errors.DECISION_NOT_FOUND()
    if (entry.objection) throw errors.ALREADY_OBJECTED()
    const objected = {
      ...entry,
      objection: { text: input.text, created_at: context.nowIso, is_answered: false },
    }
    context.db.auditEntries.put(objected)
    queueObjection(context, itemOf(entry))
    return toOwn(context, objected)
  }),

  answerObjection: os.moderation.answerObjection.use(moderatorOnly).handler(({ input, context }) => {
    const { db, viewer } = context
    const entry = db.auditEntries.get(input.id)
    if (!entry?.objection || entry.objection.is_answered) throw declared('DECISION_NOT_FOUND')
    // Nobody is judge of the own decision, or in the own cause (decision 060).
    if (entry.moderator_id === viewer.id || personOf(entry) === viewer.id) throw declared('OWN_DECISION')
    const item = itemOf(entry)
    const { accept, reason } = input
    const answer = { is_accepted: accept, reason, created_at: context.nowIso }
    const answered = { ...entry, objection: { ...entry.objection, is_answered: true, answer } }
    if (accept) {
      const restored = restore(context, { id: entry.id, reopen: false, reason })
      db.auditEntries.put({ ...answered, reversed_by: restored.id })
      closeItem(context, item)
      return toRecord(context, restored)
    }
    db.auditEntries.put(answered)
    const kept = audit(
      context,
      item,
      { action: 'uphold', moderatorId: viewer.id, reason },
      { person_id: entry.person_id, content: entry.content },
    )
    closeItem(context, item)
    const person = personOf(entry)
    if (person !== undefined) {
      const news = { type: 'system', post_id: null, actor_id: null, ...explainedBy(entry) } as const
      notify(context, person, { ...news, text: aboutUpheld(reason) })
    }
    return toRecord(context, kept)
  }),
}
