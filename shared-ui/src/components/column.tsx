import { Box, type BoxProps } from '@chakra-ui/react'

interface ColumnProps extends Omit<BoxProps, 'width'> {
  /** `feed` 600 px for posts, `reader` 680 px for texts and lists, `wide` all there is, for tables and grids. */
  width?: 'feed' | 'reader' | 'wide'
}

/**
 * The column of every page. It always begins at the sidebar's rule and ends in a hairline of its own, so that nothing
 * moves sideways from page to page; on phones it is the whole width.
 */
export function Column({ width = 'reader', ...rest }: ColumnProps) {
  return (
    <Box
      flex="1 1 auto"
      w="100%"
      minW={0}
      maxW={width === 'wide' ? 'none' : width}
      minH="calc(100dvh - var(--ementa-header))"
      borderInlineEnd={width === 'wide' ? undefined : { md: '1px solid' }}
      borderColor={{ md: 'border' }}
      {...rest}
    />
  )
}
