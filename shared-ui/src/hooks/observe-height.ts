/**
 * Calls `onHeight` with the border box's height in px, once it is laid out and whenever it is another one. The observer's own
 * measure: asking the element would lay the page out again when another observer has just changed a style.
 * @param currentHeight in px, for which no call is needed
 * @returns a function that ends it
 */
export function observeHeight(element: Element, onHeight: (px: number) => void, currentHeight?: number): () => void {
  let last = currentHeight
  const observer = new ResizeObserver((entries) => {
    const height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0)
    if (height === last) return
    last = height
    onHeight(height)
  })
  observer.observe(element, { box: 'border-box' })
  return () => observer.disconnect()
}
