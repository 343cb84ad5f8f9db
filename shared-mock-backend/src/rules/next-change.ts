import { isScheduled, releasedAt, TIMING } from '@ementa/contracts'
import type { Collections } from '../store/collections'

/**
 * In how many ms answers change although nobody writes anything; null when nothing is due. It looks at the whole store and
 * not at what one call left out because of the time: one place for all calls, of which none can forget it (decision 078).
 * @param nextDue when the next schedule of an issue falls due, in ms epoch
 */
export function nextChange(db: Collections, nextDue: number | null, now: Date): number | null {
  const time = now.getTime()
  const moments = [
    ...(nextDue === null ? [] : [nextDue]),
    ...releases(db, time),
    ...db.posts
      .by('dated', 'all')
      .filter((post) => isScheduled(post, time))
      .map(({ scheduled_at }) => Date.parse(scheduled_at ?? '')),
    ...Array.from(db.moderationStatuses.all(), ({ banned_until }) => Date.parse(banned_until ?? '')),
    ...Array.from(db.mutedWords.all(), ({ until }) => Date.parse(until ?? '')),
    ...Array.from(db.claims.all(), ({ until }) => Date.parse(until)),
  ].filter((moment) => moment > time)
  return moments.length === 0 ? null : Math.min(...moments) - time
}

/** Returns the times at which issues sent a moment ago become visible to others. The newest issues come first. */
function releases({ issues }: Collections, time: number): number[] {
  const moments: number[] = []
  for (const issue of issues.all()) {
    if (Date.parse(issue.sent_at ?? issue.created_at) < time - TIMING.undoSend) break
    if (issue.status === 'sent') moments.push(Date.parse(releasedAt(issue)))
  }
  return moments
}
