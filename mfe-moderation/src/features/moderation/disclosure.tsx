import { Box, chakra, Flex, Heading } from '@ementa/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface DisclosureProps {
  title: string
  /** Said beside the title until it is opened. */
  summary?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of the page that takes one line until it is asked for. */
export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId()
  const visibleSummary = isOpen ? null : summary
  return (
    <Box as="section" aria-labelledby={id} px={4} borderBottom="1px solid" borderColor="border">
      <Flex align="center" gap={3} wrap="wrap" columnGap={4} rowGap={0} py={visibleSummary ? { base: 2, md: 0 } : 0}>
        <Heading as="h2" id={id} size="xs" flexShrink={0}>
          <chakra.button
            type="button"
            display="inline-flex"
            alignItems="center"
            gap={2}
            minH="44px"
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            {title}
            <Box
              as={ChevronDown}
              aria-hidden
              boxSize="18px"
              color="fg.subtle"
              transform={isOpen ? 'rotate(180deg)' : undefined}
            />
          </chakra.button>
        </Heading>
        {visibleSummary && (
          <Box flex="1 1 240px" minW={0} fontSize="sm" color="fg.muted">
            {visibleSummary}
          </Box>
        )}
      </Flex>
      {isOpen && <Box pb={5}>{children}</Box>}
    </Box>
  )
}
