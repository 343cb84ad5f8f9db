import { deviceDatabases, isRefusal, noteRefusedPlace } from '@ementa/contracts'
import { type DBSchema, openDB } from 'idb'

/** Storage of image files. They are never in local storage, which is small and synchronous. */
export interface BlobStore {
  put(id: string, blob: Blob): Promise<void>
  get(id: string): Promise<Blob | undefined>
  /** Fine when there is none. */
  delete(id: string): Promise<void>
  clear(): Promise<void>
  /** Returns whether stored files are still there at the next visit. */
  lasts(): Promise<boolean>
}

interface ImageDatabase extends DBSchema {
  images: { key: string; value: Blob }
}

/** Blobs in IndexedDB, or in memory where the browser refuses it; the database is opened on first use. */
export function indexedBlobs(name: string): BlobStore {
  let opening: Promise<BlobStore> | undefined
  const store = () => {
    opening ??= open(name).catch((error) => {
      // Any other failure is forgotten, so that the next call tries again.
      opening = undefined
      if (!isRefusal(error)) throw error
      noteRefusedPlace('indexedDB')
      opening = Promise.resolve(memoryBlobs())
      return opening
    })
    return opening
  }
  return {
    put: async (id, blob) => (await store()).put(id, blob),
    get: async (id) => (await store()).get(id),
    delete: async (id) => (await store()).delete(id),
    clear: async () => (await store()).clear(),
    lasts: async () => (await store()).lasts(),
  }
}

async function open(name: string): Promise<BlobStore> {
  if (!deviceDatabases()) throw new DOMException('This browser has no IndexedDB', 'SecurityError')
  const database = await openDB<ImageDatabase>(name, 1, {
    upgrade: (database) => void database.createObjectStore('images'),
  })
  return {
    put: async (id, blob) => void (await database.put('images', blob, id)),
    get: (id) => database.get('images', id),
    delete: (id) => database.delete('images', id),
    clear: () => database.clear('images'),
    lasts: async () => true,
  }
}

/** Blobs in memory, for Node and tests. */
export function memoryBlobs(): BlobStore {
  const blobs = new Map<string, Blob>()
  return {
    put: async (id, blob) => void blobs.set(id, blob),
    get: async (id) => blobs.get(id),
    delete: async (id) => void blobs.delete(id),
    clear: async () => blobs.clear(),
    lasts: async () => false,
  }
}
