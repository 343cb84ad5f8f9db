import { releasedAt } from '@ementa/contracts'
import { publicText } from '../search/searched-texts'
import type { Collection } from '../store/collection'
import type { MemoryCollections } from '../store/collections'
import type { Citing, LawReads } from '../store/reads'
import { createTimeSlicer } from '../time-slicing'
import { citedKeys } from './cited-keys'

type CitingKind = Citing['kind']

/**
 * Index from laws to the texts that cite them: built at the first question, kept current from then on (decision 018). A
 * text that cites an article also counts for its act. Drafts and hidden texts are in it too, since visibility changes
 * with time and reader.
 */
export class LawIndex implements LawReads {
  readonly #db: MemoryCollections
  /** The citing texts by kind and id. */
  readonly #citing = new Map<string, Citing>()
  readonly #byKey = new Map<string, Map<string, Citing>>()
  /** Samples repeat themselves; people seldom do. */
  readonly #keysOfText = new Map<string, readonly string[]>()
  #building: Promise<void> | undefined
  #hasIssues = false

  constructor(db: MemoryCollections) {
    this.#db = db
    const follow = (kind: CitingKind, collection: Pick<Collection<never>, 'onChange'>) =>
      collection.onChange((id) => {
        if (this.#building) this.#read(kind, id)
      })
    follow('post', db.posts)
    follow('comment', db.comments)
    follow('issue', db.issues)
  }

  /** Resolves once everything there is has been read. Issues are loaded later than the rest, and read once they are. */
  async ready(): Promise<this> {
    this.#building ??= this.#build()
    await this.#building
    const issues = this.#hasIssues ? [] : this.#db.issues.all()
    this.#hasIssues ||= issues.length > 0
    for (const { id } of issues) this.#read('issue', id)
    return this
  }

  citing(key: string): Iterable<Citing> {
    return this.#byKey.get(key)?.values() ?? []
  }

  citingSince(since: number): Iterable<Citing> {
    return [...this.#citing.values()].filter((citing) => this.#publishedAt(citing) >= since)
  }

  /** Forgets everything: the world was loaded again. */
  clear(): void {
    this.#building = undefined
    this.#hasIssues = false
    this.#citing.clear()
    this.#byKey.clear()
  }

  async #build(): Promise<void> {
    const pause = createTimeSlicer()
    for (const [kind, collection] of [
      ['post', this.#db.posts],
      ['comment', this.#db.comments],
    ] as const) {
      for (const { id } of [...collection.all()]) {
        this.#read(kind, id)
        await pause()
      }
    }
  }

  #read(kind: CitingKind, id: string): void {
    const place = `${kind}:${id}`
    for (const key of this.#citing.get(place)?.keys ?? []) this.#byKey.get(key)?.delete(place)
    this.#citing.delete(place)
    const text = this.#textOf(kind, id)
    const keys = text === undefined ? [] : this.#keysIn(text)
    if (keys.length === 0) return
    const citing = { kind, id, keys }
    this.#citing.set(place, citing)
    for (const key of keys) {
      const texts = this.#byKey.get(key) ?? new Map<string, Citing>()
      this.#byKey.set(key, texts.set(place, citing))
    }
  }

  /** Returns the moment at which a text became readable, in ms epoch. */
  #publishedAt({ kind, id }: Citing): number {
    const { posts, comments, issues } = this.#db
    const issue = kind === 'issue' ? issues.get(id) : undefined
    if (issue) return Date.parse(releasedAt(issue))
    const post = kind === 'post' ? posts.get(id) : undefined
    return Date.parse(post?.scheduled_at ?? (post ?? comments.get(id))?.created_at ?? '')
  }

  #textOf(kind: CitingKind, id: string): string | undefined {
    if (kind !== 'issue') return (kind === 'post' ? this.#db.posts : this.#db.comments).get(id)?.body
    const issue = this.#db.issues.get(id)
    const newsletter = issue && this.#db.newsletters.get(issue.newsletter_id)
    return issue && newsletter && issue.status === 'sent' ? publicText(issue, newsletter) : undefined
  }

  #keysIn(text: string): readonly string[] {
    let keys = this.#keysOfText.get(text)
    if (keys === undefined) {
      keys = citedKeys(text)
      this.#keysOfText.set(text, keys)
    }
    return keys
  }
}
