import { useServices } from '@ementa/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

type Loaded<Props> = { status: 'loading' | 'failed'; Widget: null } | { status: 'ready'; Widget: ComponentType<Props> }

/** A component of another remote, loaded at run time. `failed` when that remote is down; `retry` asks it again. */
export function useWidget<Props>(id: string, wanted = true): Loaded<Props> & { retry: () => void } {
  const { widgets } = useServices()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Props>>({ status: 'loading', Widget: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!wanted) return
    let left = false
    setLoaded((now) => (now.status === 'failed' ? { status: 'loading', Widget: null } : now))
    widgets.load<ComponentType<Props>>(id).then(
      ({ default: Widget }) => !left && setLoaded({ status: 'ready', Widget }),
      () => !left && setLoaded({ status: 'failed', Widget: null }),
    )
    return () => {
      left = true
    }
  }, [widgets, id, wanted, attempt])
  return { ...loaded, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
