import Delta from 'quill-delta'
import { linkAddress } from '../link-address'

/** A bare address in a sentence, without the punctuation that ends the sentence. */
const BARE = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’]/giu

/** The address that a text is and nothing else; null for words. */
export function soleAddress(text: string): string | null {
  const bare = text.trim()
  return /^(?:https?:\/\/|www\.)\S+$/i.test(bare) ? linkAddress(bare) : null
}

/** The bare address that a text ends with: where it begins, and what it leads to. */
export function addressAtEnd(text: string): { start: number; address: string } | null {
  const last = [...text.matchAll(BARE)].at(-1)
  const address = last && last.index + last[0].length === text.length ? linkAddress(last[0]) : null
  return last && address ? { start: last.index, address } : null
}

/** The same text with its bare addresses as links; what is a link or code stays as it is. */
export function linkAddresses(delta: Delta): Delta {
  return delta.reduce((linked, op) => {
    const { insert, attributes } = op
    if (typeof insert !== 'string' || attributes?.link || attributes?.code) return linked.push(op)
    let at = 0
    for (const { 0: bare, index } of insert.matchAll(BARE)) {
      const address = linkAddress(bare)
      if (!address) continue
      linked.insert(insert.slice(at, index), attributes)
      linked.insert(bare, { ...attributes, link: address })
      at = index + bare.length
    }
    return linked.insert(insert.slice(at), attributes)
  }, new Delta())
}
