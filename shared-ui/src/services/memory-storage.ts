import type { KeyValueStorage } from './stored-json'

/** A storage for tests and for browsers that forbid the real one. */
export function memoryStorage(initial: Record<string, string> = {}): KeyValueStorage & Pick<Storage, 'length' | 'key'> {
  const values = new Map(Object.entries(initial))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
