import { Box, Flex } from '@ementa/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** What opens below the toolbar. */
export function ComposerPanelFrame({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // On a phone it opens below the fold of the sheet. In braces: newer browsers answer a promise, which is no cleanup.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Box ref={panel} mt={2} p={4} border="1px solid" borderColor="border" borderRadius="md" bg="bg.surface">
      {children}
    </Box>
  )
}

/** A line above the text. */
export function ComposerNotice({ children, tone }: { children: ReactNode; tone?: 'warning' }) {
  return (
    <Flex
      align="center"
      gap={3}
      mb={3}
      px={3}
      py={2}
      fontSize="sm"
      borderRadius="md"
      bg={tone ? 'warningBg' : 'link.subtle'}
      color={tone ? 'warning' : 'link'}
    >
      {children}
    </Flex>
  )
}
