import type { STALE } from '../limits'

export type StaleName = keyof typeof STALE

/**
 * Every read that is cached, by the name its key begins with, and how long it counts as fresh. A name exists here once a
 * query of that name does; the calls name what they fill and what they make stale.
 */
export const READS = {
  feed: 'posts',
  post: 'posts',
  quoted: 'posts',
  userPosts: 'posts',
  drafts: 'posts',
  comments: 'posts',
  bookmarks: 'posts',
  bookmarkDetails: 'posts',
  profile: 'profiles',
  profiles: 'profiles',
  muted: 'profiles',
  blocked: 'profiles',
  mutedWords: 'other',
  tags: 'tags',
  tagSuggestions: 'search',
  followedTags: 'tags',
  law: 'posts',
  followedLaw: 'posts',
  closing: 'posts',
  search: 'search',
  searchCounts: 'search',
  searchSuggestions: 'search',
  searchHistory: 'other',
  newsletters: 'newsletters',
  newsletter: 'newsletters',
  issues: 'newsletters',
  issue: 'newsletters',
  imports: 'newsletters',
  schedules: 'newsletters',
  abTests: 'newsletters',
  contentSuggestions: 'newsletters',
  metrics: 'newsletters',
  audience: 'newsletters',
  templates: 'newsletters',
  notifications: 'other',
  unreadCount: 'other',
  linkPreview: 'tags',
  plans: 'other',
  device: 'other',
  ownDecision: 'other',
  moderationQueue: 'other',
  moderationClaims: 'other',
  moderationReports: 'other',
  moderationUsers: 'other',
  moderationStats: 'other',
  auditLog: 'other',
} as const satisfies Record<string, StaleName>

/** The name of a cached read: the first part of its key. */
export type Resource = keyof typeof READS

/** Returns whether a text from a cache key or another tab names a read. */
export const isResource = (name: unknown): name is Resource => typeof name === 'string' && Object.hasOwn(READS, name)

/** Reads that only a button brings up to date after others wrote, so that no list moves under its reader. */
export const ON_REQUEST: readonly Resource[] = ['feed']

/** The reads whose answers hold nobody's name, picture or label. */
const WITHOUT_PEOPLE: readonly Resource[] = [
  'tags',
  'tagSuggestions',
  'followedTags',
  'mutedWords',
  'bookmarkDetails',
  'searchCounts',
  'searchHistory',
  'linkPreview',
  'plans',
  'device',
  'issues',
  'issue',
  'schedules',
  'abTests',
  'contentSuggestions',
  'templates',
  'metrics',
  'unreadCount',
  'moderationStats',
]

/** Every read that may show a person: stale once a profile changes. A new read belongs here by default. */
export const PEOPLE: readonly Resource[] = Object.keys(READS)
  .filter(isResource)
  .filter((name) => !WITHOUT_PEOPLE.includes(name))
