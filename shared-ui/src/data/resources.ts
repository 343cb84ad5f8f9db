import { STALE } from '@ementa/contracts'

export type StaleName = keyof typeof STALE

/** Every resource a read may name as the first part of its key, and whose stale time it has. */
const RESOURCES = {
  feed: 'posts',
  posts: 'posts',
  post: 'posts',
  userPosts: 'posts',
  drafts: 'posts',
  comments: 'posts',
  bookmarks: 'posts',
  profile: 'profiles',
  profiles: 'profiles',
  muted: 'profiles',
  blocked: 'profiles',
  tags: 'tags',
  tagSuggestions: 'search',
  followedTags: 'tags',
  search: 'search',
  searchSuggestions: 'search',
  searchHistory: 'other',
  newsletters: 'newsletters',
  newsletter: 'newsletters',
  issues: 'newsletters',
  issue: 'newsletters',
  schedules: 'newsletters',
  abTests: 'newsletters',
  contentSuggestions: 'newsletters',
  metrics: 'newsletters',
  notifications: 'other',
  linkPreview: 'tags',
  plans: 'other',
  device: 'other',
  moderationQueue: 'other',
  moderationReports: 'other',
  moderationUsers: 'other',
  moderationStats: 'other',
  auditLog: 'other',
} as const satisfies Record<string, StaleName>

export type Resource = keyof typeof RESOURCES

/** A read's key: the resource and, where it has one, the input of the call. */
export type ReadKey = readonly [resource: Resource, ...input: unknown[]]

const isResource = (name: string): name is Resource => Object.hasOwn(RESOURCES, name)

/** Whatever these answer, nobody's name, picture or label is in it. */
const WITHOUT_PEOPLE: readonly Resource[] = [
  'tags',
  'tagSuggestions',
  'followedTags',
  'searchHistory',
  'linkPreview',
  'plans',
  'device',
  'issues',
  'issue',
  'schedules',
  'abTests',
  'contentSuggestions',
  'metrics',
  'moderationStats',
]

/** Every resource that may show a person: stale once somebody's profile changes. A new resource belongs here by default. */
export const PEOPLE_RESOURCES: readonly Resource[] = Object.keys(RESOURCES)
  .filter(isResource)
  .filter((name) => !WITHOUT_PEOPLE.includes(name))

/** Stale time in ms of whatever a cache key starts with. */
export function staleTimeOf(key: unknown): number {
  const resource = Array.isArray(key) ? key[0] : key
  return typeof resource === 'string' && isResource(resource) ? STALE[RESOURCES[resource]] : STALE.other
}
