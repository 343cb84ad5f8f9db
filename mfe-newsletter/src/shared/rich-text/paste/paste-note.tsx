import { Box, Button, Flex, IconButton } from '@ementa/ui'
import { ClipboardPaste, X } from 'lucide-react'
import { pasteNote } from './paste-losses'

/** What there is to say about the last paste. */
export interface PasteReport {
  losses: readonly string[]
  /** Of a plain text that was read as Markdown: puts the text itself in its place. */
  keepText?: () => void
}

export const NOTHING_TO_SAY: PasteReport = { losses: [] }

interface PasteNoteProps {
  report: PasteReport
  onClose: () => void
}

/**
 * How the last paste was read and what it could not keep. At the foot of the text, in sight however far down was pasted;
 * the live region is there from the start, else a screen reader would not read the first note.
 */
export function PasteNote({ report: { losses, keepText }, onClose }: PasteNoteProps) {
  const sentences = [...(keepText ? ['Lido como Markdown.'] : []), ...(losses.length > 0 ? [pasteNote(losses)] : [])]
  return (
    <Box position="sticky" bottom="calc(var(--ementa-bottom) + 16px)" zIndex={4} role="status">
      {sentences.length > 0 && (
        <Flex gap={3} ps={3} pe={1} py={1} bg="warningBg" borderRadius="md" align="flex-start" fontSize="sm">
          <Box as={ClipboardPaste} aria-hidden boxSize="20px" color="warning" flexShrink={0} mt="12px" />
          <Flex flex={1} minW={0} wrap="wrap" columnGap={3} align="center">
            <Box py="11px">{sentences.join(' ')}</Box>
            {keepText && (
              <Button
                variant="link"
                size="sm"
                minH="44px"
                onClick={() => {
                  keepText()
                  onClose()
                }}
              >
                Manter como texto
              </Button>
            )}
          </Flex>
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
