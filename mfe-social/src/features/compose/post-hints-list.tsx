import { Box, Flex, Text } from '@ementa/ui'
import { Lightbulb } from 'lucide-react'
import { postHints } from './post-hints'

/** What a text should not give away unawares, below its field. */
export function PostHints({ text }: { text: string }) {
  return postHints(text).map((hint) => (
    <Flex key={hint} gap={2} mt={2} color="warning" fontSize="sm" role="status">
      <Box as={Lightbulb} aria-hidden boxSize="18px" flexShrink={0} mt="2px" />
      <Text>{hint}</Text>
    </Flex>
  ))
}
