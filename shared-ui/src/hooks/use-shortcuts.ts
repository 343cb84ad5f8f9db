import type { ShortcutHandlers } from '@ementa/contracts'
import { useLayoutEffect, useRef } from 'react'
import { useServices } from '../services/context'

/** Registers keys while the component is on screen. The handlers may be new functions at every render. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const { shortcuts } = useServices()
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const keys = Object.keys(handlers).join('\n')
  useLayoutEffect(() => {
    const stable = keys
      .split('\n')
      .filter(Boolean)
      .map((key) => [key, (isRepeat?: boolean) => latest.current[key]?.(isRepeat)] as const)
    return shortcuts.register(Object.fromEntries(stable))
  }, [shortcuts, keys])
}
