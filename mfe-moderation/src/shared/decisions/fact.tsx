import { Box, Text } from '@ementa/ui'
import type { ReactNode } from 'react'

interface FactProps {
  name: string
  /** Of its name: below the title of a page, or of a sheet. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** One named part of a decision. */
export function Fact({ name, level = 'h2', children }: FactProps) {
  return (
    <Box mb={5} overflowWrap="anywhere">
      <Text as={level} textStyle="smallCaps" color="fg.subtle">
        {name}
      </Text>
      {children}
    </Box>
  )
}
