import { Box, counted, Flex, readingTime, Text } from '@ementa/ui'
import { PublicityHints } from '@ementa/ui/advice'
import { useSnapshot } from '@ementa/ui/data'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'

/** Length of the text, and what should be looked at before it is sent. `id` is of the length, which describes the text. */
export function TextFacts({ id, editing }: { id: string; editing: IssueEditing }) {
  const {
    measures: { words },
    words: text,
  } = useSnapshot(editing.state)
  return (
    <Box borderTop="1px solid" borderColor="border" pt={3} pb={2}>
      <Text id={id} fontSize="sm" color="fg.muted" textStyle="numbers">
        {counted(words, 'palavra', 'palavras')} · {readingTime(words)}
      </Text>
      <TextWarnings editing={editing} />
      <PublicityHints text={useDeferredValue(text)} onRewrite={editing.rewrite} />
    </Box>
  )
}

export function TextWarnings({ editing }: { editing: IssueEditing }) {
  const { leftovers, isTooLarge } = useSnapshot(editing.state).measures
  return (
    <>
      {leftovers.length > 0 && (
        <Warning>
          Ainda há trechos por preencher: <strong>{leftovers.join(', ')}</strong>.
        </Warning>
      )}
      {isTooLarge && (
        <Warning>O texto passa de 100 KB: programas de e-mail costumam cortá-lo e esconder o resto.</Warning>
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Flex role="status" gap={2} mt={2} align="flex-start" fontSize="sm" color="warning">
      <Box as={TriangleAlert} aria-hidden boxSize="16px" flexShrink={0} mt="3px" />
      <Box>{children}</Box>
    </Flex>
  )
}
