import { Box, formatNumber } from '@ementa/ui'

/** Numbers with their names, as terms and definitions: in columns under a rule, on a phone one after the other in a line. */
export function Stats({ values }: { values: readonly (readonly [label: string, value: number])[] }) {
  return (
    <Box
      as="dl"
      display={{ base: 'flex', sm: 'grid' }}
      flexWrap="wrap"
      // The first name is the longest: it takes what it needs, so that no number is lower than the others.
      gridTemplateColumns="minmax(max-content, 1fr) repeat(3, 1fr)"
      columnGap={4}
      rowGap={0}
      mt={{ base: 1, sm: 5 }}
    >
      {values.map(([label, value]) => (
        <Box
          key={label}
          display="flex"
          flexDirection={{ base: 'row-reverse', sm: 'column' }}
          alignItems={{ base: 'baseline', sm: 'stretch' }}
          columnGap={1.5}
          borderTop={{ sm: '2px solid' }}
          borderColor={{ sm: 'fg' }}
          pt={{ sm: 2 }}
          minW={0}
        >
          <Box as="dt" textStyle="smallCaps" color="fg.subtle" flex={1}>
            {label}
          </Box>
          <Box
            as="dd"
            aria-label={`${label}: ${formatNumber(value)}`}
            fontFamily="heading"
            fontSize={{ base: 'md', sm: 'xl' }}
            fontWeight={600}
            lineHeight={{ base: 1.5, sm: 1.2 }}
            textStyle="numbers"
            mt={{ sm: 1 }}
          >
            {formatNumber(value)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
