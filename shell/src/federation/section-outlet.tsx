import { lazyPart } from '@ementa/ui/plain'
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
 * One splat route for everything: the registry says who owns a path. A route of its own for each pattern would make
 * the remote's absolute routes descendants of that pattern, and react-router would match only what is left of the path
 * (decision 004).
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
