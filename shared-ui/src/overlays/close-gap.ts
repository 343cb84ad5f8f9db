/** Duration of the motion, in ms; all motion of the product takes between 120 and 180. */
const MOVES = 160

/** Longest wait for the row to go, in ms, since a call may be under way. */
const PATIENCE = 4000

/**
 * Call it when a row of a `WindowList` is about to go: as soon as it is gone, what is below it moves up instead of
 * jumping. Nothing waits for that, and nothing moves for who asked for less motion.
 */
export function closeGap(id: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  // Each row is in a box that the list places.
  const list = row?.parentElement?.parentElement
  if (!row || !list || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { height } = row.getBoundingClientRect()
  const top = topInPage(row)
  const observer = new MutationObserver(() => {
    if (row.isConnected) return
    stop()
    for (const box of list.children)
      if (topInPage(box) >= top - 1)
        box.animate({ translate: [`0 ${height}px`, '0 0'] }, { duration: MOVES, easing: 'ease-out' })
  })
  // A call that fails leaves the row where it is.
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(list, { childList: true, subtree: true })
}

/** Independent of scrolling: the page may have scrolled to the next row before this one is gone. */
const topInPage = (element: Element) => element.getBoundingClientRect().top + window.scrollY
