import { type Law, lawOf } from '@ementa/law/citations'
import { inPieces } from '../next-task'
import { publicText } from '../search/issue-texts'
import type { Collection } from '../store/collection'
import type { Collections } from '../store/collections'
import { findRecordedKeys } from './demonstration-keys'
import { keysIn } from './keys-in'

export type CitingKind = 'post' | 'comment' | 'issue'

/** A text that cites something; whether it may be shown is asked when it is. */
export interface Citing {
  kind: CitingKind
  id: string
  /** Articles, and the acts they are of. */
  keys: readonly string[]
}

/**
 * Index from laws to the texts that cite them: built at the first question, kept current from then on (decision 018). A
 * text that cites an article also counts for its act. Drafts and hidden texts are in it too, since visibility changes
 * with time and reader.
 */
export class LawIndex {
  readonly #db: Collections
  /** The citing texts by kind and id. */
  readonly #citing = new Map<string, Citing>()
  readonly #byKey = new Map<string, Map<string, Citing>>()
  readonly #laws = new Map<string, Law | null>()
  /** Samples repeat themselves; people seldom do. */
  readonly #keysOfText = new Map<string, readonly string[]>()
  #building: Promise<void> | undefined
  #hasIssues = false

  constructor(db: Collections) {
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
    if (!this.#hasIssues && this.#db.issues.size > 0) {
      this.#hasIssues = true
      for (const { id } of this.#db.issues.all()) this.#read('issue', id)
    }
    return this
  }

  /** The texts that cite a key, in no order. */
  citing(key: string): Iterable<Citing> {
    return this.#byKey.get(key)?.values() ?? []
  }

  /** Every key that a text cites. */
  keys(): Iterable<string> {
    return this.#byKey.keys()
  }

  /** Every text that cites anything. */
  all(): Iterable<Citing> {
    return this.#citing.values()
  }

  /** Returns the law that a key names; null for a key without a page. */
  law(key: string): Law | null {
    let law = this.#laws.get(key)
    if (law === undefined) {
      law = lawOf(key)
      this.#laws.set(key, law)
    }
    return law
  }

  /** Forgets everything: the world was loaded again. */
  clear(): void {
    this.#building = undefined
    this.#hasIssues = false
    this.#citing.clear()
    this.#byKey.clear()
  }

  async #build(): Promise<void> {
    const pause = inPieces()
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

  #textOf(kind: CitingKind, id: string): string | undefined {
    if (kind !== 'issue') return (kind === 'post' ? this.#db.posts : this.#db.comments).get(id)?.body
    const issue = this.#db.issues.get(id)
    const newsletter = issue && this.#db.newsletters.get(issue.newsletter_id)
    return issue && newsletter && issue.status === 'sent' ? publicText(issue, newsletter) : undefined
  }

  #keysIn(text: string): readonly string[] {
    let keys = this.#keysOfText.get(text)
    if (keys === undefined) {
      keys = findRecordedKeys(text) ?? keysIn(text)
      this.#keysOfText.set(text, keys)
    }
    return keys
  }
}
