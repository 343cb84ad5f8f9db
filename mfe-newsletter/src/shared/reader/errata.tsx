import type { Erratum, NewsletterIssue } from '@ementa/contracts'
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
      {errata.map(({ id, at, text, changes }) => (
        <Box key={id} mt={1}>
          <Text>
            {changes && 'Corrigida em '}
            <Box as="time" dateTime={at} fontWeight={600}>
              {longDate(at)}
            </Box>
            : {text}
          </Text>
          {changes && changes.length > 0 && <Changes changes={changes} />}
        </Box>
      ))}
    </Box>
  )
}

/** The words that a correction changed: how they read in the mail, and how they read now. */
function Changes({ changes }: Required<Pick<Erratum, 'changes'>>) {
  return (
    <Box as="details" mt={1}>
      <Box as="summary" cursor="pointer" color="link">
        O que mudou
      </Box>
      <Box as="ul" listStyleType="none" mt={1}>
        {changes.map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be the same, and none ever moves
          <Box as="li" key={index} mt={2} overflowWrap="anywhere">
            {before !== null && <Text>Antes: “{before}”</Text>}
            {after === null ? <Text>Este trecho saiu.</Text> : <Text>Agora: “{after}”</Text>}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
