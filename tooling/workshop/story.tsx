import { Box, Heading, Text } from '@ementa/ui'
import type { ReactNode } from 'react'

/** One group of parts, as a section of the page. */
export function Story({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Box as="section" aria-labelledby={id} py={6} borderBottomWidth="1px" borderColor="border">
      <Heading as="h2" id={id} textStyle="title" mb={4}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}

/** One state of a part, with its name above it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box mb={4}>
      <Text textStyle="meta" color="fg.subtle" mb={1}>
        {name}
      </Text>
      {children}
    </Box>
  )
}
