import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { lazyPart } from '@ementa/ui/plain'
import { Component, type ReactNode, Suspense } from 'react'
import { FAILURE_CODES, kindOfMissing, RemoteError } from '../errors/remote-error'
import { report } from '../telemetry/watch'
import { MissingFailure } from './missing-failure'

/** Loaded once the page is quiet (`app.tsx`), so that it is there when nothing else answers. */
const RemoteFailure = lazyPart(() => import('./remote-failure'), MissingFailure)

interface Props {
  remote: RemoteEntry
  onError: () => void
  onRetry: () => void
  /** While the card itself is on its way. */
  pending: ReactNode
  /** A better reason for files that did not arrive, or null. */
  explain: (detail: string) => Promise<RemoteError | null>
  children: ReactNode
}

/** Keeps a remote's failure in its own section. */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    const { remote, onError } = this.props
    onError()
    const remoteError = asRemoteError(error, remote)
    // Switched off on purpose is no error.
    if (remoteError.kind !== 'disabled') console.error(`[${FAILURE_CODES[remoteError.kind]}]`, error)
    report({ kind: error instanceof RemoteError ? 'load' : 'render', error, remote: remote.name })
    // A chunk that the browser refused for its content looks like one that did not arrive.
    if (remoteError.kind !== 'unreachable' || error instanceof RemoteError) return
    const showReason = (reason: RemoteError | null) => reason && this.setState({ error: reason })
    this.props.explain(remoteError.message).then(showReason, () => undefined)
  }

  override render() {
    if (this.state.error === null) return this.props.children
    const { remote, onRetry, pending } = this.props
    return (
      <Suspense fallback={pending}>
        <RemoteFailure remote={remote} error={asRemoteError(this.state.error, remote)} onRetry={onRetry} />
      </Suspense>
    )
  }
}

/** Whatever is not a failure of loading was thrown by the remote's own code while rendering. */
export function asRemoteError(error: unknown, { name, entry }: Pick<RemoteEntry, 'name' | 'entry'>): RemoteError {
  if (error instanceof RemoteError) return error
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  const message = error instanceof Error ? error.message : String(error)
  // The bundler asks the <link> of a style sheet for its `src`, and writes `(error: undefined)`.
  const detail = message.replace(/\s*\(\w+: undefined\)$/, '')
  return new RemoteError(name, isChunk ? kindOfMissing(message) : 'crashed', entry, detail, { cause: error })
}
