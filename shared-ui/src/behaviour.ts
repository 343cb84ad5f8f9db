/** The half of `@ementa/ui` that renders nothing: services, formatting, hooks. Re-exported by `index.ts`. */

export type { KeyValueStorage } from '@ementa/contracts'
export { type CopySlot, copyKeys, joinTexts, useCopySlot, useCrashCopy } from './crash-copy/crash-copy'
export { acquireTabLock, type TabLock } from './crash-copy/tab-lock'
export { findNeighbour, focusByArrows, focusOnMount, focusPage, focusWhenShown, useFormFocus } from './focus/move-focus'
export { leadsToField, TO_FIELD, useFieldFocus } from './focus/page-focus'
export * from './format/dates'
export * from './format/now'
export * from './format/numbers'
export { keepClear, useMediaQuery } from './hooks/layout'
export { usePageTitle, useWayBack, type WayBack } from './hooks/page'
export { guardedPress, usePressGuard } from './hooks/press-guard'
export * from './hooks/timing'
export { useStableCallback } from './hooks/use-stable-callback'
export {
  useErrorToast,
  useHost,
  useOffline,
  useOnline,
  useReconnect,
  useRelation,
  useRelationIds,
  useServices,
  useSession,
  useShortcuts,
  useThemeState,
} from './services/context'
export { useImageSource } from './services/use-image-source'
export { type Queued, useQueued } from './services/use-queued'
