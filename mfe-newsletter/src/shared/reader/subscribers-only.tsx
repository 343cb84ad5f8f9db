import type { IssueContents, Newsletter } from '@ementa/contracts'
import { Box, counted, Heading, pricePerMonth, readingTime, Text } from '@ementa/ui'
import { SubscribeButton } from '../subscription/subscribe-button'

interface SubscribersOnlyProps {
  newsletter: Newsletter
  contents: IssueContents
  headingAs: 'h2' | 'h3'
}

/** Where the free beginning of a paid issue ends: what the rest holds, what it costs, and how to read on. */
export function SubscribersOnly({ newsletter, contents, headingAs }: SubscribersOnlyProps) {
  const { words, headings, images } = contents
  const facts = [
    readingTime(words),
    counted(words, 'palavra', 'palavras'),
    images > 0 ? counted(images, 'imagem', 'imagens') : '',
  ]
  return (
    <Box
      as="section"
      aria-label="Só para assinantes"
      className="screen-only"
      mt={8}
      p={{ base: 4, md: 6 }}
      bg="bg.sunken"
      borderRadius="md"
      fontFamily="body"
      fontSize="md"
      lineHeight={1.5}
      textAlign="center"
    >
      <Heading as={headingAs} fontSize="lg">
        O restante desta edição é para assinantes
      </Heading>
      <Text mt={2} color="fg.muted">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {headings.length > 0 && (
        <Box mt={4}>
          <Text fontWeight={600}>Nesta edição</Text>
          <Box as="ul" listStyleType="none" mt={1} color="fg.muted">
            {headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be the same, and none ever moves
              <li key={index}>{heading}</li>
            ))}
          </Box>
        </Box>
      )}
      <Text mt={4} color="gold" fontWeight={600}>
        {pricePerMonth(newsletter.price_cents)}
      </Text>
      <Box mt={2}>
        <SubscribeButton newsletter={newsletter} />
      </Box>
    </Box>
  )
}
