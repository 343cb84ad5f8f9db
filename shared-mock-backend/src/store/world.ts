import type { CallName } from '@ementa/contracts'
import type { MemoryCollections } from './collections'
import type { DeferredData, FirstData, NewsletterWork } from './seed-data'

/** Fills the collections with generated data, whatever they held; all others are left empty. */
export function loadSeed(collections: MemoryCollections, seed: FirstData): void {
  for (const collection of Object.values(collections)) collection.load([])
  const following = seed.follows.map(({ follower_id, followee_id }) => ({
    user_id: follower_id,
    relation: 'following' as const,
    target_id: followee_id,
    created_at: null,
  }))
  const others = seed.memberships.map((membership) => ({ ...membership, created_at: null }))
  collections.profiles.load(seed.profiles)
  collections.accounts.load(seed.accounts)
  collections.tags.load(seed.tags)
  collections.posts.load(seed.posts)
  collections.memberships.load([...following, ...others])
  collections.newsletters.load(seed.newsletters)
  collections.metrics.load(seed.metrics)
  collections.plans.load(seed.plans)
  collections.moderationStatuses.load(seed.moderationStatuses)
}

/** Fills the collections that wait for a call that is none of a first page. Returns their names. */
export function loadDeferredData(collections: MemoryCollections, data: DeferredData): string[] {
  collections.comments.load(data.comments)
  collections.notifications.load(data.notifications)
  collections.reports.load(data.reports)
  collections.moderationActions.load(data.moderationActions)
  collections.queueItems.load(data.queueItems)
  collections.auditEntries.load(data.auditEntries)
  return ['comments', 'notifications', 'reports', 'moderationActions', 'queueItems', 'auditEntries']
}

/** Fills the collections that wait for a call of the newsletters. Returns their names. */
export function loadNewsletterWork(collections: MemoryCollections, work: NewsletterWork): string[] {
  collections.issues.load(work.issues)
  collections.schedules.load(work.schedules)
  collections.abTests.load(work.abTests)
  collections.suggestions.load(work.suggestions)
  return [...Object.keys(work), 'deletedIssues', 'templates']
}

interface Parts<Data> {
  /** The moment of the world in force. */
  seededAt: () => string
  generate: (seededAt: Date) => Promise<Data>
  /** Fills the collections, and applies the stored records over them. */
  load: (data: Data) => void
}

/** A part of the generated world that comes when it is first needed (decision 026). */
export class Stage<Data> {
  /** True once all of it is there. */
  isThere = false
  /** Under way for the world in force; absent: not asked for yet, or failed. */
  #underWay: Promise<void> | undefined
  readonly #parts: Parts<Data>

  constructor(parts: Parts<Data>) {
    this.#parts = parts
  }

  /** Loads the part; call it before reading or changing its data. Rejects if its code cannot be loaded; the next call tries again. */
  async need(): Promise<void> {
    while (!this.isThere) {
      this.#underWay ??= this.#fill()
      await this.#underWay
    }
  }

  /** Loads this part of another world, if it was loaded in this one: a call under way must still find its data. */
  async again(seededAt: Date): Promise<Data | undefined> {
    return this.isThere ? this.#parts.generate(seededAt) : undefined
  }

  async #fill(): Promise<void> {
    const seededAt = this.#parts.seededAt()
    try {
      const data = await this.#parts.generate(new Date(seededAt))
      // A new world began meanwhile: this is the old one's.
      if (seededAt !== this.#parts.seededAt()) return
      this.#parts.load(data)
      this.isThere = true
    } finally {
      this.#underWay = undefined
    }
  }
}

/**
 * The calls of the pages that people open from elsewhere, which read nothing of what is generated later (decisions 002 and
 * 026). They must not change it either.
 */
const FIRST_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'auth.getCurrentUser',
  'newsletters.get',
  'newsletters.getIssue',
  'newsletters.listAll',
  'newsletters.listIssues',
  'posts.get',
  'posts.listByUser',
  'posts.listFeed',
  'profiles.getByUsername',
  'profiles.listRecommended',
  'tags.listPopular',
])

/** The calls of other areas that read issues: an issue cites laws, and search looks for its newsletter in its text. */
const READ_ISSUES: ReadonlySet<CallName> = new Set<CallName>([
  'closing.get',
  'law.describe',
  'law.find',
  'law.get',
  'law.listCiting',
  'law.listDebated',
  'law.listFollowed',
  'search.all',
  'search.counts',
  'search.newsletters',
])

/** Returns whether a call reads or changes issues or their schedules and tests, which must be loaded first. */
const needsNewsletterWork = (name: CallName): boolean => name.startsWith('newsletters.') || READ_ISSUES.has(name)

/**
 * Generates what a call may need of the world.
 * @param name null: a call that does not exist
 * @param isWhole whether the answer of a first page depends on the rest, too
 * @returns whether it is there: the code of the data is fetched like a server's answer, and can fail like one
 */
export function hasData(
  { deferred, newsletterWork }: Record<'deferred' | 'newsletterWork', Pick<Stage<unknown>, 'need'>>,
  name: CallName | null,
  isWhole: boolean,
): Promise<boolean> {
  const isFirst = name !== null && FIRST_CALLS.has(name) && !isWhole
  const parts = [
    isFirst ? undefined : deferred.need(),
    name && needsNewsletterWork(name) ? newsletterWork.need() : undefined,
  ]
  return Promise.all(parts).then(
    () => true,
    () => false,
  )
}
