/**
 * Every key of local storage (decisions, fixed names). All begin with the product's prefix and nothing else is written,
 * so `Apagar dados deste aparelho` can remove exactly these.
 */
export const STORAGE_PREFIX = 'ementa-'

export const STORAGE_KEYS = {
  /** `light`, `dark` or `system`. */
  theme: 'ementa-ui-theme',
  /** Version, seed parameters and current user; records of changed entities are beside it, see `stateRecordKey`. */
  state: 'ementa-state',
  installShown: 'ementa-install-shown',
  installDismissed: 'ementa-install-dismissed',
  cache: 'ementa-cache',
  queue: 'ementa-queue',
  pushPermission: 'ementa-push-permission',
  pushSettings: 'ementa-push-settings',
  notificationPreferences: 'ementa-notification-preferences',
  searchHistory: 'ementa-search-history',
  muted: 'ementa-muted',
  reports: 'ementa-reports',
  simulation: 'ementa-simulation',
  /** `off` when the keyboard shortcuts are switched off. */
  shortcuts: 'ementa-shortcuts',
  /** Set once the notice that the data stays on this device was read. */
  deviceNotice: 'ementa-device-notice',
  /** Copies of unfinished texts, see `crashCopyKey`. */
  writing: 'ementa-writing',
  /** Density of the admin tables: `comfortable` or `compact`. */
  moderationDensity: 'ementa-moderation-density',
  /** Time from which each person's daily page reports news. */
  closing: 'ementa-closing',
  /** Reader settings of issues: size and spacing. */
  reader: 'ementa-reader',
  /** Reading positions of issues. */
  readingPlaces: 'ementa-reading-places',
  /** Names the time since this device was last erased; it says nothing about anybody. */
  epoch: 'ementa-epoch',
  /** The reads that the last write of a tab made stale; the other tabs listen to this key. */
  staleReads: 'ementa-stale-reads',
  /** The last registry that worked, for starting offline. */
  registry: 'ementa-registry',
  /** A random number by which this device gets its version of a remote that has several. */
  rollout: 'ementa-rollout',
  /** Recent failures, without anything personal (`shell/src/telemetry`). */
  blackBox: 'ementa-black-box',
} as const

/** Keys of session storage, which one tab keeps until it closes. */
export const SESSION_KEYS = {
  /** Scroll positions in the lists of this tab's history. */
  places: 'ementa-places',
  /** The moment until which a person who has erased their account may come back, for the page that is opened next. */
  erased: 'ementa-erased',
} as const

/** Key of one record of the persisted app state: an entity that differs from the seed, or a membership. */
export function stateRecordKey(collection: string, id: string): string {
  return `${STORAGE_KEYS.state}:${collection}:${id}`
}

/** Returns the beginning of the keys of a person's unfinished texts. */
export function crashCopyPrefix(userId: string): string {
  return `${STORAGE_KEYS.writing}:${userId}:`
}

type WritingKind =
  | 'post'
  | 'edit'
  | 'comment'
  | 'issue'
  | 'profile'
  | 'schedule'
  | 'newsletter'
  | 'abtest'
  | 'erratum'
  | 'about'
  | 'template'
  | 'audience'
  | 'footnote'
  | 'bookmark'
  | 'report'
  | 'case-note'
  | 'objection'
  | 'objection-answer'
  | 'queue'
  | 'measure'
  | 'restore'

/** Returns the key for the copy of an unfinished text, by person, kind and thing; nobody sees another person's text. */
export function crashCopyKey(userId: string, kind: WritingKind, id = ''): string {
  return `${crashCopyPrefix(userId)}${kind}:${id}`
}
