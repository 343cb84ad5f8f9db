import type { ReportReason, ReportTargetType } from './entities/moderation'
import type { Post } from './entities/post'
import type { Profile } from './entities/profile'
import type { Rendered } from './remote-module'

/**
 * The components that one remote exposes for the pages of another, with their props: `remote/exposed`, as
 * `services.widgets.load(id)` takes it. Every id is in the `exposes` of that remote's `remote.json`.
 */
export interface WidgetMap {
  'social/margin': RightColumnProps
  'social/post-card': PostCardProps
  'social/queued-posts': QueuedPostsProps
  'social/report-dialog': ReportDialogProps
  'social/issue-thread': IssueThreadProps
}

export type WidgetId = keyof WidgetMap

/** A component of another remote. A plain function of its props: `memo` around it is fine. */
export type Widget<Id extends WidgetId> = (props: WidgetMap[Id]) => Rendered

/** Props of `social/margin`, the right column of a page in wide windows. The id is older than the name and stays: pages in use ask for it. */
export interface RightColumnProps {
  /** Path of the page: the column leaves out what that page shows itself. */
  path: string
}

/** Props of `social/post-card`. The card is memoised: hand over stable functions. */
export interface PostCardProps {
  post: Post
  /** Null when the author's profile is unknown: a placeholder is in its place. */
  author: Profile | null
  /** `thread`: the card heads its own comment thread, so it leads nowhere itself. `part`: another part on a thread's page. */
  place?: 'list' | 'thread' | 'part'
  /** Says why the post is in this list, where that is not obvious: `Você segue #lgpd`. */
  reason?: string
  /** The post was deleted, or a draft was published: the list can drop it. The card itself is gone by then. */
  onGone?: (postId: string) => void
}

/** Props of `social/queued-posts`, the own posts that wait in the offline queue. */
export interface QueuedPostsProps {
  /** Shows only posts with this tag. */
  tag?: string | null
  /** Time at which the list was read that will hold them, ms epoch: posts sent before are in it. */
  savedAt: number | undefined
}

/** Props of `social/issue-thread`: the comments on an issue of a newsletter. */
export interface IssueThreadProps {
  issueId: string
  /** Path of the page that shows it: the permalinks of comments are on that page. */
  path: string
}

/** Props of `social/report-dialog`. */
export interface ReportDialogProps {
  isOpen: boolean
  onClose: () => void
  target: { type: ReportTargetType; id: string }
  /** The author, or the reported person, whom the dialog offers to mute or block afterwards. Null when unknown. */
  author: Pick<Profile, 'id' | 'username'> | null
  /** Sends it in another way than `moderation.reportContent`; the dialog still owns busy state and toasts. */
  send?: (report: { reason: ReportReason; description: string }) => Promise<unknown>
  /** Titles of the toasts, where they differ from `Denúncia enviada` and `Erro ao enviar denúncia`. */
  sentTitle?: string
  failedTitle?: string
  /** Called after the report was sent. */
  onSent?: () => void
}
