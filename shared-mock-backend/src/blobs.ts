import { type DBSchema, openDB } from 'idb'

/** Where image files live (decision P-9): never in local storage, which is small and synchronous. */
export interface BlobStore {
  put(id: string, blob: Blob): Promise<void>
  get(id: string): Promise<Blob | undefined>
  /** Fine when there is none. */
  delete(id: string): Promise<void>
  clear(): Promise<void>
}

interface ImageDatabase extends DBSchema {
  images: { key: string; value: Blob }
}

/** Blobs in IndexedDB; the database is opened on first use. */
export function indexedBlobs(name: string): BlobStore {
  let opening: ReturnType<typeof open> | undefined
  const open = () =>
    openDB<ImageDatabase>(name, 1, { upgrade: (database) => void database.createObjectStore('images') })
  const database = () => {
    // A failed opening is forgotten, so that the next call tries again.
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    put: async (id, blob) => void (await (await database()).put('images', blob, id)),
    get: async (id) => (await database()).get('images', id),
    delete: async (id) => (await database()).delete('images', id),
    clear: async () => (await database()).clear('images'),
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
  }
}
