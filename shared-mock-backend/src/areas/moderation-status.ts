import type { UserModerationStatus } from '@ementa/contracts'
import type { Collections } from '../store/collections'

/** The user's moderation status; one that nobody set is active. */
export function moderationStatus(db: Collections, userId: string): UserModerationStatus {
  return (
    db.moderationStatuses.get(userId) ?? {
      user_id: userId,
      status: 'active',
      is_moderator: false,
      warnings_count: 0,
      last_warning_at: null,
    }
  )
}
