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
