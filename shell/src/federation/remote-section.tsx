import { paths } from '@ementa/contracts'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { EmptyState, lazyPart, usePageTitle } from '@ementa/ui'
import { pageAt } from '@ementa/ui/host'
import { lazyPage, PageRoutes, type RouteObject, useLocation } from '@ementa/ui/router'
import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react'
import { MissingFailure, RemoteBoundary } from '../failures/remote-boundary'
import { ownerOf, type RegistryResult } from '../registry/registry'
import { forget, loadedSection, loadSection, takeSection } from './load-section'
import { SectionSkeleton } from './section-skeleton'

const RegistryFailure = lazyPart(() => import('../failures/registry-failure'), MissingFailure)

/**
 * Shows the section that owns the path. There is one splat route for all: with a route for each pattern, react-router would
 * match the remote's absolute routes against the rest of the path only (decision 004).
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

/** The 404 page. The specification demands its text in English (spec §2); a Portuguese line follows. */
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
    const { routes } = await (isRetry ? loadSection(await forget(remote)) : takeSection(remote))
    return { default: createPages(routes) }
  })
}
