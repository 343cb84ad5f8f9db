import { imagesOf, isPublic, isScheduled, releasedAt, TIMING } from '@ementa/contracts'
import { awaitFetched } from './errors'
import type { LawIndex } from './law/law-index'
import type { MemorySearch } from './search/memory-search'
import { type MemoryCollections, memberKey, tagOf } from './store/collections'
import type { CountedTag, LawReads, ModerationReads, Reads, SearchReads } from './store/reads'

/** The named reads over the collections in memory. What no first page asks is fetched at the first question. */
export class MemoryReads implements Reads {
  readonly #db: MemoryCollections
  readonly #law: Lazy<LawIndex>
  readonly #search: Lazy<MemorySearch>

  constructor(db: MemoryCollections) {
    this.#db = db
    this.#law = new Lazy(() => import('./law/law-index').then(({ LawIndex }) => new LawIndex(db)))
    this.#search = new Lazy(() => import('./search/memory-search').then(({ MemorySearch }) => new MemorySearch(db)))
  }

  countSubscribers(newsletterIds: readonly string[]): ReadonlyMap<string, number> {
    const { memberships, audience } = this.#db
    const countOf = (id: string) =>
      memberships.by('member', memberKey('subscribed', id)).length + audience.by('newsletter', id).length
    return new Map(newsletterIds.map((id) => [id, countOf(id)]))
  }

  newsletters() {
    return this.#db.newsletters.all()
  }

  /** Counts from the index and the few exceptions: nobody waits for a walk through all posts. */
  countTags(now: number): CountedTag[] {
    const { posts, tags } = this.#db
    const hidden = posts.by('dated', 'all').filter((post) => !isPublic(post, now))
    const slugs = new Set([...tags.all().map(({ slug }) => slug), ...posts.keys('tag')])
    return [...slugs]
      .map((slug) => ({
        tag: tagOf({ tags }, slug),
        count: posts.by('tag', slug).length - hidden.filter((post) => post.tags.includes(slug)).length,
      }))
      .filter(({ tag, count }) => count > 0 || tags.has(tag.id))
      .sort((a, b) => b.count - a.count || a.tag.slug.localeCompare(b.tag.slug))
  }

  isImageShown(imageUrl: string): boolean {
    const { posts, profiles, issues } = this.#db
    return (
      posts.all().some((post) => imagesOf(post).some(({ image_url }) => image_url === imageUrl)) ||
      profiles.all().some((profile) => profile.avatar_url === imageUrl) ||
      issues.all().some(({ html }) => html.includes(imageUrl))
    )
  }

  /**
   * Returns the first moment after `now` at which an answer changes although nobody writes anything: a scheduled post is
   * due, a sent issue becomes visible, a ban, a muted word or a claim ends. Null for never. Schedules of issues are left out.
   */
  nextChange(now: number): number | null {
    const { posts, moderationStatuses, mutedWords, claims } = this.#db
    const moments = [
      ...this.#releases(now),
      ...posts
        .by('dated', 'all')
        .filter((post) => isScheduled(post, now))
        .map(({ scheduled_at }) => Date.parse(scheduled_at ?? '')),
      ...Array.from(moderationStatuses.all(), ({ banned_until }) => Date.parse(banned_until ?? '')),
      ...Array.from(mutedWords.all(), ({ until }) => Date.parse(until ?? '')),
      ...Array.from(claims.all(), ({ until }) => Date.parse(until)),
    ].filter((moment) => moment > now)
    return moments.length === 0 ? null : Math.min(...moments)
  }

  /** Returns the times at which issues sent a moment ago become visible to others. The newest issues come first. */
  #releases(now: number): number[] {
    const moments: number[] = []
    for (const issue of this.#db.issues.all()) {
      if (Date.parse(issue.sent_at ?? issue.created_at) < now - TIMING.undoSend) break
      if (issue.status === 'sent') moments.push(Date.parse(releasedAt(issue)))
    }
    return moments
  }

  async law(): Promise<LawReads> {
    const index = await this.#law.get()
    return index.ready()
  }

  search(): Promise<SearchReads> {
    return this.#search.get()
  }

  async moderation(): Promise<ModerationReads> {
    const code = import(/* webpackChunkName: "backend-moderation" */ './areas/moderation/moderation-reads')
    const { createModerationReads } = await awaitFetched(code)
    return createModerationReads(this.#db)
  }

  /** Forgets what was built: the whole world was loaded again. */
  clear(): void {
    this.#law.clear()
    this.#search.clear()
  }
}

/** Something that is built from the whole data. */
interface Built {
  clear(): void
}

/** Something built whose code is fetched when it is first needed. Code that did not arrive is asked for again. */
class Lazy<Value extends Built> {
  readonly #load: () => Promise<Value>
  #loading: Promise<Value> | undefined

  constructor(load: () => Promise<Value>) {
    this.#load = load
  }

  get(): Promise<Value> {
    this.#loading ??= awaitFetched(this.#load()).catch((cause) => {
      this.#loading = undefined
      throw cause
    })
    return this.#loading
  }

  clear(): void {
    this.#loading?.then(
      (value) => value.clear(),
      () => undefined,
    )
  }
}
