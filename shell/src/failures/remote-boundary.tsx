import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { ErrorCard, lazyPart, type Retry } from '@ementa/ui'
import { Component, type ReactNode, Suspense } from 'react'
import { FAILURE_CODES, kindOfMissing, RemoteError } from '../errors/remote-error'
import { whyMissing } from '../federation/load-section'
import { SectionSkeleton } from '../federation/section-skeleton'
import { shellVersion } from '../shell-version'
import { report } from '../telemetry/watch'

/** Loads the failure card. `app.tsx` does so when the page is idle, so that it is available when no server answers. */
const RemoteFailure = lazyPart(() => import('./remote-failure'), MissingFailure)

interface Props {
  remote: RemoteEntry
  onError: () => void
  onRetry: () => void
  children: ReactNode
}

/** Confines a remote's failure to its section. */
export class RemoteBoundary extends Component<Props, { error: RemoteError | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    const { remote, onError } = this.props
    onError()
    const remoteError = asRemoteError(error, remote)
    // A remote that is switched off on purpose is no error to log.
    if (remoteError.kind !== 'disabled') console.error(`[${FAILURE_CODES[remoteError.kind]}]`, error)
    report({ kind: error instanceof RemoteError ? 'load' : 'render', error, remote: remote.name })
    // A chunk refused for its content fails in the same way as a missing one.
    if (remoteError.kind !== 'unreachable' || error instanceof RemoteError) return
    void whyMissing(remote, remoteError.message).then((reason) => reason && this.setState({ error: reason }))
  }

  override render() {
    if (this.state.error === null) return this.props.children
    const { remote, onRetry } = this.props
    return (
      <Suspense fallback={<SectionSkeleton />}>
        <RemoteFailure remote={remote} error={asRemoteError(this.state.error, remote)} onRetry={onRetry} />
      </Suspense>
    )
  }
}

/** Converts an error to a RemoteError: a missing file failed to load; any other error was thrown while rendering. */
export function asRemoteError(error: unknown, { name, entry }: Pick<RemoteEntry, 'name' | 'entry'>): RemoteError {
  if (error instanceof RemoteError) return error
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
  const message = error instanceof Error ? error.message : String(error)
  // For a style sheet the bundler reads `src` of its <link> and writes `(error: undefined)`.
  const detail = message.replace(/\s*\(\w+: undefined\)$/, '')
  return new RemoteError(name, isChunk ? kindOfMissing(message) : 'crashed', entry, detail, { cause: error })
}

/**
 * A generic failure card, shown when the file of the specific one cannot be loaded either. `onRetry` is the handler of
 * that one.
 */
export function MissingFailure({ retry, isRetrying, onRetry = retry }: Retry & { onRetry?: () => void }) {
  return (
    <ErrorCard
      title="Não foi possível carregar esta área."
      titleAs="h1"
      description="O servidor não respondeu. Verifique a conexão e tente novamente."
      onRetry={onRetry}
      isRetrying={isRetrying}
      details={[['Aplicativo', shellVersion]]}
    />
  )
}
