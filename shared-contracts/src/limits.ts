/**
 * Every business constant of the product, once. Units stand in the name or in the comment; sources are sections of docs/specification.md (spec §) or product decisions (P-, NS-).
 * Grouped by what they limit, so that a reader finds `LENGTH.postBody` without knowing a number.
 */

/** Longest texts, in user-perceived characters (P-10); `…Min` are shortest ones. Spec §5, §9 */
export const LENGTH = {
  postBody: 300,
  comment: 600,
  /** What one image of a post shows, in words; a rule of our own. */
  imageDescription: 1000,
  /** Slug of a tag; a rule of our own, no tag of people is longer. */
  tag: 60,
  reportDetails: 500,
  /** Why a moderator decided as they did; a rule of the forms, not of the backend. */
  justification: 500,
  displayName: 50,
  /** What follows is larger than any form allows: the outer bound of what a call takes. */
  id: 200,
  username: 60,
  query: 200,
  fileName: 255,
  mimeType: 100,
  address: 2048,
  handleMax: 100,
  issueTitle: 300,
  issueSubject: 300,
  issuePreheader: 300,
  /** In code units, tags included: some 100 printed pages. */
  issueHtml: 2_000_000,
  abTestName: 200,
  reason: 2000,
  bio: 160,
  newsletterTitle: 100,
  newsletterDescription: 500,
  handleMin: 3,
  /** Plain text of an issue; a rule of the editor's form, not of the backend (C-23). */
  issueContentMin: 50,
  /** Where the text preview of an issue is cut. Spec §2 */
  issueExcerpt: 120,
  /** How much of an issue a post shows that quotes it. */
  quotedExcerpt: 280,
} as const

/** How many of something. Spec §2, §5, §9 */
export const COUNT = {
  /** Marks on one letter; Vietnamese needs two. */
  combiningMarks: 4,
  /** The longest lists that a call takes. */
  followed: 10_000,
  /** Words of a paid issue that everyone may read, about. NS-48 */
  paidExcerptWords: 120,
  filterTagsChosen: 50,
  bulkItems: 100,
  notificationsAtOnce: 10_000,
  tagsPerPost: 6,
  tagsOnCard: 4,
  /** Images of a post; a rule of our own. */
  imagesPerPost: 4,
  linkPreviewsPerPost: 3,
  repliesShown: 3,
  /** Deepest level of a reply; roots are level 0. */
  replyDepth: 2,
  popularTagsAdded: 3,
  tagsPerSuggestion: 3,
  searchHistory: 8,
  /** Shorter queries offered for one that finds nothing; a rule of our own. */
  searchAlternatives: 3,
  cachedPages: 10,
  cacheEntries: 50,
  toastsVisible: 3,
  demoProfiles: 3,
  filterPopularTopics: 8,
  filterTags: 20,
} as const

/** Counters turn to the warning colour when fewer than this many characters are left. Spec §5 */
export const COUNTER_WARNING_BELOW = 50

/** Characters left below which the counter of a field warns: a short field, of a name, would warn from the first letter. */
export const counterWarningBelow = (limit: number): number => Math.min(COUNTER_WARNING_BELOW, limit / 5)

/** Items per page. Spec §9 */
export const PAGE_SIZE = {
  feed: 10,
  userPosts: 10,
  comments: 20,
  issues: 20,
  notifications: 20,
  people: 20,
  queue: 20,
  users: 50,
  auditLog: 50,
} as const

/** The largest page that a call may be asked for: so one call never reads the world. */
export const LARGEST_PAGE = 100

/** Upper limits of the calls that answer a short list. Spec §9 Search */
export const ANSWER_LIMIT = {
  searchAllPosts: 10,
  searchAllUsers: 5,
  searchAllNewsletters: 5,
  searchSingle: 20,
  suggestTags: 5,
  suggestUsers: 5,
  tagSuggestions: 6,
  mentions: 5,
  recommended: 5,
  recommendedInFeed: 50,
  popularTags: 10,
  popularTagsInFeed: 20,
  contentSuggestions: 5,
} as const

const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long an answer counts as fresh, in ms. Spec §9 Cache time-to-live; `other` is the library default of 5 min (C-20). */
export const STALE = {
  posts: 1 * MINUTE,
  profiles: 5 * MINUTE,
  tags: 60 * MINUTE,
  search: 3 * MINUTE,
  newsletters: 10 * MINUTE,
  other: 5 * MINUTE,
} as const

/** Expired cache entries are dropped this often, in ms. Spec §9 */
export const CACHE_CLEANUP_EVERY = 5 * MINUTE

/** Wait after the last keystroke, in ms (search suggestions, notification search). Spec §9 */
export const DEBOUNCE = 300

/** Retries of reads that failed with `Mock network error`: the n-th waits `base * 2 ** n` ms, at most `cap` (P-16). */
export const RETRY = { count: 3, base: 1 * SECOND, cap: 30 * SECOND } as const

/** Latency of the simulated backend as [min, max] in ms, by class. Spec §9 Mock behaviour, NS-83 */
export const LATENCY = {
  read: [200, 600],
  write: [200, 500],
  newsletterEditor: [50, 1000],
  moderation: [300, 700],
  suggest: [100, 100],
  linkPreview: [300, 600],
  /** Sending a report takes a simulated second. */
  report: [1000, 1000],
} as const satisfies Record<string, readonly [number, number]>

/** Shares of calls that fail in the simulation, 0 to 1. Spec §5, §7, §9 */
export const FAILURE_RATE = {
  call: 0.05,
  upload: 0.05,
  linkPreview: 0.05,
  sync: 0.1,
  install: 0.1,
  permissionDenied: 0.2,
  bulkModeration: 0.1,
} as const

/** Times of the user interface, in ms. Spec §2, §5, §9, P-15 */
export const TIMING = {
  pushPreview: 5 * SECOND,
  toastPost: 3 * SECOND,
  toastError: 5 * SECOND,
  toastDefault: 4 * SECOND,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  scrollbarHide: 600,
  /** After this long without data a page says that it takes longer than usual. */
  slowNote: 8 * SECOND,
  issueAutoSave: 30 * SECOND,
  /** The local crash buffer behind drafts and issues never lags more than this. */
  crashBuffer: 2 * SECOND,
  /** How long a toast offers to take an action back; and a sent issue can be, which nobody else sees before (decision 049). */
  undo: 10 * SECOND,
  undoSend: 30 * SECOND,
  /** A press sooner than this after something took another's place was meant for what was there before. */
  pressGuard: 600,
  /** So long the frame waits for the first page, which has usually travelled with it, to be rendered together. */
  firstPage: 600,
  /** What waits for the first page to be at rest begins after so long in any case. */
  restAtLatest: 8 * SECOND,
  /** So long a page that is left stays for the next one, whose files are on the device as a rule, before an outline is shown. */
  nextPage: 100,
} as const

/** Sizes in CSS px unless said otherwise. Spec §9 Layout */
export const LAYOUT = {
  mobileBreakpoint: 768,
  installBannerBelow: 768,
  tapTargetMin: 44,
  /** Estimate of a row of a virtual list until it is measured (P-20). */
  feedItemHeight: 200,
  /** Share of the scroll at which the next page is loaded. */
  loadMoreAt: 0.8,
  postImageMaxHeight: '24rem',
  toastGap: 14,
  toastWidth: 356,
  swipeThreshold: 75,
  swipeMax: 150,
} as const

/** Post images. Spec §5, P-9 */
export const IMAGE = {
  maxBytes: 5 * 1024 * 1024,
  /** Longest edge in px after downscaling. */
  maxEdge: 1600,
  /** The same of a portrait, which is nowhere larger than 88 CSS px. */
  portraitEdge: 400,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  /** How an entity refers to an uploaded image; `services.images.resolve` makes an address of it. */
  localScheme: 'ementa-image:',
  /** Of one that waits on this device until what names it is sent. */
  keptScheme: 'ementa-image:kept-',
} as const

/** A/B tests. Spec §9, §5 */
export const AB_TEST = {
  splitMin: 10,
  splitMax: 90,
  splitStep: 5,
  splitDefault: 50,
  metricDefault: 'opens',
  durations: [15, 30, 60, 120, 240],
  durationDefault: 60,
  nameDefault: 'Untitled Test',
} as const

/** Schedules. Spec §2, §9: the time as shown in the field, and the quick options of the composer. */
export const SCHEDULE = {
  defaultTime: '10:00',
  quickOptions: [
    { label: 'Amanhã 9h', day: 'tomorrow', time: '09:00' },
    { label: 'Amanhã 14h', day: 'tomorrow', time: '14:00' },
    { label: 'Segunda 9h', day: 'monday', time: '09:00' },
  ],
} as const

/** Prices in cents. Spec §9 */
export const PRICE_CENTS = {
  free: 0,
  pro: 2900,
  premium: 7900,
  paidNewsletter: 1490,
  minimum: 1,
  maximum: 10_000_00,
} as const

/** Posts that are published as one thread, at most; a rule of our own, some 3600 characters (decision 051). */
export const THREAD_PARTS = 12

/** What one writes on a bookmark, in user-perceived characters. Rules of our own. */
export const BOOKMARK = { folder: 40, note: 500 } as const

/** Muted words: how long one may be, in user-perceived characters, and how many one person may have. Rules of our own. */
export const MUTED_WORDS = { length: 60, count: 100 } as const

/** What owners of newsletters may write beyond the specification's fields (P-23), and how much of it. */
export const NEWSLETTER_LIMITS = {
  /** Longest texts, in user-perceived characters (P-10). */
  senderName: 60,
  masthead: 120,
  welcome: 500,
  erratum: 600,
  errataPerIssue: 20,
  /** Issues in one call of an import; longer archives come in several. */
  importedAtOnce: 20,
  /** Of the subscribers, in percent: who takes part in the test of an issue; the others get the winner (decision 052). */
  testSamples: [10, 20, 30, 50, 100],
  testSampleDefault: 20,
  templateName: 60,
  templatesPerNewsletter: 30,
  /** An address, as RFC 5321 has it. */
  email: 254,
  subscriberName: 120,
  /** How consent was given elsewhere, in the owner's words. */
  consent: 200,
  /** Subscribers in one call of an import, and those that one newsletter may bring along on a device. */
  subscribersAtOnce: 500,
  subscribersBrought: 5000,
} as const

/** Reading speed, words per minute. Spec §2 */
export const WORDS_PER_MINUTE = 200

/** Moderation. Spec §9; local entries count 1 to 5, seeded queue items 0 to 100 (C-02). */
export const MODERATION = {
  temporaryBanDays: 30,
  /** A longer ban is a permanent one. */
  longestBanDays: 365,
  priorityCap: 5,
  priorityStep: 1,
  priorityRed: 80,
  priorityWarning: 50,
  responseExcellentHours: 2,
  responseGoodHours: 6,
  workloadHighAbove: 10,
  workloadMediumAbove: 5,
  periods: ['1d', '7d', '30d'],
} as const

/** Longest lists of the daily page; rules of our own (decision 048). */
export const CLOSING = { posts: 5, topics: 4, laws: 6, issues: 4, reachesBackDays: 7, hour: 8 } as const

/** Sizes of the lists of law; rules of our own (decision 047). */
export const LAW = {
  /** What a search means, at most. */
  found: 5,
  /** What is debated: cited in what was written within so many days. */
  debated: 8,
  debatedDays: 14,
  /** Articles of an act, and what is cited together with a law. */
  beside: 8,
  /** Texts a page. */
  page: 20,
  /** Keys of one call. */
  keys: 100,
} as const
