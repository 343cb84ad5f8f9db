import type {
  DecidedContent,
  ModeratedItemType,
  ModerationReason,
  ReportReason,
  ReportTargetType,
} from '../entities/moderation'
import { imagesOf } from './images'
/**
 * Dialog reason → reason in the moderation queue: `fake` is `fake_news` there; reasons without a counterpart
 * stay as they are, `most_common_reason` is free text.
 */
export function queueReason(reason: ReportReason): string {
  return reason === 'fake' ? 'fake_news' : reason
}

/** Translates a dialog reason to a reason of a moderation report, whose list is closed; others count as inappropriate. */
export function moderationReason(reason: ReportReason): ModerationReason {
  switch (reason) {
    case 'spam':
    case 'harassment':
    case 'inappropriate':
      return reason
    case 'fake':
      return 'fake_news'
    case 'impersonation':
    case 'other':
      return 'inappropriate'
  }
}

/** Reason of an item that is in the queue again because its author objected to a decision. */
export const OBJECTION_REASON = 'objection'

/** Translates a report's target type to the queue's name: a `user` is a `profile` there. */
export function moderatedItemType(type: ReportTargetType): ModeratedItemType {
  return type === 'user' ? 'profile' : type
}

type Texted = Pick<DecidedContent, 'body' | 'image_url' | 'image_description' | 'more_images'>

/** Returns whether two versions of a content say the same: its words, its images and their descriptions. */
export function isSameText(a: Texted, b: Texted): boolean {
  return a.body === b.body && JSON.stringify(imagesOf(a)) === JSON.stringify(imagesOf(b))
}
