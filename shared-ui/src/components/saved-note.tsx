import { Text } from '@chakra-ui/react'
import { timeSince } from '../format/dates'

export interface SavedNoteProps {
  isOffline: boolean
  /** When what is shown was fetched, ms epoch; undefined shows nothing. */
  savedAt: number | undefined
}

/** Offline, what is shown may be old: says how old (decision P-21). Takes what `useRead` answers. */
export function SavedNote({ isOffline, savedAt }: SavedNoteProps) {
  if (!isOffline || savedAt === undefined) return null
  return (
    <Text role="status" px={4} py={2} fontSize="sm" color="fg.muted" bg="bg.sunken">
      Você está offline: salvo há {timeSince(savedAt)}.
    </Text>
  )
}
