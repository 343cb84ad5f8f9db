/**
 * `@ementa/ui/plain`: what the frame and a first page are made of, none of it styled by script: services, formatting,
 * hooks, and parts as plain elements, dressed by the document's sheet (`theme/plain.css`). `@ementa/ui` has all of it
 * too, beside the parts of Chakra; what a first page imports may import nothing else (decision 002).
 */
export * from './behaviour'
export { announce, useAnnounce } from './components/announcer'
export { AuthorityBadge, authorityRule } from './components/authority-badge'
export { Avatar } from './components/avatar'
export { BrandGlyph } from './components/brand-glyph'
export {
  Button,
  type ButtonProps,
  buttonLook,
  CloseButton,
  IconButton,
} from './components/button'
export { ChipRow, Pill, TagChip } from './components/chips'
export { Column } from './components/column'
export { EmptyState } from './components/empty-state'
export { ErrorCard } from './components/error-card'
export { lazyDialog, lazyPart, lazySection, type Retry, useMissingMenu } from './components/lazy-part'
export { PageHeader, type PageHeaderProps } from './components/page-header'
export { PlainBadge, type Tone } from './components/plain-badge'
export { RetryLine } from './components/retry-line'
export { ScrollArea } from './components/scroll-area'
export { SignInPrompt } from './components/sign-in-prompt'
export {
  Loading,
  Outline,
  PartSkeleton,
  PostSkeleton,
  ReaderSkeleton,
  RowSkeleton,
  Skeletons,
} from './components/skeletons'
export { Stamp } from './components/stamp'
export { StickyTabs } from './components/sticky-tabs'
export { Tab, TabList, TabPanel, TabPanels, Tabs } from './components/tabs'
export { WindowList, type WindowListHandle } from './components/window-list'
export { FollowButton } from './kit/follow-button'
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
export { useFollow } from './kit/use-follow'
export { useLeave } from './kit/use-leave'
export { confirm } from './overlays/lazy-confirm'
export { ActionMenu, VersionConflict } from './overlays/lazy-overlays'
export { withStyles } from './services/style-contexts'
export { useWidget } from './widgets/use-widget'
export { WidgetBoundary } from './widgets/widget-boundary'
