import { Box, Button, counted, Flex, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import type { DecisionDesk } from './decision-desk'

/** What was decided but not sent yet. At most three toasts stand at once; here every decision can still be undone. */
export function WaitingBar({ desk }: { desk: DecisionDesk }) {
  const { waiting } = useSnapshot(desk.state)
  if (waiting.length === 0) return null
  return (
    <Box
      as="section"
      aria-label="Decisões a aplicar"
      mx={4}
      mb={3}
      px={4}
      py={2}
      bg="bg.sunken"
      borderRadius="md"
      fontSize="sm"
    >
      <Flex align="center" justify="space-between" gap={3} wrap="wrap">
        <Text color="fg.muted">
          {counted(waiting.length, 'decisão será aplicada', 'decisões serão aplicadas')} em instantes.
        </Text>
        <Button size="sm" onClick={() => desk.commitAll()}>
          Aplicar agora
        </Button>
      </Flex>
      <Box as="ul" listStyleType="none">
        {waiting.map(({ id, title }) => (
          <Flex as="li" key={id} align="center" justify="space-between" gap={3}>
            <Text minW={0} overflowWrap="anywhere">
              {title}
            </Text>
            <Button size="sm" variant="link" aria-label={`Desfazer: ${title}`} onClick={() => desk.undo(id)}>
              Desfazer
            </Button>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
