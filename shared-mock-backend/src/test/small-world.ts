import type { Comment, ModerationReport, Post, Profile, QueueItem } from '@ementa/contracts'
import { memoryBlobs } from '../blobs'
import type { Context } from '../context'
import { DeviceState } from '../device-state'
import { LawLoader } from '../law/law-loader'
import { Relations } from '../relations'
import { LocalReports } from '../reporting'
import { visibilityFor } from '../rules/visibility'
import { SearchIndexes } from '../search/search-indexes'
import { Simulator } from '../simulation'
import { type Collections, createCollections } from '../store/collections'
import { memoryStorage, SafeStorage } from '../store/storage'
import type { StoredAction, StoredEntry } from '../store/stored-entities'
import { calm, START } from './start'

/** So many minutes after the start, or before it, as ISO UTC. */
export const minute = (count: number) => new Date(START.getTime() + count * 60_000).toISOString()

export const person = (id: string, other: Partial<Profile> = {}): Profile => ({
  ...{ id, username: id, display_name: `Nome de ${id}`, authority: 'advogado', authority_form: 'feminine' },
  ...{ contracts_analyzed: 0, avatar_url: null, followers: 0, following: 0, bio: '', ...other },
})

export const post = (id: string, author_id: string, other: Partial<Post> = {}): Post => ({
  ...{ id, author_id, body: `Texto de ${id}`, image_url: null, tags: [], like_count: 0, comment_count: 0 },
  ...{ share_count: 0, created_at: minute(-60), status: 'published', scheduled_at: null, is_edited: false, ...other },
})

export const comment = (id: string, post_id: string, author_id: string, other: Partial<Comment> = {}): Comment => ({
  ...{ id, post_id, parent_id: null, author_id, body: `Texto de ${id}`, like_count: 0, created_at: minute(-50) },
  ...{ is_edited: false, is_reported: false, report_reason: null, ...other },
})

export const queued = (id: string, item_id: string, other: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, item_type: 'post', item_id, priority: 1, report_count: 1, most_common_reason: 'spam', status: 'pending' },
  ...{ created_at: minute(-30), updated_at: minute(-30), ...other },
})

export const report = (id: string, item_id: string, other: Partial<ModerationReport> = {}): ModerationReport => ({
  ...{ id, item_type: 'post', item_id, reporter_id: 'leo', reason: 'spam', description: '', status: 'pending' },
  ...{ severity: 'medium', created_at: minute(-30), ...other },
})

export const action = (id: string, item_id: string, other: Partial<StoredAction> = {}): StoredAction => ({
  ...{ id, item_type: 'post', item_id, action_type: 'remove', moderator_id: 'mod', reason: '', duration_days: null },
  ...{ created_at: minute(-20), expires_at: null, ...other },
})

export const entry = (id: string, item_id: string, other: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ id, item_type: 'post', item_id, action_type: 'remove', moderator_id: 'mod', moderator_name: 'Moderação' },
  ...{ reason: '', created_at: minute(-20), ...other },
})

type Loaded = { [Name in keyof Collections]?: Parameters<Collections[Name]['load']>[0] }

/**
 * A few entities without a backend, for what the sample world does not have: missing people, deleted texts, equal times.
 * `mod` moderates. Call with `call(queue.getQueue, input, { context: as('mod') })`.
 */
export function smallWorld(loaded: Loaded = {}) {
  const db = createCollections()
  const profiles = [person('mod', { username: 'moderacao' }), ...(loaded.profiles ?? [])]
  const moderator = { user_id: 'mod', status: 'active', is_moderator: true, warnings_count: 0, last_warning_at: null }
  const moderationStatuses = [moderator, ...(loaded.moderationStatuses ?? [])]
  for (const [name, entities] of Object.entries({ ...loaded, profiles, moderationStatuses })) {
    db[name as keyof Collections].load(entities as never)
  }
  const storage = new SafeStorage(memoryStorage())
  let now = START
  const relations = new Relations({ db, storage }, () => now)
  const search = new SearchIndexes(db, () => now)
  const law = new LawLoader(db)
  const as = (id: string | null): Context => ({
    ...{ db, relations, search, law: () => law.index(), loadIssues: () => Promise.resolve(), blobs: memoryBlobs() },
    ...{ reports: new LocalReports(storage), device: new DeviceState(storage), previews: new Map() },
    simulator: new Simulator({ settings: calm(), random: Math.random, sleep: () => Promise.resolve() }),
    viewer: id === null ? null : (db.profiles.get(id) ?? null),
    visible: visibilityFor(db, relations, id, now),
    ...{ now, nowIso: now.toISOString(), setCurrentUser: () => undefined },
  })
  const at = (moment: string) => {
    now = new Date(moment)
  }
  return { db, relations, as, at }
}
