import { isSubscriberFound, NEWSLETTER_LIMITS, type Subscriber } from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { pageOf } from '../../paging'
import { type Collections, membersOf } from '../../store/collections'
import type { StoredSubscriber } from '../../store/stored-entities'
import { requireOwnNewsletter } from './access'

/** An address stands once in a list. */
const subscriberId = (newsletterId: string, email: string) => `${newsletterId}:${email}`

function listLocalSubscribers({ db }: Context, newsletterId: string): Subscriber[] {
  return membersOf(db, 'subscribed', newsletterId).flatMap(({ user_id, created_at }) => {
    const person = db.profiles.get(user_id)
    if (!person) return []
    const { display_name: name, username } = person
    return [{ id: user_id, name, username, email: null, subscribed_at: created_at, consent: null }]
  })
}

const toSubscriber = ({ newsletter_id: _, ...subscriber }: StoredSubscriber): Subscriber => ({
  ...subscriber,
  username: null,
})

/** Deletes an address from a list, and leaves the mark by which no import brings it back. */
export async function removeFromAudience({ db }: Context, newsletterId: string, email: string): Promise<void> {
  db.audience.delete(subscriberId(newsletterId, email))
  await markRemoved(db, newsletterId, email)
}

const dateOf = ({ subscribed_at }: Subscriber) => subscribed_at ?? ''

export const audience = {
  listAudience: os.newsletters.listAudience.use(signedIn).handler(({ input, context }) => {
    const { id } = requireOwnNewsletter(context, input.newsletterId)
    const brought = context.db.audience.by('newsletter', id).map(toSubscriber)
    const found = [...listLocalSubscribers(context, id), ...brought]
      .filter((subscriber) => isSubscriberFound(subscriber, input.query))
      .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
    const { items, nextCursor } = pageOf(found, input.cursor, input.limit, (subscriber) => subscriber.id)
    const room = Math.max(0, NEWSLETTER_LIMITS.subscribersBrought - brought.length)
    return { subscribers: items, total: found.length, nextCursor, room }
  }),

  importAudience: os.newsletters.importAudience.use(signedIn).handler(async ({ input, context }) => {
    const { db, now } = context
    const { id: newsletter_id } = requireOwnNewsletter(context, input.newsletterId)
    const emails = input.subscribers.map(({ email }) => email)
    const left = await findRemoved(db, newsletter_id, emails)
    const removed: number[] = []
    const skipped: number[] = []
    const refused: number[] = []
    let count = db.audience.by('newsletter', newsletter_id).length
    for (const [place, { email, name, subscribedAt }] of input.subscribers.entries()) {
      const id = subscriberId(newsletter_id, email)
      if (db.audience.has(id)) skipped.push(place)
      else if (left.has(place)) removed.push(place)
      else if (count >= NEWSLETTER_LIMITS.subscribersBrought) refused.push(place)
      else {
        // Nobody agrees in the future.
        const subscribed_at = subscribedAt && Date.parse(subscribedAt) <= now.getTime() ? subscribedAt : null
        db.audience.put({ id, newsletter_id, email, name, subscribed_at, consent: input.consent })
        count += 1
      }
    }
    const out = skipped.length + refused.length + removed.length
    return { added: input.subscribers.length - out, skipped, refused, removed }
  }),

  removeSubscriber: os.newsletters.removeSubscriber.use(signedIn).handler(async ({ input, context }) => {
    const { id: newsletterId } = requireOwnNewsletter(context, input.newsletterId)
    await removeFromAudience(context, newsletterId, input.email)
    return DONE
  }),

  restoreSubscriber: os.newsletters.restoreSubscriber.use(signedIn).handler(async ({ input, context }) => {
    const { id: newsletter_id } = requireOwnNewsletter(context, input.newsletterId)
    const { email, name, subscribedAt: subscribed_at } = input.subscriber
    await unmarkRemoved(context.db, newsletter_id, email)
    const id = subscriberId(newsletter_id, email)
    context.db.audience.put({ id, newsletter_id, email, name, subscribed_at, consent: input.consent })
    return DONE
  }),
}

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
