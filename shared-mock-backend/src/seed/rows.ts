// The short forms in which people write the sample content; `build-*.ts` turn them into entities.

import type { QuotedRef } from '@ementa/contracts'

export interface PostRow {
  id: string
  /** Username of the author. */
  by: string
  /** Hours before the start of the seed at which it was written. */
  hours: number
  body: string
  quotes?: QuotedRef
  /** The parts that follow, of a thread. */
  rest?: string[]
  tags: string[]
  likes?: number
  shares?: number
  image?: string
  /** Description of the image. */
  shows?: string
  /** Further images, each with its description. */
  more?: readonly (readonly [image: string, shows: string])[]
  edited?: true
  draft?: true
  /** Days ahead, hour (UTC) and weekday of a scheduled post, which is published with a future `scheduled_at`. */
  scheduled?: [days: number, utcHour: number, weekday?: number]
}

export interface CommentRow {
  /** Username of the author. */
  by: string
  /** Minutes after the post, or after the comment it answers. */
  after: number
  body: string
  likes?: number
  edited?: true
  /** The reason of a report; the comment is then hidden behind the review notice. */
  reported?: string
  replies?: CommentRow[]
}

export interface ThreadRow {
  post: string
  comments: CommentRow[]
}

export interface IssueThreadRow {
  issue: string
  /** Handle of the issue's newsletter. */
  handle: string
  /** Time at which the issue went out, as in its own row: days back, hour (UTC) and weekday. */
  sent: [days: number, utcHour: number, weekday?: number]
  comments: CommentRow[]
}

export interface IssueRow {
  id: string
  /** Id of the newsletter. */
  newsletter: string
  title: string
  subject: string
  preheader?: string
  html: string
  /** Days back and hour (UTC) of a sent issue. */
  sent?: [days: number, utcHour: number]
  /** Days ahead and hour (UTC) of a scheduled issue, and how it recurs. */
  scheduled?: [days: number, utcHour: number, recurrence: 'none' | 'daily' | 'weekly' | 'monthly']
  /** Hours since the last change of a draft. */
  draft?: number
}
