import { Button, counted, Flex, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import type { DecisionDesk } from '../decisions/decision-desk'

/** What was decided but not sent yet. A toast may be closed or pushed out: here every decision can still be undone. */
export function WaitingBar({ desk }: { desk: DecisionDesk }) {
  const { waiting } = useSnapshot(desk.state)
  const last = waiting.at(-1)
  if (!last) return null
  return (
    <Flex as="section" aria-label="Decisões a aplicar" align="center" gap={1} ms="auto">
      <Text fontSize="sm" color="fg.muted" pe={1}>
        {counted(waiting.length, 'decisão', 'decisões')} em instantes
      </Text>
      <Button size="sm" variant="ghost" aria-label={`Desfazer: ${last.title}`} onClick={() => desk.undoLast()}>
        Desfazer
      </Button>
      <Button size="sm" variant="ghost" onClick={() => desk.commitAll()}>
        Aplicar agora
      </Button>
    </Flex>
  )
}
