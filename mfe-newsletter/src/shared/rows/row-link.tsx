import { Box, type BoxProps } from '@ementa/ui'
import { Link } from '@ementa/ui/router'

/** The link of a row, which covers all of it: the row is `position: relative`, its other controls lie above. */
export function RowLink({ to, children, ...rest }: BoxProps & { to: string }) {
  return (
    <Box
      as={Link}
      to={to}
      _hover={{ color: 'brand.fg' }}
      _after={{ content: '""', position: 'absolute', inset: 0 }}
      {...rest}
    >
      {children}
    </Box>
  )
}

/** One entry of a list, with a line below it. */
export function ListRow({ children }: { children: BoxProps['children'] }) {
  return (
    <Box
      as="article"
      position="relative"
      px={4}
      py={4}
      borderBottom="1px solid"
      borderColor="border"
      _hover={{ bg: 'bg.hover' }}
    >
      {children}
    </Box>
  )
}
