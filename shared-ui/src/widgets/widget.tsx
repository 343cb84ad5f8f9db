import type { WidgetId, WidgetMap } from '@ementa/contracts'
import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useServices } from '../services/context'

type Loaded<Id extends WidgetId> =
  | { status: 'loading' | 'failed'; Widget: null; retryLabel: string }
  | { status: 'ready'; Widget: ComponentType<WidgetMap[Id]>; retryLabel: string }

const LOADING = { status: 'loading', Widget: null, retryLabel: 'Tentar novamente' } as const
const FAILED = { ...LOADING, status: 'failed' } as const
/** Another release of that remote is published, which needs a newer application: only a reload gets it. */
const OUTDATED = { ...FAILED, retryLabel: 'Recarregar' } as const

const isOutdated = (error: unknown) => error instanceof Error && 'kind' in error && error.kind === 'contract'

/** A component of another remote, loaded at run time. `failed` when that remote is down; `retry` loads it again. */
export function useWidget<Id extends WidgetId>(id: Id): Loaded<Id> & { retry: () => void } {
  const { widgets } = useServices()
  const [loaded, setLoaded] = useState<Loaded<Id>>(LOADING)
  const isLoading = loaded.status === 'loading'
  useEffect(() => {
    if (!isLoading) return
    widgets.load(id).then(
      ({ default: Widget }) => setLoaded({ ...LOADING, status: 'ready', Widget }),
      (error: unknown) => setLoaded(isOutdated(error) ? OUTDATED : FAILED),
    )
  }, [widgets, id, isLoading])
  const retry = useCallback(() => (loaded === OUTDATED ? location.reload() : setLoaded(LOADING)), [loaded])
  return { ...loaded, retry }
}

/** Another remote's component may throw while it renders: only its own place falls back. */
export class WidgetBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Failed to render a component of another remote; its plain form is shown.', error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
