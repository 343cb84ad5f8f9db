import { createHostClient, type HostApi } from '@ementa/contracts/host'
import { hostState } from './host-state'

/** Returns the client of the host's own calls. */
export function hostClient(): HostApi {
  const { server } = hostState
  if (!server) throw new Error('Failed to reach a host: the registry names no server.')
  return createHostClient(server.url, server.fetch)
}

/** Asks the host once what it offers. */
export async function askAbout(): Promise<void> {
  hostState.about ??= await hostClient().about()
  hostState.isCommunity = !hostState.about.signIn.includes('name')
  hostState.mailsIssues = hostState.about.mailsIssues
}
