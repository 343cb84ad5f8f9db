import type { Api } from '@ementa/contracts'
import { fetchAhead, isReadNeeded } from './fetch-read'
import type { AnyRequest } from './query'
import type { ResponseCache } from './response-cache'

interface ReadServices {
  api: Api
  cache: ResponseCache
  /** First wait of a retry, in ms. */
  retryBase: number
}

/**
 * Asks for what a page will read as soon as it is rendered; `useRead` then takes this answer in place of a call of its
 * own. Only for a page that is about to be shown.
 */
export function prefetch({ api, cache, retryBase }: ReadServices, reads: readonly AnyRequest[]) {
  for (const request of reads) {
    if (!isReadNeeded(cache, request)) continue
    const call = async () => ('items' in request ? { pages: [await request.call(null, api)] } : request.call(api))
    fetchAhead(cache, request.key, call, retryBase)
  }
}
