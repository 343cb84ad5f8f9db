/** The parts of the backend from which a server is built that answers the same calls over a database. */

export { toQueueItem } from './areas/moderation/waiting'
export { holdPost } from './areas/posts/hold-post'
export { USER_HEADER } from './backend'
export { actorIn, type Context } from './context'
export type { Effect } from './effects'
export { generateLaterData, generateNewsletterWork, generateWorld } from './generate'
export { citedKeys } from './law/cited-keys'
export { rememberIds } from './new-id'
export { Relations } from './relations'
export { preloadArea, router } from './router'
export { followCommentCounts } from './rules/comment-tree'
export { sendDueSchedules } from './rules/due-schedules'
export { moderationStatus } from './rules/moderation-status'
export { type Actor, type Policy, SPECIFIED_POLICY } from './rules/policy'
export { tagOf } from './rules/tag-of'
export { visibilityFor } from './rules/visibility'
export { NEWSLETTER_FIELDS, namesOf, PERSON_FIELDS, POST_FIELDS, stemsOf } from './search/fields'
export { newsletterText, publicText } from './search/issue-texts'
export { seedDrawing } from './seed/images'
export { asSeenBy } from './seen-answer'
export { type Simulation, Simulator, simulationSchema } from './simulation'
export { type ChangeListener, type CollectionOptions, keysOf } from './store/collection'
export { type Collections, createCollections, type MemoryCollections, memberKey } from './store/collections'
export { loadLaterData, loadNewsletterWork, loadSeed } from './store/load-seed'
export { inRecords, type Personal } from './store/personal'
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
export { compareText } from './store/sorted-list'
export type { StoredEntry } from './store/stored-entities'
