import { paths } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { EmptyState, ErrorCard, lazyPart, type Retry, usePageTitle } from '@ementa/ui'
import { pageAt } from '@ementa/ui/host'
import { lazyPage, PageRoutes, type RouteObject, useLocation } from '@ementa/ui/router'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { ownerOf, type RegistryResult } from '../registry/registry'
import { detailOf, FAILURE_CODES, kindOfMissing, RemoteError } from '../remote-error'
import { shellVersion } from '../shell-version'
import { report } from '../telemetry/watch'
import { forgetRemote, loadedSection, loadSection, takeSection } from './load-section'
import { SectionSkeleton } from './section-skeleton'
import { findIntegrityError } from './trusted-scripts'

const RegistryFailure = lazyPart(() => import('../failures/registry-failure'), MissingFailure)
/** Loads the failure card. `app.tsx` does so when the page is idle, so that it is available when no server answers. */
const RemoteFailure = lazyPart(() => import('../failures/remote-failure'), MissingFailure)

/**
 * Shows the section that owns the path. The shell has no routes: with one for each pattern, react-router would match the
 * remote's absolute routes against the rest of the path only (decision 004).
 */
export function SectionOutlet({ result }: { result: RegistryResult }) {
  const { pathname } = useLocation()
  const remote = ownerOf(result.registry.remotes, pathname)
  if (remote) return <RemoteSection key={remote.name} remote={remote} />
  const { source, refused, problem } = result
  if (source !== 'none' && !refused?.length) return <NotFoundPage />
  return (
    <Suspense fallback={<SectionSkeleton />}>
      <RegistryFailure isPartial={source !== 'none'} problem={problem ?? refused?.join('\n') ?? ''} />
    </Suspense>
  )
}

/** The 404 page. The specification demands its text in English; a Portuguese line follows. */
export function NotFoundPage() {
  usePageTitle('Página não encontrada')
  return (
    <EmptyState
      illustration="sheet"
      title="Oops! Page not found"
      titleLang="en"
      titleAs="h1"
      description="A página que você procura não existe ou mudou de endereço."
      action={{ label: 'Voltar ao início', href: paths.home.href() }}
    />
  )
}

interface Attempt {
  count: number
  /** Loads the remote anew, because it failed before. */
  isRetry: boolean
}

/**
 * Shows a remote as a section of the page and confines its loading, failures and retries to it. Another address is a new
 * attempt, so that a failed page does not affect the remote's other pages.
 */
export function RemoteSection({ remote }: { remote: RemoteEntry }) {
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, isRetry: false })
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const tryAgain = (isRetry: boolean) => {
    setFailedAt(null)
    setAttempt(({ count }) => ({ count: count + 1, isRetry }))
  }
  if (failedAt !== null && failedAt !== pathname) tryAgain(!loadedSection(remote))
  // The failed page is renewed when the reader leaves it, so that it can be shown again later.
  useEffect(() => {
    if (failedAt === null) return
    return () => renewPage(remote, failedAt)
  }, [remote, failedAt])
  // Each attempt has a new page, because React keeps the failure of an old one forever.
  const Section = useMemo(
    () => (!attempt.isRetry && getLoadedSection(remote)) || createLazySection(remote, attempt.isRetry),
    [remote, attempt],
  )
  return (
    <RemoteBoundary
      key={attempt.count}
      remote={remote}
      onError={() => setFailedAt(pathname)}
      onRetry={() => tryAgain(true)}
    >
      <Suspense fallback={<SectionSkeleton />}>
        <div data-remote={remote.name}>
          <Section />
        </div>
      </Suspense>
    </RemoteBoundary>
  )
}

function renewPage(remote: RemoteEntry, pathname: string): void {
  const section = loadedSection(remote)
  if (section) pageAt(section.routes, pathname)?.renew()
}

/** Returns the loaded section without `lazy`, which renders a fallback even if the code is loaded (decision 026). */
function getLoadedSection(remote: RemoteEntry): ComponentType | undefined {
  const section = loadedSection(remote)
  return section && createPages(section.routes)
}

const createPages = (routes: RouteObject[]) => () => <PageRoutes routes={routes} otherwise={<NotFoundPage />} />

function createLazySection(remote: RemoteEntry, isRetry: boolean) {
  return lazyPage(async () => {
    const { routes } = await (isRetry ? loadSection(await forgetRemote(remote)) : takeSection(remote))
    return { default: createPages(routes) }
  })
}

interface BoundaryProps {
  remote: RemoteEntry
  onError: () => void
  onRetry: () => void
  children: ReactNode
}

/** Confines a remote's failure to its section. */
export class RemoteBoundary extends Component<BoundaryProps, { error: RemoteError | null }> {
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
    void findIntegrityError(remote, remoteError.message).then((reason) => reason && this.setState({ error: reason }))
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
  const message = detailOf(error)
  // For a style sheet the bundler reads `src` of its <link> and writes `(error: undefined)`.
  const detail = message.replace(/\s*\(\w+: undefined\)$/, '')
  return new RemoteError(name, isChunk ? kindOfMissing(message) : 'crashed', entry, detail, { cause: error })
}

/**
 * A generic failure card, shown when the file of the specific one cannot be loaded either. `onRetry` is the handler of
 * that one.
 */
function MissingFailure({ retry, isRetrying, onRetry = retry }: Retry & { onRetry?: () => void }) {
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
