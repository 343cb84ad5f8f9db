import { needOverlays, useOverlaysNeeded } from '@ementa/ui/host'
import { type ComponentType, useEffect, useState } from 'react'
import type { PageIdle } from '../services/page-idle'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const

const loadOverlays = () => import('./overlays')
const loadNotices = () => import('./deferred-notices')

/** Returns dialogs and toasts after the first touch, or once something asks for them. */
export function useOverlays() {
  const isNeeded = useOverlaysNeeded()
  useEffect(() => {
    if (isNeeded) return
    for (const type of FIRST_TOUCH) window.addEventListener(type, needOverlays, { passive: true })
    return () => {
      for (const type of FIRST_TOUCH) window.removeEventListener(type, needOverlays)
    }
  }, [isNeeded])
  return useFramePart(loadOverlays, isNeeded)
}

/** Returns the deferred notices once the page is idle. */
export function useDeferredNotices(pageIdle: PageIdle) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => pageIdle.whenIdle(() => setIdle(true)), [pageIdle])
  return useFramePart(loadNotices, isIdle)
}

/**
 * Returns a part of the frame once it is wanted and has arrived. It does not use `lazy`, because a missing file must not break
 * the frame.
 * @param load imports the part; the same function at every render
 */
function useFramePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isWanted || Part) return
    return loadWithRetry(load, (module) => setPart(() => module.default))
  }, [load, isWanted, Part])
  return Part
}

/** Wait in ms before a retry, doubled each time up to a minute. */
const PAUSE = 3000
const LONGEST_PAUSE = 60_000

/** Tells whether a file can be loaded: online, or with a worker that caches the files. */
const canLoad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * Loads a part of the frame and retries until it succeeds, but not while it cannot be loaded.
 * @returns a function that stops the retries
 */
export function loadWithRetry<Module>(load: () => Promise<Module>, onLoaded: (module: Module) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let pause = PAUSE
  const attempt = () => {
    if (!canLoad()) {
      window.addEventListener('online', attempt, { once: true })
      return
    }
    load().then(
      (module) => {
        if (!isOver) onLoaded(module)
      },
      () => {
        if (isOver) return
        timer = setTimeout(attempt, pause)
        pause = Math.min(2 * pause, LONGEST_PAUSE)
      },
    )
  }
  attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', attempt)
  }
}
