import { Button, Flex, Text } from '@ementa/ui'

/** What an earlier visit left was put back; it can be thrown away (EXP-25). */
export function RecoveredNotice({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Flex role="status" align="center" gap={2} wrap="wrap" bg="link.subtle" px={4} py={2} borderRadius="md">
      <Text flex="1 1 6rem" fontWeight={600} fontSize="sm">
        Rascunho recuperado
      </Text>
      <Button size="sm" variant="ghost" onClick={onKeep}>
        Manter
      </Button>
      <Button size="sm" onClick={onDiscard}>
        Descartar
      </Button>
    </Flex>
  )
}
