import Delta from 'quill-delta'
import { bareAddresses, linkAddress } from '../link-address'

/** The address that a text is and nothing else; null for words. */
export function findSoleAddress(text: string): string | null {
  const bare = text.trim()
  return /^(?:https?:\/\/|www\.)\S+$/i.test(bare) ? linkAddress(bare) : null
}

/** The bare address that a text ends with, punctuation aside: where it begins, how it is written, what it leads to. */
export function addressAtEnd(text: string): ReturnType<typeof bareAddresses>[number] | null {
  const last = bareAddresses(text).at(-1)
  return last && !/\s/.test(text.slice(last.start)) ? last : null
}

/** The same text with its bare addresses as links; what is a link or code stays as it is. */
export function linkAddresses(delta: Delta): Delta {
  return delta.reduce((linked, op) => {
    const { insert, attributes } = op
    if (typeof insert !== 'string' || attributes?.link || attributes?.code) return linked.push(op)
    let at = 0
    for (const { start, written, address } of bareAddresses(insert)) {
      linked.insert(insert.slice(at, start), attributes)
      linked.insert(written, { ...attributes, link: address })
      at = start + written.length
    }
    return linked.insert(insert.slice(at), attributes)
  }, new Delta())
}
