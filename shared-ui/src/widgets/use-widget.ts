import type { WidgetId, WidgetMap } from '@ementa/contracts'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useServices } from '../services/context'

type Loaded<Id extends WidgetId> =
  | { status: 'loading' | 'failed'; Widget: null }
  | { status: 'ready'; Widget: ComponentType<WidgetMap[Id]> }

const LOADING = { status: 'loading', Widget: null } as const

/** A component of another remote, loaded at run time. `failed` when that remote is down; `retry` loads it again. */
export function useWidget<Id extends WidgetId>(id: Id): Loaded<Id> & { retry: () => void } {
  const { widgets } = useServices()
  const [loaded, setLoaded] = useState<Loaded<Id>>(LOADING)
  const isLoading = loaded.status === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isUnmounted = false
    widgets.load(id).then(
      ({ default: Widget }) => !isUnmounted && setLoaded({ status: 'ready', Widget }),
      () => !isUnmounted && setLoaded({ status: 'failed', Widget: null }),
    )
    return () => {
      isUnmounted = true
    }
  }, [widgets, id, isLoading])
  return { ...loaded, retry: useCallback(() => setLoaded(LOADING), []) }
}
