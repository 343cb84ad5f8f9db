import type { BlobStore } from '@ementa/mock-backend/parts'
import type { Query } from '../database/database'

/** Creates the table of uploaded files, which no collection declares. */
export const IMAGES_TABLE = `create table images (
  id text collate "C" primary key,
  type text not null,
  bytes text not null,
  created_at timestamptz not null default now()
)`

/** Reads an uploaded file; undefined where there is none. */
export async function readImage(query: Query, id: string): Promise<Blob | undefined> {
  const [row] = await query<{ type: string; bytes: string }>('select type, bytes from images where id = $1', [id])
  return row && new Blob([Buffer.from(row.bytes, 'base64')], { type: row.type })
}

/** Files as one call sees them: what it puts is written with its changes. */
export interface WorkingImages extends BlobStore {
  begin(): void
  /** Writes the changes. Returns whether there were any. */
  flush(): Promise<boolean>
}

export function workingImages(query: Query): WorkingImages {
  let written = new Map<string, Blob | null>()
  return {
    begin: () => {
      written = new Map()
    },
    put: async (id, blob) => void written.set(id, blob),
    get: async (id) => (written.has(id) ? (written.get(id) ?? undefined) : readImage(query, id)),
    delete: async (id) => void written.set(id, null),
    clear: async () => {},
    lasts: async () => true,
    flush: async () => {
      for (const [id, blob] of written) {
        if (!blob) await query('delete from images where id = $1', [id])
        else {
          const bytes = Buffer.from(await blob.arrayBuffer()).toString('base64')
          await query('insert into images (id, type, bytes) values ($1, $2, $3) on conflict (id) do nothing', [
            id,
            blob.type,
            bytes,
          ])
        }
      }
      return written.size > 0
    },
  }
}
