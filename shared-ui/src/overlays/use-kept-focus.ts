import { type RefCallback, useCallback, useRef } from 'react'

/**
 * For the content of a dialog. When what has the focus is removed (a row that was sent, a button that gave way to a
 * notice), the browser moves it to the page below the dialog, where neither Escape nor Tab reach the dialog any more:
 * the dialog itself takes it then.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const observer = useRef<MutationObserver>(undefined)
  // Chakra merges refs again at each render and drops what they return, so it cleans up when it is given null.
  return useCallback((content: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!content) return
    observer.current = new MutationObserver(() => {
      if (document.activeElement === document.body) content.focus({ preventScroll: true })
    })
    observer.current.observe(content, { childList: true, subtree: true })
  }, [])
}
