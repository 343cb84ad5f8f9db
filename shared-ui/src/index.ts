// Public face of the look: what every remote renders with. Dialogs, menus and motion are in `@ementa/ui/overlays`.
export * from './behaviour'
export * from './chakra'
export { announce, useAnnounce } from './components/announcer'
export { AuthorityBadge, authorityRule } from './components/authority-badge'
export { Avatar } from './components/avatar'
export { BrandGlyph } from './components/brand-glyph'
export { ChipRow, Pill, TagChip } from './components/chips'
export { Column } from './components/column'
export { EmptyState } from './components/empty-state'
export { ErrorCard } from './components/error-card'
export { lazyDialog, lazyPart, lazySection, type Retry, useMissingMenu } from './components/lazy-part'
export { PageHeader, type PageHeaderProps } from './components/page-header'
export { Button, CloseButton, IconButton } from './components/portuguese-chakra'
export { RetryLine } from './components/retry-line'
export { ScrollArea } from './components/scroll-area'
export { Row, Section, StatTile } from './components/section'
export { SignInPrompt } from './components/sign-in-prompt'
export { Loading, Outline, PostSkeleton, ReaderSkeleton, RowSkeleton, Skeletons } from './components/skeletons'
export { spokenOnPhones } from './components/spoken-on-phones'
export { Stamp } from './components/stamp'
export { StickyTabs } from './components/sticky-tabs'
export { WindowList, type WindowListHandle } from './components/window-list'
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
export { useLeave } from './kit/use-leave'
export { confirm } from './overlays/lazy-confirm'
export { useWidget } from './widgets/use-widget'
export { WidgetBoundary } from './widgets/widget-boundary'
