import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type HostContract, hostContract } from './host-contract'
import { type LiveContract, liveContract } from './live-contract'

export * from './host-contract'
export * from './live-contract'

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

/** The stream of what others change, as a typed function. */
export type LiveApi = ContractRouterClient<LiveContract>

/** Creates the client of the stream; `url` and `fetch` are as for `createHostClient`. */
export function createLiveClient(url: string, fetch?: (request: Request) => Promise<Response>): LiveApi {
  return createORPCClient(
    new OpenAPILink(liveContract, { url, ...(fetch && { fetch: (request: Request) => fetch(request) }) }),
  )
}
