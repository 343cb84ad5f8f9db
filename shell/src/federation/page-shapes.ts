import { paths } from '@ementa/contracts'
import { matchPath } from '@ementa/ui/router'

/** Shapes of page skeletons. `feed` has tabs instead of a title on phones. */
export type PageShape = 'feed' | 'posts' | 'rows' | 'table' | 'text' | 'form' | 'profile' | 'parts'

/** Shapes by route pattern, specific patterns first. Other pages have sections with headings. */
const SHAPES: readonly [page: { pattern: string }, shape: PageShape][] = [
  [paths.home, 'feed'],
  [paths.search, 'posts'],
  [paths.compose, 'form'],
  [paths.drafts, 'posts'],
  [paths.bookmarks, 'posts'],
  [paths.followedTags, 'posts'],
  [paths.comments, 'posts'],
  [paths.act, 'posts'],
  [paths.article, 'posts'],
  [paths.sumula, 'posts'],
  [paths.theme, 'posts'],
  [paths.lawsuit, 'posts'],
  [paths.profile, 'profile'],
  [paths.user, 'profile'],
  [paths.newsletterCreate, 'form'],
  [paths.newsletter, 'text'],
  [paths.issue, 'text'],
  [paths.issueNew, 'form'],
  [paths.issueEdit, 'form'],
  [paths.notifications, 'rows'],
  [paths.moderation, 'table'],
  [paths.moderationUsers, 'table'],
  [paths.moderationLogs, 'table'],
]

/** Finds the shape of the page at a path, before its remote is loaded. */
export function shapeOf(pathname: string): PageShape {
  return SHAPES.find(([{ pattern }]) => matchPath(pattern, pathname))?.[1] ?? 'parts'
}
