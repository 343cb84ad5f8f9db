import type { ShortcutHandlers, Shortcuts } from '@ementa/contracts'

/** Pages register their keys here; the last one registered is asked first. */
export function createShortcuts(): Shortcuts {
  const layers: ShortcutHandlers[] = []
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const handler = layers.findLast((layer) => Object.hasOwn(layer, event.key))?.[event.key]
    if (!handler) return
    event.preventDefault()
    handler()
  })
  return {
    register(handlers) {
      layers.push(handlers)
      return () => {
        const index = layers.indexOf(handlers)
        if (index >= 0) layers.splice(index, 1)
      }
    },
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
