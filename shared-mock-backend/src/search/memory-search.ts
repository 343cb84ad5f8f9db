import type { Newsletter, Post, Profile } from '@ementa/contracts'
import { hasPhrases } from '@ementa/contracts/search'
import type { MemoryCollections } from '../store/collections'
import type { NewsletterQuery, PeopleQuery, PostQuery, SearchReads } from '../store/reads'
import { NEWSLETTER_FIELDS, namesOf, newsletterText, nextRelease, PERSON_FIELDS, POST_FIELDS } from './searched-texts'
import { TextIndex } from './text-index'

/** Shortest word that is completed: in people's texts `5` is the article and not the beginning of 500. */
const PREFIX_FROM = 3

const id = (entity: { id: string }) => entity.id

const publishedAt = (post: Post) => Date.parse(post.scheduled_at ?? post.created_at)
const engagementOf = (post: Post) => post.like_count + post.comment_count + post.share_count

/** Returns whether a person is meant by a folded word: by the username, or by a word of the name. */
const isNamed = (profile: Profile | undefined, word: string | null): boolean =>
  word === null || (profile !== undefined && namesOf(profile).includes(word))

/** The searches over full-text indexes, each built at its first question and kept current from then on. */
export class MemorySearch implements SearchReads {
  readonly #db: MemoryCollections
  readonly #posts: TextIndex<Post>
  readonly #people: TextIndex<Profile>
  readonly #newsletters: TextIndex<Newsletter>
  /** The moment of the last question, in ms epoch: which issues are a part of their newsletter's text. */
  #now = 0
  /** Newsletters whose text changes by itself, and when, in ms epoch: an issue of theirs becomes visible (decision 049). */
  readonly #releases = new Map<string, number>()
  #indexAgain: (newsletterId: string) => void = () => {}

  constructor(db: MemoryCollections) {
    this.#db = db
    const { posts, profiles, newsletters, issues } = db
    this.#posts = new TextIndex({
      collection: posts,
      id,
      ...POST_FIELDS,
      byStem: true,
      prefixFrom: PREFIX_FROM,
    })
    this.#people = new TextIndex({
      collection: profiles,
      id,
      ...PERSON_FIELDS,
      byStem: false,
      // People are suggested from the first letter on.
      prefixFrom: 1,
    })
    this.#newsletters = new TextIndex({
      collection: {
        all: () => newsletters.all(),
        get: (id) => newsletters.get(id),
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
      title: NEWSLETTER_FIELDS.title,
      text: (newsletter) => {
        const release = nextRelease(db, newsletter, this.#now)
        if (release === null) this.#releases.delete(newsletter.id)
        else this.#releases.set(newsletter.id, release)
        return newsletterText(db, newsletter, this.#now)
      },
      byStem: true,
      prefixFrom: PREFIX_FROM,
    })
  }

  async posts(query: PostQuery, isShown: (post: Post) => boolean): Promise<Post[]> {
    const { terms, phrases, author, tag, anyTag, from, to, order, limit } = query
    const { posts } = this.#db
    const isUnbounded = from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY
    const isInside = (time: number) => from <= time && time < to
    const authors = author === null ? null : new Set(this.#peopleNamed(author))
    const wanted = (post: Post) =>
      (anyTag.length === 0 || post.tags.some((one) => anyTag.includes(one))) &&
      (tag === null || post.tags.includes(tag)) &&
      (authors === null || authors.has(post.author_id)) &&
      (isUnbounded || isInside(publishedAt(post))) &&
      isShown(post) &&
      hasPhrases(post.body, phrases)
    const newest = posts.compare
    const byEngagement = (a: Post, b: Post) => engagementOf(b) - engagementOf(a) || newest(a, b)
    const by = order === 'engagement' ? byEngagement : newest
    if (terms.length > 0) return this.#posts.find(terms, { titlesFirst: order === 'relevance', by, limit, wanted })
    const found = author === null && tag === null ? [] : posts.all().filter(wanted)
    return found.sort(by).slice(0, limit)
  }

  #peopleNamed(word: string): string[] {
    return this.#db.profiles
      .all()
      .filter((profile) => isNamed(profile, word))
      .map(id)
  }

  async people(query: PeopleQuery, isShown: (profile: Profile) => boolean): Promise<Profile[]> {
    const { terms, phrases, author, namesOnly, titlesFirst, limit } = query
    const { profiles } = this.#db
    const by = (a: Profile, b: Profile) => b.followers - a.followers || profiles.compare(a, b)
    const wanted = (profile: Profile, inTitle: boolean) =>
      (inTitle || !namesOnly) &&
      isShown(profile) &&
      isNamed(profile, author) &&
      hasPhrases(`${profile.display_name} ${profile.bio}`, phrases)
    return this.#people.find(terms, { titlesFirst, by, limit, wanted })
  }

  async newsletters(query: NewsletterQuery): Promise<Newsletter[]> {
    const { terms, phrases, author, titlesFirst, now, limit } = query
    const { metrics, newsletters, profiles } = this.#db
    this.#indexReleased(now)
    const readers = ({ id }: Newsletter) => metrics.get(id)?.subscribers ?? 0
    const by = (a: Newsletter, b: Newsletter) => readers(b) - readers(a) || newsletters.compare(a, b)
    const wanted = (newsletter: Newsletter) =>
      isNamed(profiles.get(newsletter.owner_id), author) &&
      (phrases.length === 0 || hasPhrases(`${newsletter.title}\n${newsletterText(this.#db, newsletter, now)}`, phrases))
    if (terms.length > 0) return this.#newsletters.find(terms, { titlesFirst, by, limit, wanted })
    return author === null ? [] : newsletters.all().filter(wanted).sort(by).slice(0, limit)
  }

  #indexReleased(now: number): void {
    this.#now = now
    for (const [newsletterId, release] of this.#releases) if (release <= now) this.#indexAgain(newsletterId)
  }

  /** Forgets everything: the world was loaded again. */
  clear(): void {
    this.#posts.clear()
    this.#people.clear()
    this.#newsletters.clear()
    this.#releases.clear()
  }
}
