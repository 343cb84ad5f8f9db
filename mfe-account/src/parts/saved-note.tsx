import { Text, timeSince } from '@ementa/ui'

/** Offline, what is shown may be old: says how old (decision P-21). */
export function SavedNote({ isOffline, savedAt }: { isOffline: boolean; savedAt: number | undefined }) {
  if (!isOffline || savedAt === undefined) return null
  return (
    <Text role="status" px={4} py={2} fontSize="sm" color="fg.muted" bg="bg.sunken">
      Você está offline: salvo há {timeSince(savedAt)}.
    </Text>
  )
}
