import { paths } from '@ementa/contracts'
import {
  Column,
  Loading,
  Outline,
  PartSkeleton,
  PostSkeleton,
  ReaderSkeleton,
  RowSkeleton,
  useMediaQuery,
} from '@ementa/ui'
import { matchPath, useLocation } from '@ementa/ui/router'
import type { ReactNode } from 'react'

/** Shapes of page skeletons. `feed` has tabs instead of a title on phones. */
type PageShape = 'feed' | 'posts' | 'rows' | 'table' | 'text' | 'form' | 'profile' | 'parts'

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
function shapeOf(pathname: string): PageShape {
  return SHAPES.find(([{ pattern }]) => matchPath(pattern, pathname))?.[1] ?? 'parts'
}

const TITLE = (
  <div className="outline-bar">
    <Outline h="26px" w="40%" />
  </div>
)
const many = (count: number, one: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => one(index))

const CONTENT: Record<PageShape, () => ReactNode> = {
  feed: () => many(4, (index) => <PostSkeleton key={index} />),
  posts: () => many(4, (index) => <PostSkeleton key={index} />),
  rows: () => many(7, (index) => <RowSkeleton key={index} />),
  table: () => many(9, (index) => <RowSkeleton key={index} />),
  parts: () => many(4, (index) => <PartSkeleton key={index} />),
  text: () => <ReaderSkeleton />,
  form: () =>
    many(3, (index) => (
      <div key={index} className="outline-field">
        <Outline h="14px" w="120px" />
        <Outline h={index === 1 ? '132px' : '44px'} mt="8px" />
      </div>
    )),
  profile: () => (
    <>
      <div className="outline-person">
        <Outline h="72px" w="72px" isRound />
        <div className="outline-fill">
          <Outline h="24px" w="60%" />
          <Outline h="14px" w="35%" mt="12px" />
        </div>
      </div>
      {CONTENT.posts()}
    </>
  ),
}

/** Skeleton of the coming page while its remote is loaded. */
export function SectionSkeleton() {
  const { pathname } = useLocation()
  const isMobile = useMediaQuery('mobile')
  const shape = shapeOf(pathname)
  const isFeed = shape === 'feed'
  const hasTitle = shape !== 'profile' && !(isFeed && isMobile)
  return (
    <Column width={shape === 'table' ? 'wide' : undefined} margin="empty">
      <Loading>
        {hasTitle && <div className="outline-title">{TITLE}</div>}
        {isFeed && <FeedBars />}
        {CONTENT[shape]()}
      </Loading>
    </Column>
  )
}

/** Skeleton of the feed's tabs and topics. */
function FeedBars() {
  return (
    <>
      <div className="outline-tabs">
        {many(3, (index) => (
          <Outline key={index} h="16px" w="72px" />
        ))}
      </div>
      <div className="outline-topics">
        {many(5, (index) => (
          <Outline key={index} h="32px" w="92px" isRound />
        ))}
      </div>
    </>
  )
}
