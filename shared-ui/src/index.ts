/**
 * `@ementa/ui`: the parts of which pages are made, as plain elements with class names over the theme's custom properties,
 * with services, formatting and hooks. Nothing here is styled by script: dialogs and menus are in `@ementa/ui/overlays`,
 * fields of forms in `@ementa/ui/forms`.
 */
export type { KeyValueStorage } from '@ementa/contracts'
export { announce } from './components/announcer'
export { Avatar } from './components/avatar'
export { AuthorityBadge, authorityRule, PlainBadge, Stamp, type Tone } from './components/badges'
export { BrandGlyph } from './components/brand-glyph'
export {
  Button,
  ButtonLink,
  type ButtonProps,
  buttonLook,
  CloseButton,
  IconButton,
} from './components/button'
export { CharCounter } from './components/char-counter'
export { ChipRow, Pill, TagChip } from './components/chips'
export { Column } from './components/column'
export { EmptyState, SignInPrompt } from './components/empty-state'
export { ErrorCard, RetryLine } from './components/error-card'
export { lazyPart, MissingDialog, MissingSection, type Retry, useMissingMenu } from './components/lazy-part'
export { PageHeader, type PageHeaderProps } from './components/page-header'
export { LoadMore, ReadView } from './components/read-view'
export { ScrollArea } from './components/scroll-area'
export { SearchField, type SearchFieldProps, useFoldedSearch } from './components/search-field'
export { Section, StatTile, StatTiles } from './components/section'
export { SessionReady, SignedIn, type SignedInUser } from './components/signed-in'
export {
  Loading,
  Outline,
  OutlineLines,
  PartSkeleton,
  PostSkeleton,
  ReaderSkeleton,
  RowSkeleton,
  Skeletons,
  TitleSkeleton,
} from './components/skeletons'
export { StickyTabs, Tab, TabList, TabPanel, TabPanels, Tabs } from './components/tabs'
export { WindowList, type WindowListHandle } from './components/window-list'
export { type CopySlot, copyKeys, joinTexts, useCopySlot, useCrashCopy } from './crash-copy/crash-copy'
export { acquireTabLock, type TabLock } from './crash-copy/tab-lock'
export { findNeighbour, focusByArrows, focusOnMount, focusPage, focusWhenShown, useFormFocus } from './focus/move-focus'
export { leadsToField, TO_FIELD, useFieldFocus } from './focus/page-focus'
export * from './format/dates'
export * from './format/now'
export * from './format/numbers'
export { keepClear, useMediaQuery } from './hooks/layout'
export { useLeave, usePageTitle, useWayBack, type WayBack } from './hooks/page'
export { guardedPress, usePressGuard } from './hooks/press-guard'
export * from './hooks/timing'
export { useStableCallback } from './hooks/use-stable-callback'
export {
  askToBlock,
  changeMembership,
  FollowButton,
  MEMBERSHIP_WORDS,
  type MembershipWords,
  setMembership,
  setMuted,
  toggleMembership,
  unblock,
  useFollow,
} from './membership/membership'
export { ActionMenu, confirm, VersionConflict } from './overlays/on-demand'
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
export { copyText, type Shared, share } from './services/share'
export { useImageSource } from './services/use-image-source'
export { type QueuedCall, useQueued } from './services/use-queued'
export { useWidget, WidgetBoundary } from './widgets/widget'
