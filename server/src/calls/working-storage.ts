import type { StorageLike } from '@ementa/mock-backend/parts'
import type { WorkingSet } from '../store/working-set'

const TABLE = 'documents'

/** A storage over the working set of a call, for the values that have a storage key of their own. */
export function workingStorage(set: WorkingSet): StorageLike {
  const entityAt = (key: string) => {
    const writes = set.writes.get(TABLE)
    if (writes?.has(key)) return writes.get(key)
    const row = set.row(TABLE, key)
    return row?.isDeleted ? undefined : row?.doc
  }
  const textOf = (key: string): string | null => {
    const entity = entityAt(key)
    return entity && 'text' in entity ? String(entity.text) : null
  }
  return {
    length: 0,
    key: () => null,
    getItem: textOf,
    setItem: (id, text) => set.write(TABLE, id, { id, text }),
    removeItem: (key) => {
      if (textOf(key) !== null) set.write(TABLE, key, undefined)
    },
  }
}
