import { Box, Button, Text } from '@ementa/ui'

/** Somebody else has the item open: nothing is decided here meanwhile, unless one takes it over. */
export function ClaimedNote({ holder, onTakeOver }: { holder: string; onTakeOver: () => void }) {
  return (
    <Box role="note" borderInlineStart="3px solid" borderColor="warning" ps={3}>
      <Text>
        <strong>{holder}</strong> está analisando este item.
      </Text>
      <Button size="sm" mt={2} onClick={onTakeOver}>
        Assumir o item
      </Button>
    </Box>
  )
}
