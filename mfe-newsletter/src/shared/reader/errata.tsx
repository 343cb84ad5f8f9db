import type { NewsletterIssue } from '@ementa/contracts'
import { Box, longDate, Text } from '@ementa/ui'

/** Dated corrections above the text that they correct: on the screen, on paper, and for ever. */
export default function Errata({ errata = [] }: Pick<NewsletterIssue, 'errata'>) {
  if (errata.length === 0) return null
  return (
    <Box
      as="section"
      aria-label="Errata"
      mt={5}
      px={4}
      py={3}
      borderInlineStart="3px solid"
      borderColor="warning"
      bg="bg.sunken"
      fontFamily="body"
      fontSize="sm"
      lineHeight={1.5}
    >
      <Text textStyle="smallCaps">Errata</Text>
      {errata.map(({ id, at, text }) => (
        <Text key={id} mt={1}>
          <Box as="time" dateTime={at} fontWeight={600}>
            {longDate(at)}
          </Box>
          : {text}
        </Text>
      ))}
    </Box>
  )
}
