/** Between a file that did not arrive and the next attempt, in ms; twice as long each time, a minute at most. */
const PAUSE = 3000
const LONGEST_PAUSE = 60_000

/** Online, or with a worker that keeps the files. */
const canLoad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * Loads a part of the frame until it is there: what did not arrive is asked for again, and nothing is asked for while it
 * cannot arrive.
 * @returns stops
 */
export function untilLoaded<Module>(load: () => Promise<Module>, onLoaded: (module: Module) => void): () => void {
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
