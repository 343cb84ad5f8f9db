import type { BookmarkDetails } from '@ementa/contracts'
import { Box, Button, Flex, Text, VisuallyHidden } from '@ementa/ui'
import { Folder, FolderPen } from 'lucide-react'

interface BookmarkBarProps {
  details: BookmarkDetails | undefined
  onEdit: () => void
}

/**
 * Below a saved post: its folder, the reader's note, and the way to change both. Not a CSS module: that would travel with
 * the first feed, which has the sheet of the whole remote.
 */
export function BookmarkBar({ details, onEdit }: BookmarkBarProps) {
  const { folder = null, note = null } = details ?? {}
  return (
    <Flex
      align="flex-start"
      gap={3}
      // In the place of the card's own rule, with its text below that of the card.
      position="relative"
      mt="-1px"
      ps="72px"
      pe={2}
      pb="6px"
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box flex={1} minW={0} py={2} fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {folder !== null && (
          <Flex align="center" gap={1.5} fontWeight={600}>
            <Folder size={14} aria-hidden />
            <VisuallyHidden>Pasta: </VisuallyHidden>
            {folder}
          </Flex>
        )}
        {note !== null && (
          <Text fontStyle="italic" whiteSpace="pre-line">
            {note}
          </Text>
        )}
      </Box>
      <Button variant="ghost" size="sm" flexShrink={0} leftIcon={<FolderPen size={16} aria-hidden />} onClick={onEdit}>
        Pasta e nota
      </Button>
    </Flex>
  )
}
