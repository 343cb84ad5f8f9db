/**
 * `@ementa/ui/data`: the facade of SWR and valtio. Lists use `usePagedRead`; SWR's global `mutate` is left out on
 * purpose: it belongs to SWR's own default cache and does nothing to ours. Use `useInvalidate`,
 * or `useCacheWrites` to change what is cached.
 */
export { useSWRConfig } from 'swr'
export { proxy, ref, type Snapshot, subscribe, useSnapshot } from 'valtio'
export { PEOPLE_RESOURCES, type ReadKey, type Resource } from './data/resources'
export * from './data/use-cache-writes'
export * from './data/use-invalidate'
export * from './data/use-paged-read'
export { type Read, useRead } from './data/use-read'
