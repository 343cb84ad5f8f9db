import { type Newsletter, type Post, type Profile, tagLabel } from '@ementa/contracts'
import type { Collections } from '../store/collections'
import { newsletterText, nextRelease } from './issue-texts'
import { TextIndex } from './text-index'

/** Shortest word that is completed: in people's texts `5` is the article and not the beginning of 500. */
const PREFIX_FROM = 3

/** The full-text indexes of everything that can be searched. */
export class SearchIndexes {
  readonly posts: TextIndex<Post>
  readonly users: TextIndex<Profile>
  readonly #newsletters: TextIndex<Newsletter>
  readonly #clock: () => Date
  /** Newsletters whose text changes by itself, and when, in ms epoch: an issue of theirs becomes visible (decision 049). */
  readonly #releases = new Map<string, number>()
  #indexAgain: (newsletterId: string) => void = () => {}

  constructor(db: Collections, clock: () => Date) {
    this.#clock = clock
    const { posts, profiles, newsletters, issues } = db
    const id = (entity: { id: string }) => entity.id
    this.posts = new TextIndex({
      collection: posts,
      id,
      title: (post) => post.tags.map((slug) => `${slug} ${tagLabel(slug)}`).join(' '),
      text: (post) => post.body,
      byStem: true,
      prefixFrom: PREFIX_FROM,
    })
    this.users = new TextIndex({
      collection: profiles,
      id,
      title: (profile) => `${profile.display_name} ${profile.username}`,
      text: (profile) => profile.bio,
      byStem: false,
      // People are suggested from the first letter on.
      prefixFrom: 1,
    })
    this.#newsletters = new TextIndex({
      collection: {
        all: () => newsletters.all(),
        get: (id) => newsletters.get(id),
        compare: newsletters.compare,
        onChange: (listener) => {
          newsletters.onChange(listener)
          this.#indexAgain = (newsletterId) => listener(newsletterId, 'stored')
          // The text of an issue counts as a part of its newsletter's text.
          issues.onChange((id, origin) => {
            const issue = issues.lastKnown(id)
            if (issue) listener(issue.newsletter_id, origin)
          })
        },
      },
      id,
      title: (newsletter) => `${newsletter.title} ${newsletter.handle}`,
      text: (newsletter) => {
        const now = clock().getTime()
        const release = nextRelease(db, newsletter, now)
        if (release === null) this.#releases.delete(newsletter.id)
        else this.#releases.set(newsletter.id, release)
        return newsletterText(db, newsletter, now)
      },
      byStem: true,
      prefixFrom: PREFIX_FROM,
    })
  }

  /** The index of newsletters, with the texts that everyone may see at this moment. */
  get newsletters(): TextIndex<Newsletter> {
    const now = this.#clock().getTime()
    for (const [newsletterId, release] of this.#releases) if (release <= now) this.#indexAgain(newsletterId)
    return this.#newsletters
  }

  clear(): void {
    this.posts.clear()
    this.users.clear()
    this.#newsletters.clear()
    this.#releases.clear()
  }
}
