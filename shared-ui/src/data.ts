/**
 * `@ementa/ui/data`: reads by name (`query`, `useRead`, `usePagedRead`), typed edits of what they cached, and valtio. SWR
 * is behind it: what a write makes stale is in the table of calls (decision 019). `./queries` has the reads that two
 * packages make, each with its one name; what one remote reads is in its own `queries.ts`.
 */
export { proxy, ref, type Snapshot, subscribe, useSnapshot } from 'valtio'
export { BesidePageContext } from './data/beside-page'
export { editEntity, findEntity, type Holder, holder, inPages, mapped, put } from './data/entities'
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
export { type CacheEdits, useCacheEdits } from './data/use-cache-edits'
export * from './data/use-paged-read'
export { type Read, useRead } from './data/use-read'
export { useRefresh } from './data/use-refresh'
export * from './queries/comments'
export * from './queries/law'
export * from './queries/newsletters'
export * from './queries/notifications'
export * from './queries/posts'
export * from './queries/profiles'
export * from './queries/search'
