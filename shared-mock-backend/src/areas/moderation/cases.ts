import { actorIn, adminOnly, type Context, os } from '../../context'
import { newId } from '../../new-id'
import { createDeclaredError } from '../shared/declared-error'
import { contentOf } from './items'
import { moderatorOnly } from './moderator-only'
import { toRecord } from './record'
import { toManagedUser } from './users'

type Stored = Parameters<Context['db']['moderationNotes']['put']>[0]

const toNote = ({ db }: Context, { id, author_id, text, created_at }: Stored) => ({
  ...{ id, text, created_at },
  author_name: db.profiles.get(author_id)?.display_name ?? author_id,
})

export const cases = {
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
        .map((item) => ({ item, content: contentOf(context, item) })),
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
