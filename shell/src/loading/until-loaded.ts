/** Between a file that did not arrive and the next attempt, in ms. */
const TRY_AGAIN = 3000

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
        if (!isOver) timer = setTimeout(attempt, TRY_AGAIN)
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
