/**
 * `@ementa/ui/data`: reads by name (`query`, `useRead`, `usePagedRead`), typed edits of what they cached, and valtio. SWR
 * is behind it: what a write makes stale is in the table of calls (decision 019). `./queries` has the reads that two
 * packages make, each with its one name; what one remote reads is in the file that reads it.
 */
/** Compares two values by all that they hold. */
export { default as isEqual } from 'react-fast-compare'
export { proxy, ref, type Snapshot, subscribe, useSnapshot } from 'valtio'
export { type CacheEdits, editEntity, useCacheEdits } from './data/cache-edits'
export { useChangesOfOthers, useRefresh } from './data/data-provider'
export {
  type Entries,
  type Paged,
  type PagedQuery,
  type PagedRequest,
  pagedQuery,
  type Query,
  query,
  type ReadKey,
  type ReadRequest,
} from './data/query'
export * from './data/use-paged-read'
export { BesidePageContext, type Read, useRead } from './data/use-read'
export * from './queries/queries'
