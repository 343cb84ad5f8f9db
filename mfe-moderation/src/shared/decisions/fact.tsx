import { Box, Text } from '@ementa/ui'
import type { ReactNode } from 'react'

/** One named part of a decision. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box mb={5} overflowWrap="anywhere">
      <Text as="h2" textStyle="smallCaps" color="fg.subtle">
        {name}
      </Text>
      {children}
    </Box>
  )
}
