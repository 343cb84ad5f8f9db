import { Box, Flex, Text, TimeAgo, timeOfDay, useNow } from '@ementa/ui'
import { type Snapshot, useSnapshot } from '@ementa/ui/data'
import { isSameDay } from 'date-fns'
import { Circle, CircleCheck, HardDrive, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { EditingState } from '../../shared/issue-editing/state'
import { savedText } from './saved-text'

const LOOK: Record<EditingState['save'], { icon: LucideIcon; color: string; fill?: string }> = {
  saved: { icon: CircleCheck, color: 'success' },
  saving: { icon: LoaderCircle, color: 'fg.muted' },
  changed: { icon: Circle, color: 'warning', fill: 'currentColor' },
  local: { icon: HardDrive, color: 'warning' },
}

/** Where the text is right now, in one of four honest states, and when it was last touched. */
export function SaveStatus({ editing }: { editing: IssueEditing }) {
  const { save, savedAt, editedAt } = useSnapshot(editing.state)
  return (
    <Flex
      align="center"
      columnGap={3}
      wrap="wrap"
      minW={0}
      fontSize={{ base: 'xs', md: 'sm' }}
      lineHeight={{ base: 1.1, md: 1.3 }}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <SavedMark save={save} savedAt={savedAt} />
      {/* A phone has one line for this, the buttons included. */}
      <Text as="span" color="fg.subtle" fontSize="xs" display={{ base: 'none', md: 'inline' }}>
        Última edição <TimeAgo iso={new Date(editedAt).toISOString()} />
      </Text>
    </Flex>
  )
}

function SavedMark({ save, savedAt }: Pick<Snapshot<EditingState>, 'save' | 'savedAt'>) {
  const { icon, color, fill } = LOOK[save]
  const now = useNow()
  const text = savedText(save, savedAt, isSameDay(savedAt, now) ? timeOfDay(savedAt) : null)
  return (
    <Flex as="span" align="center" gap={1.5} role="status" fontWeight={600} color="fg" data-save-state={save}>
      <Box
        as={icon}
        aria-hidden
        flexShrink={0}
        boxSize={save === 'changed' ? '10px' : '16px'}
        color={color}
        fill={fill ?? 'none'}
      />
      {text}
    </Flex>
  )
}
