import { IMAGE } from '@ementa/contracts'
import type { Effect } from '@ementa/mock-backend/parts'
import type { Query } from '../database/database'
import type { ImageFiles } from '../images/files'
import { type ImageFile, makeSizes } from '../images/make-sizes'
import { IMAGE_SHOWN } from './reads'

/** Creates the table of uploaded files, which no collection declares. */
export const IMAGES_TABLE = `create table images (
  id text collate "C" primary key,
  type text not null,
  bytes text not null,
  created_at timestamptz not null default now()
)`

/**
 * Checks the file of an upload by its content, before any transaction. Returns what the call becomes by it, the code of a
 * refusal, or null for an input that the call itself refuses.
 */
export async function checkUpload(input: unknown) {
  if (typeof input !== 'object' || !input || !('data' in input) || typeof input.data !== 'string') return null
  const bytes = Buffer.from(input.data, 'base64')
  if (bytes.length > IMAGE.maxBytes) return null
  const made = await makeSizes(bytes)
  if (typeof made === 'string') return made
  // The reference of the image tells its true size.
  const { width, height, files: uploaded } = made
  const checked = { ...input, width, height }
  return { input: checked, body: JSON.stringify(checked), uploaded }
}

/** Returns whether anything that people see names the image. */
async function isShown(query: Query, imageUrl: string): Promise<boolean> {
  const [row] = await query<{ is_shown: boolean }>(IMAGE_SHOWN, [imageUrl])
  return row?.is_shown === true
}

/** Carries out what a call does to images. It comes after the commit, and sees what the call has changed. */
export async function changeImages(
  query: Query,
  images: ImageFiles,
  effects: readonly Effect[],
  uploaded: readonly ImageFile[] = [],
): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'storeImage') await images.write(effect.id, uploaded)
    if (effect.type === 'forgetImage' && !(await isShown(query, effect.imageUrl)))
      await images.delete(effect.imageUrl.slice(IMAGE.localScheme.length))
  }
}
