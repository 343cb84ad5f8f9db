/** The half of `@ementa/ui` that renders nothing: services, formatting, hooks. Re-exported by `index.ts`. */

export type { KeyValueStorage } from '@ementa/contracts'
export { type CopySlot, copyKeys, joinedTexts, useCopySlot, useKeptDraft } from './drafts/kept-draft'
export { findNeighbour, focusByArrows, focusOnMount, focusPage, focusWhenShown, useFormFocus } from './focus/move-focus'
export { leadsToField, TO_FIELD, useFieldFocus } from './focus/page-focus'
export * from './format/counts'
export * from './format/dates'
export * from './format/local-day'
export * from './format/now'
export * from './format/price'
export * from './format/time-ago'
export * from './format/zones'
export * from './hooks/claim'
export { keepClear } from './hooks/keep-clear'
export * from './hooks/use-debounced-value'
export * from './hooks/use-error-toast'
export * from './hooks/use-media-query'
export * from './hooks/use-page-title'
export * from './hooks/use-press-guard'
export * from './hooks/use-reconnect'
export * from './hooks/use-shortcuts'
export { useStableCallback } from './hooks/use-stable-callback'
export * from './hooks/use-way-back'
export { whenIdle } from './hooks/when-idle'
export {
  useHost,
  useOffline,
  useOnline,
  useRelation,
  useRelationIds,
  useServices,
  useSession,
  useThemeState,
} from './services/context'
export { guardedPress } from './services/guarded-press'
export { useImageSource } from './services/use-image-source'
export { type Queued, useQueued } from './services/use-queued'
