import { useLocation } from '@ementa/ui/router'
import { NotFoundPage } from '../failures/not-found-page'
import { RegistryFailure } from '../failures/registry-failure'
import { ownerOf } from '../registry/owner'
import type { RegistryResult } from '../registry/registry'
import { RemoteSection } from './remote-section'

/**
 * One splat route for everything: the registry says who owns a path. A route of its own for each pattern would make
 * the remote's absolute routes descendants of that pattern, and react-router would match only what is left of the path
 * (decision 004).
 */
export function SectionOutlet({ result }: { result: RegistryResult }) {
  const { pathname } = useLocation()
  const remote = ownerOf(result.registry.remotes, pathname)
  if (remote) return <RemoteSection key={remote.name} remote={remote} />
  if (result.source === 'none') return <RegistryFailure problem={result.problem ?? ''} />
  return <NotFoundPage />
}
