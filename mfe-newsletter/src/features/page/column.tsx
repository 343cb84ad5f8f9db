import { Box, type BoxProps } from '@ementa/ui'

/** The column a newsletter page is set in; `wide` where a form stands beside something. */
export function Column({ wide = false, children, ...rest }: BoxProps & { wide?: boolean }) {
  return (
    <Box
      maxW={wide ? '960px' : 'reader'}
      borderInlineEnd={{ base: 'none', md: '1px solid' }}
      borderColor={{ md: 'border' }}
      minH="calc(100dvh - 56px)"
      {...rest}
    >
      {children}
    </Box>
  )
}
