import { lazyPart } from '@ementa/ui'
import { useLocation } from '@ementa/ui/router'
import { Suspense } from 'react'
import { MissingFailure } from '../failures/missing-failure'
import { NotFoundPage } from '../failures/not-found-page'
import { ownerOf } from '../registry/owner'
import type { RegistryResult } from '../registry/registry'
import { RemoteSection } from './remote-section'
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
