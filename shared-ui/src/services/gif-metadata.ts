const EXTENSION = 0x21
const IMAGE = 0x2c
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
export function dropGifMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 13 + colourTableLength(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const start = at
    const [block, label] = [bytes[at], bytes[at + 1]]
    if (block === IMAGE) at = endOfSubBlocks(bytes, at + 11 + colourTableLength(bytes[at + 9]))
    else if (block === EXTENSION) at = endOfSubBlocks(bytes, at + 2)
    else break
    const name = String.fromCharCode(...bytes.subarray(start + 3, start + 14))
    if (block === IMAGE || label === GRAPHIC_CONTROL || (label === APPLICATION && name === LOOP))
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
