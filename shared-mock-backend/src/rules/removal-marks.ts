import type { Collections } from '../store/collections'

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The key of a newsletter's marks, made when it is first needed. It never leaves the backend. */
function keyOf(db: Collections, newsletterId: string): string {
  const existing = db.audienceKeys.get(newsletterId)
  if (existing) return existing.key
  const key = hex(crypto.getRandomValues(new Uint8Array(32)))
  db.audienceKeys.put({ id: newsletterId, key })
  return key
}

/**
 * The marks of addresses whose owners left a newsletter: a keyed hash (HMAC), so that an import can leave them out and
 * nobody can read from the mark who they were. Over plain HTTP browsers have no HMAC, and there are none.
 */
async function marksOf(db: Collections, newsletterId: string, emails: readonly string[]): Promise<(string | null)[]> {
  const { subtle } = globalThis.crypto
  if (!subtle) return emails.map(() => null)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', bytesOf(keyOf(db, newsletterId)), algorithm, false, ['sign'])
  const sign = async (email: string) => {
    const signature = await subtle.sign('HMAC', key, new TextEncoder().encode(email))
    return `${newsletterId}:${hex(new Uint8Array(signature))}`
  }
  return Promise.all(emails.map(sign))
}

/** Notes that the owner of an address left. */
export async function markRemoved(db: Collections, newsletterId: string, email: string): Promise<void> {
  const [id] = await marksOf(db, newsletterId, [email])
  if (id) db.removedSubscribers.put({ id, newsletter_id: newsletterId })
}

/** Forgets that the owner of an address left: they came back by themselves, or leaving is undone. */
export async function unmarkRemoved(db: Collections, newsletterId: string, email: string): Promise<void> {
  if (db.removedSubscribers.by('newsletter', newsletterId).length === 0) return
  const [id] = await marksOf(db, newsletterId, [email])
  if (id) db.removedSubscribers.delete(id)
}

/** Returns the indexes of the addresses whose owners left. */
export async function findRemoved(
  db: Collections,
  newsletterId: string,
  emails: readonly string[],
): Promise<Set<number>> {
  if (db.removedSubscribers.by('newsletter', newsletterId).length === 0) return new Set()
  const marks = await marksOf(db, newsletterId, emails)
  return new Set(marks.flatMap((id, place) => (id !== null && db.removedSubscribers.has(id) ? [place] : [])))
}
