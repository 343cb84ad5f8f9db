import type { Post } from '@ementa/contracts'
import { useOnline } from '@ementa/ui'
import { feedQuery, useChangesOfOthers } from '@ementa/ui/data'
import { useEffect, useEffectEvent, useState } from 'react'

/** Intervals between checks in ms: the first near the top; while scrolled down it doubles up to the last. */
export const CHECK_EVERY = { first: 15_000, last: 240_000 }
/** Time in ms after which a hidden page checks as soon as it is visible again. */
const HIDDEN_FOR = 3000

interface NewPostsOptions {
  /** The posts on screen; null until they are loaded. */
  loadedPosts: readonly Post[] | null
  /** Reads the current first page. */
  peek: () => Promise<readonly Post[]>
  /** Checks at once, because the list on screen is old. */
  isOld?: boolean
}

/** Counts the posts before the first one that is already loaded. */
export function countNew(fresh: readonly Post[], loadedPosts: readonly Post[]): number {
  const ids = new Set(loadedPosts.map(({ id }) => id))
  const first = fresh.findIndex(({ id }) => ids.has(id))
  return first < 0 ? fresh.length : first
}

/** Checks for newer posts, by the clock where nobody tells when there are any, and returns their number. */
export function useNewPosts({ loadedPosts, peek, isOld = false }: NewPostsOptions): number {
  const online = useOnline()
  const [found, setFound] = useState<{ count: number; first: string | undefined }>({ count: 0, first: undefined })
  const readFirstPage = useEffectEvent(() => peek().catch(() => null))
  const count = useEffectEvent((fresh: readonly Post[]) => {
    if (loadedPosts) setFound({ count: countNew(fresh, loadedPosts), first: loadedPosts[0]?.id })
  })
  const hasList = loadedPosts !== null && loadedPosts.length > 0
  const isTold = useChangesOfOthers(feedQuery, () => {
    if (loadedPosts) void readFirstPage().then((fresh) => fresh && count(fresh))
  })
  const mayCheck = useEffectEvent(() => document.visibilityState === 'visible' && !isTold())

  useEffect(() => {
    if (!hasList || !online) return
    let wait = CHECK_EVERY.first
    let timer: ReturnType<typeof setTimeout> | undefined
    let hiddenSince = 0
    let isOver = false

    const check = async () => {
      const fresh = await readFirstPage()
      if (!isOver && fresh) count(fresh)
    }
    const next = () => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const isNearTop = window.scrollY < window.innerHeight
        if (mayCheck()) await check()
        wait = isNearTop ? CHECK_EVERY.first : Math.min(wait * 2, CHECK_EVERY.last)
        if (!isOver) next()
      }, wait)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenSince = Date.now()
      else if (Date.now() - hiddenSince > HIDDEN_FOR) void check()
    }
    if (isOld) void check()
    next()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [hasList, online, isOld])

  // A list that begins with another post has been refreshed and already has the new posts.
  return found.first === loadedPosts?.[0]?.id ? found.count : 0
}
