// Images that wait on this device until they can be uploaded. This module is loaded when one is chosen offline, shown or sent (decision 009).
import {
  deviceDatabases,
  deviceStorage,
  ERRORS,
  IMAGE,
  type Inputs,
  keysOf,
  randomId,
  STORAGE_PREFIX,
  withImageSize,
} from '@ementa/contracts'
import type { Transport } from '@ementa/ui/host'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'

type Upload = Inputs['images']['upload']

interface OfflineImage {
  upload: Upload
  /** Time of storing, in ms since the epoch. */
  keptAt: number
  /** Address after the upload, while the post that names it is not sent yet. */
  imageUrl?: string
}

interface Database extends DBSchema {
  images: { key: string; value: OfflineImage }
}

/** Age in ms before which an unnamed image is kept: a tab may name it in a text that is not stored yet. */
const DAY = 86_400_000
const NAMES = new RegExp(`${IMAGE.keptScheme}[\\w-]+`, 'g')

let opening: Promise<IDBPDatabase<Database>> | undefined

function images(): Promise<IDBPDatabase<Database>> {
  if (!deviceDatabases()) return Promise.reject(new Error('Failed to store images: this browser has no IndexedDB.'))
  opening ??= openDB<Database>(`${STORAGE_PREFIX}kept-images`, 1, {
    upgrade: (database) => void database.createObjectStore('images'),
  }).catch((error) => {
    // The next call opens the database again.
    opening = undefined
    throw error
  })
  return opening
}

/** Stores an image on this device. Returns a local address, under which posts name it. */
export async function storeOfflineImage(upload: Upload): Promise<string> {
  const imageUrl = IMAGE.keptScheme + withImageSize(randomId(), upload)
  const database = await images()
  await database.put('images', { upload, keptAt: Date.now() }, imageUrl)
  await removeUnnamed()
  return imageUrl
}

/** Returns the image that is stored under a local address; undefined if there is none. */
export async function readOfflineImage(imageUrl: string): Promise<Blob | undefined> {
  const stored = await (await images()).get('images', imageUrl)
  if (!stored) return undefined
  const bytes = Uint8Array.from(atob(stored.upload.data), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: stored.upload.type })
}

const uploadedSchema = v.object({ image_url: v.string() })

/**
 * Sends a call after uploading the stored images that it names, each once even if the call is retried. If an upload fails, its
 * answer is returned.
 */
export async function sendWithImages(request: Request, inner: Transport): Promise<Response> {
  const database = await images()
  let body = await request.clone().text()
  const kept = [...new Set(body.match(NAMES))]
  for (const name of kept) {
    const image = await database.get('images', name)
    if (!image) return imageIsGone()
    if (image.imageUrl === undefined) {
      const answer = await inner(uploadOf(request, image.upload))
      const uploaded = v.safeParse(
        uploadedSchema,
        await answer
          .clone()
          .json()
          .catch(() => null),
      )
      if (!answer.ok || !uploaded.success) return answer
      image.imageUrl = uploaded.output.image_url
      await database.put('images', image, name)
    }
    body = body.replaceAll(name, image.imageUrl)
  }
  const response = await inner(new Request(request.url, { method: request.method, headers: request.headers, body }))
  if (response.ok) await Promise.all(kept.map((name) => database.delete('images', name)))
  return response
}

const uploadOf = (request: Request, upload: Upload) =>
  new Request(request.url.replace(/\/posts\/[^/]*$/, '/images/upload'), {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify(upload),
  })

const { status, message } = ERRORS.UPLOAD_FAILED
const imageIsGone = () =>
  Response.json({ defined: true, code: 'UPLOAD_FAILED', status, message, data: null }, { status })

/** Removes images that no stored text on this device names any more. */
async function removeUnnamed(): Promise<void> {
  const database = await images()
  const named = new Set(
    keysOf(deviceStorage, STORAGE_PREFIX).flatMap((key) => deviceStorage.getItem(key)?.match(NAMES) ?? []),
  )
  for (const name of await database.getAllKeys('images')) {
    const image = await database.get('images', name)
    if (image && image.keptAt < Date.now() - DAY && !named.has(name)) await database.delete('images', name)
  }
}
