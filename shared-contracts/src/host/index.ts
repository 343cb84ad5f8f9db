import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type HostContract, hostContract } from './host-contract'

export * from './host-contract'

/** Every call of a host as a typed function. Rejects with errors whose `code` is one of `HOST_ERRORS`. */
export type HostApi = ContractRouterClient<HostContract>

/**
 * Creates the client of a host's own calls, about people and devices.
 * @param url absolute address under which the server answers calls: `https://ementa.example/api`
 * @param fetch carries the requests; absent: the browser's
 */
export function createHostClient(url: string, fetch?: (request: Request) => Promise<Response>): HostApi {
  return createORPCClient(
    new OpenAPILink(hostContract, { url, ...(fetch && { fetch: (request: Request) => fetch(request) }) }),
  )
}
