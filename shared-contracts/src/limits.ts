/**
 * Business constants of the product. A unit stands in the name or in the comment; docs/specification.md states the numbers.
 * Grouped by what they limit, so that a reader finds `LENGTH.postBody` without knowing a number.
 */

/** Longest texts, in user-perceived characters; `…Min` are shortest ones. */
export const LENGTH = {
  postBody: 300,
  comment: 600,
  /** Description of one image of a post; a rule of our own. */
  imageDescription: 1000,
  /** Slug of a tag; a rule of our own, no tag of people is longer. */
  tag: 60,
  reportDetails: 500,
  /** A moderator's reason for a decision; a rule of the forms, not of the backend. */
  justification: 500,
  displayName: 50,
  /** The next limits exceed what any form allows: they only bound the input of a call. */
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
  /** Length in code units, tags included: some 100 printed pages. */
  issueHtml: 2_000_000,
  abTestName: 200,
  reason: 2000,
  // Limits of forms again.
  bio: 160,
  newsletterTitle: 100,
  newsletterDescription: 500,
  handleMin: 3,
  /** Plain text of an issue; a rule of the editor's form, not of the backend. */
  issueContentMin: 50,
  /** Length of the text preview of an issue. */
  issueExcerpt: 120,
  /** Length of the part of an issue that a quoting post shows. */
  quotedExcerpt: 280,
} as const

/** Numbers of things. */
export const COUNT = {
  /** Marks on one letter; Vietnamese needs two. */
  combiningMarks: 4,
  /** The longest lists that a call takes. */
  followed: 10_000,
  /** Approximate number of words of a paid issue that everyone may read. */
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

/** Counters turn to the warning colour when fewer than this many characters are left. */
export const COUNTER_WARNING_BELOW = 50

/** Characters left below which the counter of a field warns: a short field, of a name, would warn from the first letter. */
export const counterWarningBelow = (limit: number): number => Math.min(COUNTER_WARNING_BELOW, limit / 5)

/** Items per page. */
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

/** Upper limits of the calls that answer a short list. */
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

/** Time for which an answer counts as fresh, in ms; `other` is the library's default of 5 min. */
export const STALE = {
  posts: 1 * MINUTE,
  profiles: 5 * MINUTE,
  tags: 60 * MINUTE,
  search: 3 * MINUTE,
  newsletters: 10 * MINUTE,
  other: 5 * MINUTE,
} as const

/** Expired cache entries are dropped this often, in ms. */
export const CACHE_CLEANUP_EVERY = 5 * MINUTE

/** Wait after the last keystroke, in ms (search suggestions, notification search). */
export const DEBOUNCE = 300

/** Retries of reads that failed with `Mock network error`: the n-th waits `base * 2 ** n` ms, at most `cap`. */
export const RETRY = { count: 3, base: 1 * SECOND, cap: 30 * SECOND } as const

/** Latency of the simulated backend as [min, max] in ms, by class. */
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

/** Shares of calls that fail in the simulation, 0 to 1. */
export const FAILURE_RATE = {
  call: 0.05,
  upload: 0.05,
  linkPreview: 0.05,
  sync: 0.1,
  install: 0.1,
  permissionDenied: 0.2,
  bulkModeration: 0.1,
} as const

/** Times of the user interface, in ms. */
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
  crashCopy: 2 * SECOND,
  /** Time for which a toast offers to take an action back. A sent issue has `undoSend`, and nobody sees it before (decision 049). */
  undo: 10 * SECOND,
  undoSend: 30 * SECOND,
  /** A press sooner than this after one element replaced another was meant for the earlier element. */
  pressGuard: 600,
  /** The frame waits this long for the first page, which usually arrives with it, to render both together. */
  firstPage: 600,
  /** Work that waits until the first page has rendered begins after this time at the latest. */
  restAtLatest: 8 * SECOND,
  /** A page stays this long after leaving it, since the next one's files are usually on the device; then a skeleton appears. */
  nextPage: 100,
} as const

/** Sizes in CSS px unless said otherwise. */
export const LAYOUT = {
  mobileBreakpoint: 768,
  /** Estimate of a row of a virtual list until it is measured. */
  feedItemHeight: 200,
  /** Share of the scroll at which the next page is loaded. */
  loadMoreAt: 0.8,
  postImageMaxHeight: '24rem',
  toastWidth: 356,
  swipeThreshold: 75,
  swipeMax: 150,
} as const

/** Post images. */
export const IMAGE = {
  maxBytes: 5 * 1024 * 1024,
  /** Longest edge in px after downscaling. */
  maxEdge: 1600,
  /** Longest edge of a portrait, which is nowhere larger than 88 CSS px. */
  portraitEdge: 400,
  /** Widths in px of the smaller copies that a host makes; `?w=` behind an image's address asks for one. */
  copies: [320, 800],
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  /** Beginning of an entity's reference to an uploaded image; `services.images.resolve` makes an address of it. */
  localScheme: 'ementa-image:',
  /** The scheme of an image that waits on this device until the post or profile that names it is sent. */
  keptScheme: 'ementa-image:kept-',
} as const

/** A/B tests. */
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

/** Schedules: the time as shown in the field, and the quick options of the composer. */
export const SCHEDULE = {
  defaultTime: '10:00',
  quickOptions: [
    { label: 'Amanhã 9h', day: 'tomorrow', time: '09:00' },
    { label: 'Amanhã 14h', day: 'tomorrow', time: '14:00' },
    { label: 'Segunda 9h', day: 'monday', time: '09:00' },
  ],
} as const

/** Prices in cents. */
export const PRICE_CENTS = {
  free: 0,
  pro: 2900,
  premium: 7900,
  paidNewsletter: 1490,
  minimum: 1,
  maximum: 10_000_00,
} as const

/** Posts that are published as one thread, at most; a rule of our own, some 3600 characters. */
export const THREAD_PARTS = 12

/** Folder and note of a bookmark, in user-perceived characters. Rules of our own. */
export const BOOKMARK = { folder: 40, note: 500 } as const

/** Muted words: how long one may be, in user-perceived characters, and how many one person may have. Rules of our own. */
export const MUTED_WORDS = { length: 60, count: 100 } as const

/** Limits of the newsletter fields beyond the specification. */
export const NEWSLETTER_LIMITS = {
  /** Longest texts, in user-perceived characters. */
  senderName: 60,
  masthead: 120,
  welcome: 500,
  erratum: 600,
  errataPerIssue: 20,
  /** Issues in one call of an import; longer archives come in several. */
  importedAtOnce: 20,
  /** Shares of the subscribers, in percent, who take part in the test of an issue; the others get the winner. */
  testSamples: [10, 20, 30, 50, 100],
  testSampleDefault: 20,
  templateName: 60,
  templatesPerNewsletter: 30,
  /** An address, as RFC 5321 has it. */
  email: 254,
  subscriberName: 120,
  /** Note on how consent was given elsewhere, in the owner's words. */
  consent: 200,
  /** Subscribers in one call of an import, and those that one newsletter may bring along on a device. */
  subscribersAtOnce: 500,
  subscribersBrought: 5000,
} as const

/** Reading speed, words per minute. */
export const WORDS_PER_MINUTE = 200

/** Moderation; local entries count 1 to 5, seeded queue items 0 to 100. */
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

/** Longest lists of the daily page; rules of our own. */
export const CLOSING = { posts: 5, topics: 4, laws: 6, issues: 4, reachesBackDays: 7, hour: 8 } as const

/** Sizes of the lists of law; rules of our own (decision 018). */
export const LAW = {
  /** Laws found by one search. */
  found: 5,
  /** Debated laws: those cited in texts of the last `debatedDays` days. */
  debated: 8,
  debatedDays: 14,
  /** Articles of an act, and laws cited together with a law. */
  beside: 8,
  /** Texts a page. */
  page: 20,
  /** Keys of one call. */
  keys: 100,
} as const
