import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { claimsQuery } from '../queries'
import type { DecisionDesk } from './decision-desk'

/** Who walks past an item does not take it. In ms. */
const SETTLES = 400

/**
 * Who works on which item, read again whenever an item is opened and when the moderator comes back to the page; the open one is taken by who opened it, and let go of when
 * another is opened or the page is left. What is refused or lost here is refused again by the decision itself.
 * @param desk decides about the items
 * @param onFreed another moderator has decided about an item, or left it
 */
export function useClaims(openId: string | null, desk: Pick<DecisionDesk, 'whenDecided'>, onFreed: () => void) {
  const { api, toast } = useServices()
  const { user, isModerator } = useSession()
  const read = useRead(claimsQuery())
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !read.isOffline) void read.refresh()
  })
  useEffect(() => {
    const onSeen = () => look()
    document.addEventListener('visibilitychange', onSeen)
    window.addEventListener('focus', onSeen)
    return () => {
      document.removeEventListener('visibilitychange', onSeen)
      window.removeEventListener('focus', onSeen)
    }
  }, [])

  const last = useRef<Promise<unknown>>(Promise.resolve())
  /**
   * One after the other, and none before the decision about the item that it lets go of has arrived: another moderator who
   * waits for that item would have it first, and the decision would be refused.
   */
  const claim = (input: { id: string | null; take_over?: boolean }) => {
    const answer = last.current.then(() => desk.whenDecided()).then(() => api.moderation.claim(input))
    last.current = answer.catch(() => undefined)
    return answer
  }
  const take = useEffectEvent((id: string | null) => void claim({ id }).catch(() => undefined))
  useEffect(() => {
    if (!isModerator || openId === null) return
    let isTaken = false
    const timer = setTimeout(() => {
      isTaken = true
      take(openId)
    }, SETTLES)
    return () => {
      clearTimeout(timer)
      if (isTaken) take(null)
    }
  }, [openId, isModerator])

  const claims = read.data?.claims
  const viewerId = user?.id
  /** By item, the name of the other moderator who has it. */
  const holders = useMemo(() => {
    const others = (claims ?? []).filter(({ moderator_id }) => moderator_id !== viewerId)
    return new Map(others.map(({ item_id, moderator_name }) => [item_id, moderator_name]))
  }, [claims, viewerId])
  const held = useRef(holders)
  const free = useEffectEvent(onFreed)
  useEffect(() => {
    const isOneFree = [...held.current.keys()].some((id) => !holders.has(id))
    held.current = holders
    if (isOneFree) free()
  }, [holders])
  return {
    holders,
    takeOver: async (id: string) => {
      try {
        await claim({ id, take_over: true })
      } catch (error) {
        toast.failed('Não foi possível assumir o item', error)
      }
    },
  }
}
