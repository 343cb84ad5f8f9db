import type { CallName, QueueAction } from '@ementa/contracts'
import { useState } from 'react'
import { useOffline } from './context'

type Pending = { readonly [Key in keyof QueueAction]: QueueAction[Key] }

export interface QueuedCall {
  action: Pending
  /** `failed`: the last try of sending it. `sent`: only the read does not show it yet. */
  state: 'waiting' | 'failed' | 'sent'
}

/**
 * The waiting actions of these calls, oldest first, and before them those just sent until the read that shows them was made
 * again (`savedAt`, ms epoch): nothing may vanish, or come back, between the queue and the list.
 */
export function useQueued(calls: readonly CallName[], savedAt: number | undefined): QueuedCall[] {
  const { pending, syncing } = useOffline()
  const waiting = pending.filter(({ type }) => calls.some((call) => call === type))
  const key = waiting.map(({ id, status }) => `${id} ${status}`).join()
  const [seen, setSeen] = useState({ key, waiting, syncing, sent: [] as Pending[], at: 0 })
  const isRead = savedAt !== undefined && savedAt > seen.at
  if (seen.key !== key || seen.syncing !== syncing) {
    // An action that leaves while nothing is sent was taken back; the end of a sync and the last departure may come in
    // one render.
    const settled =
      syncing || seen.syncing ? seen.waiting.filter(({ id }) => !waiting.some((action) => action.id === id)) : []
    // A sent action that the list has by now does not come back with the next one that is sent.
    const sent = [...(isRead ? [] : seen.sent), ...settled]
    setSeen({ key, waiting, syncing, sent, at: settled.length > 0 ? Date.now() : seen.at })
  }
  const sent = isRead ? [] : seen.sent
  return [
    ...sent.map((action) => ({ action, state: 'sent' as const })),
    ...waiting.map((action) => ({
      action,
      state: action.status === 'failed' ? ('failed' as const) : ('waiting' as const),
    })),
  ]
}
