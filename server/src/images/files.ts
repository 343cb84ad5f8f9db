import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { IMAGE } from '@ementa/contracts'
import type { Query } from '../database/database'
import type { ImageFile } from './make-sizes'

/** The place of uploaded images. */
export interface ImageFiles {
  /** Returns the smallest copy of an image that is at least so many px wide, or else the largest. */
  read(id: string, width: number): Promise<Blob | undefined>
  write(id: string, files: readonly ImageFile[]): Promise<void>
  delete(id: string): Promise<void>
}

export const nameOf = (id: string, width: ImageFile['width']) => (width === null ? id : `${id}@${width}`)
export const namesOf = (id: string) => [...IMAGE.copies.map((width) => nameOf(id, width)), id]
/** The copies that would do, the best one first. */
export const candidates = (id: string, atLeast: number) => [
  ...IMAGE.copies.filter((width) => width >= atLeast).map((width) => nameOf(id, width)),
  id,
]

/** Images as rows of the database, which every process sees and every back-up has. */
export function imageRows(query: Query): ImageFiles {
  return {
    async read(id, width) {
      const names = candidates(id, width)
      const [row] = await query<{ type: string; bytes: string }>(
        'select type, bytes from images where id = any($1::text[]) order by array_position($1::text[], id) limit 1',
        [names],
      )
      return row && new Blob([Buffer.from(row.bytes, 'base64')], { type: row.type })
    },
    async write(id, files) {
      for (const { width, type, bytes } of files) {
        await query('insert into images (id, type, bytes) values ($1, $2, $3) on conflict (id) do nothing', [
          ...[nameOf(id, width), type, bytes.toString('base64')],
        ])
      }
    },
    delete: async (id) => void (await query('delete from images where id = any($1::text[])', [namesOf(id)])),
  }
}

/** Types by the first byte of what `makeSizes` writes. */
const TYPES = new Map([
  [0xff, 'image/jpeg'],
  [0x89, 'image/png'],
  [0x47, 'image/gif'],
  [0x52, 'image/webp'],
])

/**
 * Images as files of a folder, which all processes share.
 * @param before the place of images that were uploaded before the folder was set
 */
export function imageFolder(folder: string, before: ImageFiles): ImageFiles {
  return {
    async read(id, width) {
      for (const name of candidates(id, width)) {
        const bytes = await fs.readFile(path.join(folder, name)).catch(() => null)
        if (bytes) return new Blob([bytes], { type: TYPES.get(bytes[0] ?? 0) ?? '' })
      }
      return before.read(id, width)
    },
    async write(id, files) {
      await fs.mkdir(folder, { recursive: true })
      // The largest comes last, and each has its name only once it is whole.
      for (const { width, bytes } of files.toReversed()) {
        const part = path.join(folder, `${randomUUID()}.part`)
        await fs.writeFile(part, bytes, { mode: 0o600 })
        await fs.rename(part, path.join(folder, nameOf(id, width)))
      }
    },
    async delete(id) {
      for (const name of namesOf(id)) await fs.rm(path.join(folder, name), { force: true })
      await before.delete(id)
    },
  }
}
