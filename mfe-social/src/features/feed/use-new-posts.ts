import type { Post } from '@ementa/contracts'
import { useOnline } from '@ementa/ui/plain'
import { useEffect, useEffectEvent, useState } from 'react'

/** How often a reader near the top is checked for, in ms; doubled while scrolled down, up to the last. */
export const CHECK_EVERY = { first: 15_000, last: 240_000 }
/** Hidden for longer than this, the list is checked as soon as it is seen again, in ms. */
const HIDDEN_FOR = 3000

interface NewPostsOptions {
  /** The posts on screen; null while there are none yet. */
  loadedPosts: readonly Post[] | null
  /** The first page as it is now. */
  peek: () => Promise<readonly Post[]>
  /** Checks at once when the list appears, because it is an old one. */
  isOld?: boolean
}

/** How many posts are before the first one that is known. */
export function countNew(fresh: readonly Post[], loadedPosts: readonly Post[]): number {
  const ids = new Set(loadedPosts.map(({ id }) => id))
  const first = fresh.findIndex(({ id }) => ids.has(id))
  return first < 0 ? fresh.length : first
}

/** Looks in the background for posts newer than those shown, and only counts them (EXP-43). */
export function useNewPosts({ loadedPosts, peek, isOld = false }: NewPostsOptions): number {
  const online = useOnline()
  const [found, setFound] = useState<{ count: number; first: string | undefined }>({ count: 0, first: undefined })
  const readFirstPage = useEffectEvent(() => peek().catch(() => null))
  const count = useEffectEvent((fresh: readonly Post[]) => {
    if (loadedPosts) setFound({ count: countNew(fresh, loadedPosts), first: loadedPosts[0]?.id })
  })
  const hasList = loadedPosts !== null && loadedPosts.length > 0

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
        if (document.visibilityState === 'visible') await check()
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

  // A list that begins otherwise now has taken them in.
  return found.first === loadedPosts?.[0]?.id ? found.count : 0
}
