import type { NewsletterIssue } from '../entities/newsletter'
import { TIMING } from '../limits'

/**
 * Returns the time (ISO UTC) from which others may see an issue sent by hand; until then its author can take it back
 * (decision 049).
 */
export const releaseTime = (sentAt: Date): string => new Date(sentAt.getTime() + TIMING.undoSend).toISOString()

/**
 * Returns whether others than its owner may see an issue: it is sent, and its author can no longer take that back
 * (decision 049). The one rule for every read that shows issues. `now` in ms since the epoch.
 */
export function isReleased({ status, visible_from }: Pick<NewsletterIssue, 'status' | 'visible_from'>, now: number) {
  return status === 'sent' && (visible_from == null || Date.parse(visible_from) <= now)
}

/** The moment from which an issue counts as new to its readers, ISO UTC. */
export const releasedAt = ({ visible_from, sent_at, created_at }: NewsletterIssue): string =>
  visible_from ?? sent_at ?? created_at
