import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Contract, contract } from './contract'

/**
 * Every call as a typed function that a backend answers at once: `api.posts.listFeed({ tab: 'forYou' })`. Rejects with
 * errors that `errorCode` can name. Requests are real ones for the mock, too (decision 003). Pages have an `Api`.
 */
export type BackendApi = ContractRouterClient<Contract>

/** Inputs of all calls as the caller writes them: `Inputs['posts']['create']`. */
export type Inputs = InferContractRouterInputs<Contract>

/** Outputs of all calls: `Outputs['posts']['listFeed']`. */
export type Outputs = InferContractRouterOutputs<Contract>

/** Names the session's user, by id or username, to a backend behind HTTP, which serves many people from one store. */
export const SESSION_HEADER = 'x-ementa-user'

/** Stands in that header when the page shows nobody as signed in. */
export const VISITOR = '-'

/** Names the page that makes a call, so that the stream which tells it of others' changes leaves out its own. */
export const PAGE_HEADER = 'x-ementa-page'

/**
 * Header of an answer: after so many ms the backend would answer something else although nobody wrote anything, because an
 * issue, a post or the end of a measure falls due. Absent: nothing is due.
 */
export const VALID_FOR_HEADER = 'x-ementa-valid-for'

export interface ClientOptions {
  /** Address of the backend, absolute: `https://api.example`. With a `fetch` of your own any origin will do. */
  url: string
  /** Carries the requests; absent: the browser's. The mock backend's `fetch` goes here. */
  fetch?: (request: Request) => Promise<Response>
  /** Sent with every request, for example the session of an HTTP backend. */
  headers?: () => Record<string, string>
}

/**
 * The one client of the product: real Request and Response objects, JSON bodies, validated on the other side.
 * In-process and HTTP backends differ in `fetch` only.
 */
export function createClient({ url, fetch, headers }: ClientOptions): BackendApi {
  const link = new OpenAPILink(contract, {
    url,
    headers: () => headers?.() ?? {},
    ...(fetch ? { fetch: (request: Request) => fetch(request) } : {}),
  })
  return createORPCClient(link)
}
