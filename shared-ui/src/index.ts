/**
 * `@ementa/ui`: the parts of which pages are made, as plain elements with class names over the theme's custom properties,
 * with services, formatting and hooks. Nothing here is styled by script: dialogs and menus are in `@ementa/ui/overlays`,
 * fields of forms in `@ementa/ui/forms`.
 */
export * from './behaviour'
export { announce } from './components/announcer'
export { AuthorityBadge, authorityRule } from './components/authority-badge'
export { Avatar } from './components/avatar'
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
export { EmptyState } from './components/empty-state'
export { ErrorCard } from './components/error-card'
export { lazyPart, MissingDialog, MissingSection, type Retry, useMissingMenu } from './components/lazy-part'
export { PageHeader, type PageHeaderProps } from './components/page-header'
export { PlainBadge, type Tone } from './components/plain-badge'
export { RetryLine } from './components/retry-line'
export { ScrollArea } from './components/scroll-area'
export { SearchField, type SearchFieldProps } from './components/search-field'
export { Section, StatTile, StatTiles } from './components/section'
export { SignInPrompt } from './components/sign-in-prompt'
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
export { Stamp } from './components/stamp'
export { StickyTabs } from './components/sticky-tabs'
export { Tab, TabList, TabPanel, TabPanels, Tabs } from './components/tabs'
export { WindowList, type WindowListHandle } from './components/window-list'
export { FollowButton, useFollow } from './kit/follow-button'
export { LoadMore } from './kit/load-more'
export {
  askToBlock,
  changeMembership,
  MEMBERSHIP_WORDS,
  type MembershipWords,
  setMembership,
  setMuted,
  toggleMembership,
  unblock,
} from './kit/membership'
export { ReadView } from './kit/read-view'
export { copyText, type Shared, share } from './kit/share'
export { SessionReady, SignedIn, type SignedInUser } from './kit/signed-in'
export { useFoldedSearch } from './kit/use-folded-search'
export { useLeave } from './kit/use-leave'
export { ActionMenu, confirm, VersionConflict } from './overlays/on-demand'
export { useWidget } from './widgets/use-widget'
export { WidgetBoundary } from './widgets/widget-boundary'
