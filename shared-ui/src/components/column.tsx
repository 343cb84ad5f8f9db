import { Box, type BoxProps, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useMediaQuery } from '../hooks/use-media-query'
import { lazyPart } from './lazy-part'

/** What a tablet held upright leaves beside the rail: there all columns are as wide as each other. */
const TABLET = '746px'

const PageMargin = lazyPart(() => import('./page-margin'))

interface ColumnProps extends Omit<BoxProps, 'width'> {
  /** `feed` 600 px for posts, `reader` 680 px for texts and lists, `wide` all there is, for tables and grids. */
  width?: 'feed' | 'reader' | 'wide'
  /**
   * What is beside it where a window has room (decision 055): `filled` the product's right column, `empty` as much room,
   * `none` whatever the page puts there itself. A `wide` column leaves no room.
   */
  margin?: 'filled' | 'empty' | 'none'
}

/**
 * The column of every page. It always begins at the sidebar's rule and ends in a hairline of its own, so that nothing
 * moves sideways from page to page; on phones it is the whole width.
 */
export function Column({ width = 'reader', margin = 'filled', ...rest }: ColumnProps) {
  const hasRoom = useMediaQuery('asideBeside')
  const column = (
    <Box
      flex="1 1 auto"
      w="100%"
      minW={0}
      maxW={width === 'wide' ? 'none' : { md: TABLET, lg: width }}
      minH="calc(100dvh - var(--ementa-header))"
      borderInlineEnd={width === 'wide' ? undefined : { md: '1px solid' }}
      borderColor={{ md: 'border' }}
      {...rest}
    />
  )
  if (width === 'wide' || margin === 'none') return column
  return (
    <Flex align="flex-start" gap={8} pe={{ lg: 4, xl: 0 }}>
      {column}
      {hasRoom && (
        <Box w="288px" flexShrink={0} position="sticky" top="var(--ementa-header)">
          {margin === 'filled' && (
            <Suspense>
              <PageMargin />
            </Suspense>
          )}
        </Box>
      )}
    </Flex>
  )
}
