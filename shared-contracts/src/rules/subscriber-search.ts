import type { Subscriber } from '../entities/subscriber'
import { fold } from '../text/text'

/** Returns whether an audience search finds a subscriber: by name, username or address, whatever the case and accents. */
export function isSubscriberFound({ name, username, email }: Subscriber, query: string): boolean {
  const wanted = fold(query.trim())
  return [name, username, email].some((text) => fold(text ?? '').includes(wanted))
}
