import { Box, chakra, Flex, Heading } from '@ementa/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface DisclosureProps {
  title: string
  /** Said beside the title, open or not. */
  summary?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of the page that takes one line until it is asked for. */
export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} px={4} borderBottom="1px solid" borderColor="border">
      <chakra.button
        type="button"
        w="100%"
        minH="44px"
        py={2}
        textAlign="start"
        aria-expanded={isOpen}
        aria-labelledby={id}
        onClick={() => onToggle(!isOpen)}
      >
        <Flex align="center" gap={3}>
          <Heading as="h2" id={id} size="xs" flexShrink={0}>
            {title}
          </Heading>
          <Box flex={1} minW={0} fontSize="sm" color="fg.muted">
            {summary}
          </Box>
          <Box
            as={ChevronDown}
            aria-hidden
            boxSize="18px"
            flexShrink={0}
            color="fg.subtle"
            transform={isOpen ? 'rotate(180deg)' : undefined}
          />
        </Flex>
      </chakra.button>
      {isOpen && <Box pb={5}>{children}</Box>}
    </Box>
  )
}
