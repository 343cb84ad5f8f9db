import { useServices, useSession } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { DecisionDesk } from './decision-desk'

/** Reads which moderator works on which item of the queue. */
const claimsQuery = query('moderationClaims', (api) => api.moderation.listClaims())

/** An item is claimed only after it has been open this long, in ms, so that browsing claims nothing. */
const SETTLES = 400

/**
 * Reads which moderator works on which item, and again when the moderator comes back to the page. Claims the open item,
 * and releases it when another is opened or the page is left. A claim that fails is ignored: the decision itself would
 * be refused.
 * @param desk decides about the items
 * @param onFreed is called when another moderator has decided about an item, or left it
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
   * Sends claims one after the other, each after the decisions made so far: a claim releases the item before, and
   * another moderator could take it before the decision about it has arrived.
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
  /** Names of the other moderators who have an item open, by item id. */
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
