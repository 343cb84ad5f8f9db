/**
 * `@ementa/ui/host`: what only the owner of a page may use: the shell, the stand-alone page of a remote, the test
 * harness. A remote that made a session, a cache or providers of its own would have a second truth beside the shell's;
 * lint refuses this entry there, and federation does not share it.
 */

export type { ReportProblem, StorageProblem } from '@ementa/contracts'
export {
  createInFlight,
  createValidity,
  createWrites,
  type InFlight,
  type Middleware,
  type Transport,
  type Validity,
  type Writes,
} from './calls/middleware'
export { UNSAVED_TEXTS, UnsavedPageContext } from './components/error-card'
export { createResponseCache, type ResponseCache } from './data/response-cache'
export { prefetch } from './data/use-read'
export { useFocusAfterRemoval } from './focus/keep-focus'
export { useRouteFocus } from './focus/page-focus'
export { forgetPresses } from './hooks/press-guard'
export { AppTree, type TreeServices } from './host/app-tree'
export { createServices, type HostParts, type HostServices, type OwnedOffline } from './host/create-services'
export { createStandaloneParts, createStandalonePipeline } from './host/standalone-parts'
export { createMemoryRouter } from './routing/app-router'
export { pageAt } from './routing/lazy-page'
export { createEvent } from './services/event'
export { needOverlays, useOverlaysNeeded } from './services/overlays-need'
export type { OwnedRelations, Toggle } from './services/relations'
export { deviceUserId, type OwnedSession } from './services/session'
export { downloadFile as downloadFromShell } from './services/share'
export { createToaster, type OwnedToaster, type Toast } from './services/toaster'
export { hasUnsaved, noteUnsaved, useHasUnsaved } from './services/unsaved'
