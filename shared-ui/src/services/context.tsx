import type { Api, HostFacts, Relation, Services, SessionState } from '@ementa/contracts'
import { createContext, type ReactNode, useContext } from 'react'
import { proxy, type Snapshot, useSnapshot } from 'valtio'

/** Context of `ServicesProvider` and `useServices()` alone; a test may provide a partial stand-in through the provider. */
export const ServicesContext = createContext<Services | null>(null)

/** Hands the services made by the shell (or by the stand-alone frame) to everything below. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** Everything a component may do to the world outside itself. Throws outside a `ServicesProvider`: a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) {
    throw new Error('Failed to read the services: no ServicesProvider above this component. Please wrap it in one.')
  }
  return services
}

/** Returns the session state; renders again when it changes. */
export function useSession(): Snapshot<SessionState> {
  return useSnapshot(useServices().session.state)
}

/** Returns whether the signed-in user follows / likes / saved / … `id`; renders again only when this one answer changes. */
export function useRelation(relation: Relation, id: string): boolean {
  return useSnapshot(useServices().relations.state)[relation][id] === true
}

/** All ids in a relation; renders again when one comes or goes. */
export function useRelationIds(relation: Relation): string[] {
  return Object.keys(useSnapshot(useServices().relations.state)[relation])
}

/** Returns the connection, a running sync and the queue of unsent actions. */
export function useOffline() {
  return useSnapshot(useServices().offline.state)
}

const DEMONSTRATION: HostFacts = proxy({ isCommunity: false })

/** Returns what a page must know of the host that it runs on. */
export function useHost(): HostFacts {
  return useSnapshot(useServices().device.host ?? DEMONSTRATION)
}

/** Returns the stored theme choice and the theme it resolves to now. */
export function useThemeState() {
  return useSnapshot(useServices().theme.state)
}

/** The client, when it is needed: a view without calls needs no services. */
export function useApi(): () => Api {
  const services = useContext(ServicesContext)
  return () => {
    if (!services) throw new Error('Failed to read: no ServicesProvider above this component. Please wrap it in one.')
    return services.api
  }
}

const ALWAYS_ONLINE = proxy({ online: true })

/** `false` while calls are refused. Usable without services too (a lone component test), where it is always `true`. */
export function useOnline(): boolean {
  const services = useContext(ServicesContext)
  return useSnapshot(services?.offline.state ?? ALWAYS_ONLINE).online
}
