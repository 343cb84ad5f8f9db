import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { withStyles } from '@ementa/ui/plain'
import { PageRoutes, type RouteObject } from '@ementa/ui/router'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { NotFoundPage } from '../failures/not-found-page'
import { RemoteBoundary } from '../failures/remote-boundary'
import { forget, loadedSection, loadSection, takeSection, whyMissing } from './load-section'
import { SectionSkeleton } from './section-skeleton'

/** One remote as a section of the page: loading, failing and retrying all stay inside. */
export function RemoteSection({ remote }: { remote: RemoteEntry }) {
  const [attempt, setAttempt] = useState(0)
  // A new lazy for each attempt: React remembers the failure of an old one forever.
  const Section = useMemo(
    () => (attempt === 0 && sectionNow(remote)) || lazySection(remote, attempt > 0),
    [remote, attempt],
  )
  return (
    <RemoteBoundary
      key={attempt}
      remote={remote}
      onRetry={() => setAttempt(attempt + 1)}
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

/** Without a fallback in between, which `lazy` renders even where the code is there (decision 053). */
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
