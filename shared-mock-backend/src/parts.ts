/** The parts of the backend from which a server is built that answers the same calls over a database. */

export { toQueueItem } from './areas/moderation/queue'
export { holdPost } from './areas/posts/thread-parts'
export { rememberIds } from './areas/shared/new-entity'
export { isRefusal, USER_HEADER } from './backend'
export { actorIn, type Context } from './context'
export type { Effect } from './effects'
export { citedKeys } from './law/cited-keys'
export { personalizeAnswer } from './personalize-answer'
export { Relations } from './relations'
export { preloadArea, router } from './router'
export { followCommentCounts } from './rules/comment-tree'
export { sendDueSchedules } from './rules/due-schedules'
export { moderationStatus } from './rules/moderation-status'
export { type Actor, type Policy, SPECIFIED_POLICY } from './rules/policy'
export { visibilityFor } from './rules/visibility'
export {
  NEWSLETTER_FIELDS,
  namesOf,
  newsletterText,
  PERSON_FIELDS,
  POST_FIELDS,
  publicText,
  stemsOf,
} from './search/searched-texts'
export { generateDeferredData, generateNewsletterWork, generateWorld } from './seed/generate'
export { seedDrawing } from './seed/images'
export { type Simulation, Simulator, simulationSchema } from './simulation'
export { type ChangeListener, type CollectionOptions, compareText, keysOf } from './store/collection'
export { type Collections, createCollections, type MemoryCollections, memberKey, tagOf } from './store/collections'
export { createPersonalRecords, type Personal } from './store/personal'
export type {
  AuditFilters,
  Citing,
  CountedTag,
  LawReads,
  ModerationReads,
  NewsletterQuery,
  PeopleFilters,
  PeopleQuery,
  PostQuery,
  QueueFilters,
  QueueSort,
  Reads,
  SearchReads,
} from './store/reads'
export type { StoredEntry } from './store/stored-entities'
export { loadDeferredData, loadNewsletterWork, loadSeed } from './store/world'
