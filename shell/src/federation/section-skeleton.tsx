import {
  Box,
  Column,
  Flex,
  Loading,
  PostSkeleton,
  ReaderSkeleton,
  RowSkeleton,
  Skeleton,
  useMediaQuery,
} from '@ementa/ui'
import { useLocation } from '@ementa/ui/router'
import type { ReactNode } from 'react'
import { type PageShape, shapeOf } from './page-shapes'

const WIDTHS: Partial<Record<PageShape, 'feed' | 'wide'>> = { feed: 'feed', posts: 'feed', form: 'feed', table: 'wide' }

const TITLE = (
  <Flex align="center" minH="44px">
    <Skeleton h="26px" w="40%" />
  </Flex>
)
const many = (count: number, one: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => one(index))

const CONTENT: Record<PageShape, () => ReactNode> = {
  feed: () => many(4, (index) => <PostSkeleton key={index} />),
  posts: () => many(4, (index) => <PostSkeleton key={index} />),
  rows: () => many(7, (index) => <RowSkeleton key={index} />),
  table: () => many(9, (index) => <RowSkeleton key={index} />),
  text: () => <ReaderSkeleton />,
  form: () =>
    many(3, (index) => (
      <Box key={index} px={4} pt={5}>
        <Skeleton h="14px" w="120px" mb={2} />
        <Skeleton h={index === 1 ? '132px' : '44px'} />
      </Box>
    )),
  profile: () => (
    <>
      <Flex gap={4} px={4} py={5} align="center">
        <Skeleton boxSize="72px" borderRadius="full" flexShrink={0} />
        <Box flex={1}>
          <Skeleton h="24px" w="60%" />
          <Skeleton h="14px" w="35%" mt={3} />
        </Box>
      </Flex>
      {CONTENT.posts()}
    </>
  ),
}

/** While a remote is on its way: the outline of the page that comes, so that nothing jumps. */
export function SectionSkeleton() {
  const { pathname } = useLocation()
  const isMobile = useMediaQuery('mobile')
  const shape = shapeOf(pathname)
  const isFeed = shape === 'feed'
  const hasTitle = shape !== 'profile' && !(isFeed && isMobile)
  return (
    <Column width={WIDTHS[shape] ?? 'reader'}>
      <Loading>
        {hasTitle && (
          <Box px={4} py={4} borderBottom="1px solid" borderColor="border">
            {TITLE}
          </Box>
        )}
        {isFeed && <FeedBars />}
        {CONTENT[shape]()}
      </Loading>
    </Column>
  )
}

/** Tabs and topics. */
function FeedBars() {
  return (
    <>
      <Flex h="45px" align="center" justify="space-around" borderBottom="1px solid" borderColor="border">
        {many(3, (index) => (
          <Skeleton key={index} h="16px" w="72px" />
        ))}
      </Flex>
      <Flex gap={2} px={4} minH="48px" align="center" overflow="hidden">
        {many(5, (index) => (
          <Skeleton key={index} h="32px" w="92px" borderRadius="full" flexShrink={0} />
        ))}
      </Flex>
    </>
  )
}
