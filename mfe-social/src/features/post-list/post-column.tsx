import { Box, type BoxProps } from '@ementa/ui'

/** The reading column of every page with posts: 600 px between hairlines, the whole width on phones. */
export function PostColumn(props: BoxProps) {
  return (
    <Box
      flex="1 1 auto"
      minW={0}
      maxW="feed"
      w="100%"
      mx="auto"
      borderInline={{ md: '1px solid' }}
      borderColor={{ md: 'border' }}
      {...props}
    />
  )
}
