import { unzipSync } from 'fflate'
import { decodeName } from '../decode-text'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const NAME_IS_UTF8 = 0x800

/** Takes the note “names are UTF-8” from every entry, so that all names come as they are, one character a byte. */
function unmarkNames(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < 0) return
  let entry = view.getUint32(end + 16, true)
  while (entry + 46 <= end && view.getUint32(entry, true) === DIRECTORY_ENTRY) {
    view.setUint16(entry + 8, view.getUint16(entry + 8, true) & ~NAME_IS_UTF8, true)
    const lengths = [28, 30, 32].map((place) => view.getUint16(entry + place, true))
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
}

/** The files of an archive, by their names as their writer saw them: macOS writes UTF-8 without saying so, Windows does not. */
export function unzip(archive: Uint8Array): { path: string; bytes: Uint8Array }[] {
  const copy = archive.slice()
  unmarkNames(copy)
  const entries = unzipSync(copy, { filter: ({ name }) => !name.startsWith('__MACOSX/') })
  return Object.entries(entries).map(([name, bytes]) => ({ path: decodeName(name), bytes }))
}
