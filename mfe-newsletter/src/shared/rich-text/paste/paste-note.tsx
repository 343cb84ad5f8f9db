import { Box, Flex, IconButton } from '@ementa/ui'
import { ClipboardPaste, X } from 'lucide-react'
import { pasteNote } from './paste-losses'

interface PasteNoteProps {
  losses: readonly string[]
  onClose: () => void
}

/**
 * What the last paste could not keep. At the foot of the text, in sight however far down was pasted; the live region is
 * there from the start, else a screen reader would not read the first note.
 */
export function PasteNote({ losses, onClose }: PasteNoteProps) {
  return (
    <Box position="sticky" bottom="calc(var(--ementa-bottom) + 16px)" zIndex={4} role="status">
      {losses.length > 0 && (
        <Flex gap={3} ps={3} pe={1} py={1} bg="warningBg" borderRadius="md" align="flex-start" fontSize="sm">
          <Box as={ClipboardPaste} aria-hidden boxSize="20px" color="warning" flexShrink={0} mt="12px" />
          <Box flex={1} minW={0} py="11px">
            {pasteNote(losses)}
          </Box>
          <IconButton
            aria-label="Fechar o aviso da colagem"
            icon={<X size={18} aria-hidden />}
            variant="ghost"
            onClick={onClose}
          />
        </Flex>
      )}
    </Box>
  )
}
