import { Text, timeSince } from '@ementa/ui'
import type { Read } from '@ementa/ui/data'

/** Offline the page says how old what it shows is (decision P-21). */
export function SavedNote({ isOffline, savedAt }: Pick<Read<unknown>, 'isOffline' | 'savedAt'>) {
  if (!isOffline || savedAt === undefined) return null
  return (
    <Text px={4} py={2} fontSize="xs" color="fg.muted" bg="bg.sunken">
      Você está offline: salvo há {timeSince(savedAt)}.
    </Text>
  )
}

/** Why a page has nothing to show while offline; undefined when the reason is another one. */
export const offlineReason = (isOffline: boolean) =>
  isOffline ? 'Você está offline, e esta lista ainda não foi aberta neste aparelho.' : undefined
