import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { pageAt } from '@ementa/ui/host'
import { withStyles } from '@ementa/ui/plain'
import { PageRoutes, type RouteObject, useLocation } from '@ementa/ui/router'
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { NotFoundPage } from '../failures/not-found-page'
import { RemoteBoundary } from '../failures/remote-boundary'
import { forget, loadedSection, loadSection, takeSection, whyMissing } from './load-section'
import { SectionSkeleton } from './section-skeleton'

interface Attempt {
  count: number
  /** Drops what is known of the remote, since that failed. */
  isRetry: boolean
}

/**
 * One remote as a section of the page: loading, failing and retrying all stay inside. Another address is another attempt:
 * what fails on one page leaves the others of the remote alone.
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
  // The page that failed may be shown once more, here or after a page of another remote.
  useEffect(() => {
    if (failedAt === null) return
    return () => renewPage(remote, failedAt)
  }, [remote, failedAt])
  // A new lazy for each attempt: React remembers the failure of an old one forever.
  const Section = useMemo(
    () => (!attempt.isRetry && sectionNow(remote)) || lazySection(remote, attempt.isRetry),
    [remote, attempt],
  )
  return (
    <RemoteBoundary
      key={attempt.count}
      remote={remote}
      onError={() => setFailedAt(pathname)}
      onRetry={() => tryAgain(true)}
      pending={<SectionSkeleton />}
      explain={(detail) => whyMissing(remote, detail)}
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

/** Without a fallback in between, which `lazy` renders even where the code is there (decision 026). */
function sectionNow(remote: RemoteEntry): ComponentType | undefined {
  const section = loadedSection(remote)
  return section && pagesOf(section.routes)
}

/** A guard of its routes may be made of parts of Chakra. */
const pagesOf = (routes: RouteObject[]) => withStyles(() => <PageRoutes routes={routes} otherwise={<NotFoundPage />} />)

function lazySection(remote: RemoteEntry, isRetry: boolean) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const { routes } = await (isRetry ? loadSection(await forget(remote)) : takeSection(remote))
    return { default: pagesOf(routes) }
  })
}
