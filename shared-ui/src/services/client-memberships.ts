import { type Relation, stateRecordKey } from '@ementa/contracts'
import { type KeyValueStorage, keysWith, type ReportProblem, readStored, writeStored } from './stored-json'

/** Memberships whose calls change nothing in the backend (spec §7): they are kept on this device (decision P-7). */
export const CLIENT_KEPT = ['following', 'liked', 'likedComments'] as const satisfies Relation[]
export type ClientKept = (typeof CLIENT_KEPT)[number]

export const isClientKept = (relation: string): relation is ClientKept => CLIENT_KEPT.some((kept) => kept === relation)

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * One record for each membership that differs from what the backend says, `true` or `false`, so that two tabs never
 * overwrite each other's and a like costs one small write.
 */
export function createClientMemberships(storage: KeyValueStorage, report: ReportProblem) {
  const prefix = (userId: string, relation: ClientKept) => stateRecordKey(`client-${relation}`, `${userId}:`)
  return {
    read(userId: string, relation: ClientKept): Map<string, boolean> {
      const start = prefix(userId, relation)
      const records = new Map<string, boolean>()
      for (const key of keysWith(storage, start)) {
        if (key.endsWith('.corrupt')) continue
        const value = readStored(storage, key, isBoolean, report)
        if (value !== undefined) records.set(key.slice(start.length), value)
      }
      return records
    },
    write(userId: string, relation: ClientKept, id: string, on: boolean) {
      writeStored(storage, prefix(userId, relation) + id, on, report)
    },
    remove(userId: string, relation: ClientKept, id: string) {
      storage.removeItem(prefix(userId, relation) + id)
    },
    /** Whether a storage event's key is one of these records of that user. */
    owns: (userId: string, key: string) => CLIENT_KEPT.some((relation) => key.startsWith(prefix(userId, relation))),
  }
}
