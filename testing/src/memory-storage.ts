import { createMemoryStorage, type DeviceStorage } from '@ementa/contracts'

/** A storage for tests that already holds something. */
export function memoryStorage(initial: Record<string, string> = {}): DeviceStorage {
  const storage = createMemoryStorage()
  for (const [key, value] of Object.entries(initial)) storage.setItem(key, value)
  return storage
}
