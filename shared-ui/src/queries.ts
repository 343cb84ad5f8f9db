/**
 * `@ementa/ui/queries`: the reads that two packages make, each with its one name, and where cached answers hold the
 * entities that a page changes everywhere. What one remote reads is in its own `queries.ts`.
 */
export * from './queries/comments'
export * from './queries/law'
export * from './queries/newsletters'
export * from './queries/notifications'
export * from './queries/posts'
export * from './queries/profiles'
export * from './queries/search'
