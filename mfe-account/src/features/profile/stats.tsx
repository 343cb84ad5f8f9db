import { Box, formatNumber, SimpleGrid } from '@ementa/ui'

/** Numbers with their names, as terms and definitions; the number is above its name. */
export function Stats({ values }: { values: readonly (readonly [label: string, value: number])[] }) {
  return (
    <SimpleGrid
      as="dl"
      // The first name is the longest: it takes what it needs, so that no number is lower than the others.
      templateColumns={{ base: 'repeat(auto-fit, minmax(76px, 1fr))', sm: 'minmax(max-content, 1fr) repeat(3, 1fr)' }}
      spacing={{ base: 2, sm: 4 }}
      mt={5}
    >
      {values.map(([label, value]) => (
        <Box key={label} borderTop="2px solid" borderColor="fg" pt={2} minW={0} display="flex" flexDirection="column">
          <Box as="dt" textStyle="smallCaps" color="fg.subtle" flex={1}>
            {label}
          </Box>
          <Box
            as="dd"
            aria-label={`${label}: ${formatNumber(value)}`}
            fontFamily="heading"
            fontSize="xl"
            fontWeight={600}
            lineHeight={1.2}
            textStyle="numbers"
            mt={1}
          >
            {formatNumber(value)}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  )
}
