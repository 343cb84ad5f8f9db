import { createHostClient, type HostApi } from '@ementa/contracts/host'
import { hostState } from './host-state'

/** Returns the client of the host's own calls. */
export function hostClient(): HostApi {
  const { server } = hostState
  if (!server) throw new Error('Failed to reach a host: the registry names no server.')
  return createHostClient(server.url, server.fetch)
}

/** A server that knows nothing of people offers what the backend in the browser does. */
const NAMES_ONLY = { signIn: ['name' as const], canInvite: false }

/** Asks the host once what it offers. */
export async function askAbout(): Promise<void> {
  hostState.about ??= await hostClient()
    .about()
    .catch((error: unknown) => {
      if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404) return NAMES_ONLY
      throw error
    })
}
