import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs `save` when the page is hidden, closed or left in any way: the last chance to keep an unfinished text. */
export function useOnLeave(save: () => void): void {
  const onLeave = useEffectEvent(save)
  useLayoutEffect(() => {
    const leave = () => onLeave()
    const hidden = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hidden)
      leave()
    }
  }, [])
}
