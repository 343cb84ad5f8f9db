import { ERRORS, errorCode, IMAGE, type ImageSize, isOfflineError } from '@ementa/contracts'

/** Input of the upload call: base64 without a prefix, the size in px. */
interface PreparedImage extends ImageSize {
  name: string
  type: string
  data: string
}

const UNSUPPORTED_TEXT = ERRORS.UNSUPPORTED_TYPE.message
const TOO_LARGE_TEXT = ERRORS.TOO_LARGE.message
const UNREADABLE_TEXT = 'Não foi possível ler a imagem. O arquivo pode estar corrompido.'
const DISK_FULL_TEXT = 'Não há espaço neste aparelho para guardar a imagem. Libere espaço ou siga sem ela.'
const OFFLINE_TEXT = 'Sem conexão, a imagem não pôde ser enviada. O texto continua aqui.'

/** A refusal whose message is shown to the person as it is. */
export class ImageRefusal extends Error {
  override readonly name = 'ImageRefusal'
}

const ACCEPTED: readonly string[] = IMAGE.types

/** Checks first the type, then the size; the type also by the file's first bytes, since a name proves nothing. */
export async function checkImage(file: File): Promise<void> {
  if (!ACCEPTED.includes(file.type)) throw new ImageRefusal(UNSUPPORTED_TEXT)
  if (file.size > IMAGE.maxBytes) throw new ImageRefusal(TOO_LARGE_TEXT)
  if (!looksLikeImage(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) throw new ImageRefusal(UNSUPPORTED_TEXT)
}

const MAGIC = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
}

function looksLikeImage(bytes: Uint8Array): boolean {
  return Object.values(MAGIC).some((magic) => magic.every((byte, index) => bytes[index] === byte))
}

/** Computes the size of a picture whose longest edge is at most `maxEdge` px, the ratio kept. */
export function fitSize(width: number, height: number, maxEdge: number = IMAGE.maxEdge): ImageSize {
  const scale = Math.min(1, maxEdge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Checks, decodes and shrinks an image file, and keeps nothing of it but the picture: cameras write into a photo where it
 * was taken. Every image that is uploaded comes through here. Rejects with `ImageRefusal`.
 * @param maxEdge longest edge in px; a GIF keeps its size
 */
export async function prepareImage(file: File, maxEdge: number = IMAGE.maxEdge): Promise<PreparedImage> {
  await checkImage(file)
  const picture = await readPicture(file, maxEdge).catch(() => {
    throw new ImageRefusal(UNREADABLE_TEXT)
  })
  const { blob, width, height } = picture
  return { name: file.name, type: blob.type, data: toBase64(new Uint8Array(await blob.arrayBuffer())), width, height }
}

async function readPicture(file: File, maxEdge: number): Promise<{ blob: Blob } & ImageSize> {
  const bitmap = await createImageBitmap(file)
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isGif = MAGIC.gif.every((byte, index) => bytes[index] === byte)
    // A GIF drawn on a canvas would lose its movement.
    if (!isGif) return await redraw(bitmap, file.type, maxEdge)
    const { width, height } = bitmap
    return { blob: new Blob([dropGifMetadata(bytes)], { type: 'image/gif' }), width, height }
  } finally {
    bitmap.close()
  }
}

/** Draws the picture upright and no larger than allowed, without anything else that the file holds. */
async function redraw(bitmap: ImageBitmap, type: string, maxEdge: number): Promise<{ blob: Blob } & ImageSize> {
  const { width, height } = fitSize(bitmap.width, bitmap.height, maxEdge)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  const blob = await canvas.convertToBlob({ type: type === 'image/png' ? 'image/png' : 'image/jpeg', quality: 0.92 })
  return { blob, width, height }
}

function toBase64(bytes: Uint8Array): string {
  // The bytes are converted in pieces: one call with five million arguments overflows the stack.
  let binary = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return btoa(binary)
}

/** Returns whether the file itself is refused, by this device or by the backend: another try gives the same answer. */
export function isRefusedImage(error: unknown): boolean {
  return error instanceof ImageRefusal || ['UNSUPPORTED_TYPE', 'TOO_LARGE'].includes(errorCode(error))
}

/** Returns why an upload failed, for the line below the field and for the toast. */
export function uploadErrorText(error: unknown): string {
  if (error instanceof ImageRefusal) return error.message
  if (isOfflineError(error)) return OFFLINE_TEXT
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return DISK_FULL_TEXT
  switch (errorCode(error)) {
    case 'UNSUPPORTED_TYPE':
      return UNSUPPORTED_TEXT
    case 'TOO_LARGE':
      return TOO_LARGE_TEXT
    case 'STORAGE_FULL':
      return DISK_FULL_TEXT
    default:
      return ERRORS.UPLOAD_FAILED.message
  }
}

// The blocks of a GIF.
const EXTENSION = 0x21
const FRAME = 0x2c
const TRAILER = 0x3b
/** Label of the block with a frame's duration and transparent colour. */
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** The one application block that is about the picture: how often it repeats. */
const LOOP = 'NETSCAPE2.0'

/**
 * Returns a GIF with its frames, their timing and its loop, without comments and the blocks of other applications (XMP,
 * for example), which may say where and by whom it was made. What follows the end of the GIF is left out too.
 */
function dropGifMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 13 + colourTableLength(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const start = at
    const [block, label] = [bytes[at], bytes[at + 1]]
    if (block === FRAME) at = endOfSubBlocks(bytes, at + 11 + colourTableLength(bytes[at + 9]))
    else if (block === EXTENSION) at = endOfSubBlocks(bytes, at + 2)
    else break
    const name = String.fromCharCode(...bytes.subarray(start + 3, start + 14))
    if (block === FRAME || label === GRAPHIC_CONTROL || (label === APPLICATION && name === LOOP))
      kept.push(bytes.subarray(start, at))
  }
  const result = new Uint8Array(kept.reduce((length, part) => length + part.length, 1))
  let end = 0
  for (const part of kept) {
    result.set(part, end)
    end += part.length
  }
  result[end] = TRAILER
  return result
}

/** The flags of a screen or of a frame say whether a colour table follows, and its size. */
const colourTableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Each sub-block begins with its length; one of length 0 is the last. */
function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return Math.min(at + 1, bytes.length)
}
