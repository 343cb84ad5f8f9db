import {
  type HostFacts,
  isOfflineError,
  type Relation,
  type Services,
  type SessionState,
  type ShortcutHandlers,
} from '@ementa/contracts'
import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { proxy, type Snapshot, useSnapshot } from 'valtio'

/** The services made by the shell, or by the stand-alone frame. `AppTree` hands them to everything below. */
export const ServicesContext = createContext<Services | null>(null)

/** Everything a component may do to the world outside itself. Throws outside of an `AppTree`: a programming error. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('Failed to read the services: no AppTree above this component. Please wrap it in one.')
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

/** Returns whether there is a connection; without one calls are refused. */
export const useOnline = (): boolean => useOffline().online

/** Runs `onReconnect` each time the connection comes back, never on the first render. */
export function useReconnect(onReconnect: () => void): void {
  const online = useOnline()
  const wasOnline = useRef(online)
  const reconnected = useEffectEvent(onReconnect)
  useEffect(() => {
    if (online && !wasOnline.current) reconnected()
    wasOnline.current = online
  }, [online])
}

/**
 * Shows `title` as a destructive toast, once for each failure of a read. Not while offline: the offline bar says so
 * already, with the age of what is shown.
 */
export function useErrorToast(error: unknown, title: string, description?: string): void {
  const { toast } = useServices()
  // The toast appears together with the page's own error, not a moment later.
  useLayoutEffect(() => {
    if (error !== undefined && error !== null && !isOfflineError(error)) toast.error(title, description)
  }, [error, title, description, toast])
}

/** Registers keys while the component is on screen. The handlers may be new functions at every render. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const { shortcuts } = useServices()
  const press = useEffectEvent((key: string, isRepeat?: boolean) => handlers[key]?.(isRepeat))
  const keys = Object.keys(handlers).join('\n')
  useLayoutEffect(() => {
    const stable = keys
      .split('\n')
      .filter(Boolean)
      .map((key) => [key, (isRepeat?: boolean) => press(key, isRepeat)] as const)
    return shortcuts.register(Object.fromEntries(stable))
  }, [shortcuts, keys])
}
