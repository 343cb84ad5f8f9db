import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export interface SectionProps extends Omit<BoxProps, 'title'> {
  title: ReactNode
  actions?: ReactNode
  headingAs?: 'h2' | 'h3'
}

/** A part of a page with its heading; parts are told apart by a hairline, not by boxes. */
export function Section({ title, actions, headingAs = 'h2', children, ...rest }: SectionProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      px={4}
      py={{ base: 4, md: 6 }}
      borderBottom="1px solid"
      borderColor="border"
      // The card keeps to the edge of the part's text, however deep in it the card is.
      sx={{ '& .error-card': { marginInline: 0 } }}
      {...rest}
    >
      <Flex align="baseline" justify="space-between" gap={3} mb={3} wrap="wrap">
        <Heading as={headingAs} id={id} size={headingAs === 'h2' ? 'md' : 'sm'}>
          {title}
        </Heading>
        {actions}
      </Flex>
      {children}
    </Box>
  )
}

/** A row of a list between hairlines, at least as tall as a finger. */
export function Row({ children, ...rest }: BoxProps) {
  return (
    <Flex align="center" gap={3} px={4} py={3} minH="bar" borderBottom="1px solid" borderColor="border" {...rest}>
      {children}
    </Flex>
  )
}

/** Numbers beside each other: four at most, and as many as have room for their names in letters of any size. */
export function StatTiles({ children, ...rest }: BoxProps) {
  return (
    <Box
      display="grid"
      gap={4}
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, max(8.5rem, 21%)), 1fr))"
      {...rest}
    >
      {children}
    </Box>
  )
}

/** One number with its name: `Leituras 1.204`. */
export function StatTile({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) {
  return (
    <Box borderTop="2px solid" borderColor="fg" pt={2} minW={0}>
      <Text textStyle="smallCaps" color="fg.subtle">
        {label}
      </Text>
      <Text fontFamily="heading" fontSize="xl" fontWeight={600} lineHeight={1.2} textStyle="numbers" mt={1}>
        {value}
      </Text>
      {hint && (
        <Text fontSize="xs" color="fg.muted" mt={0.5}>
          {hint}
        </Text>
      )}
    </Box>
  )
}
