import { Box, Heading } from '@ementa/ui'
import type { ReactNode } from 'react'

/** A titled part of the panel about an item. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="xs" mb={2}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}
