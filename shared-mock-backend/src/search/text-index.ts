import { foldedWordsOf, stemOf, type Term, wordsOf } from '@ementa/contracts/search'
import MiniSearch, { type Query } from 'minisearch'
import { firstOf } from '../paging'
import type { Collection } from '../store/collection'

/** Number of documents that are indexed before other work gets a turn. */
const CHUNK = 500
/** Nobody searches for more words. */
const MOST_WORDS = 32

interface TextIndexOptions<Entity> {
  collection: Pick<Collection<Entity>, 'all' | 'get' | 'onChange'>
  id: (entity: Entity) => string
  /** Titles, names and tags. */
  title: (entity: Entity) => string
  text: (entity: Entity) => string
  /**
   * By stems: a term finds all forms of its word and no longer words; one that no document has is taken for the beginning
   * of a word. Else by what is written, always from the beginning, for names.
   */
  byStem: boolean
  /** A term of fewer typed characters is never taken for a beginning. */
  prefixFrom: number
}

export interface Ranking<Entity> {
  /** Puts documents with a word of the query in a title field before those that have it in the text only. */
  titlesFirst: boolean
  by: (a: Entity, b: Entity) => number
  limit: number
  wanted?: (entity: Entity, inTitle: boolean) => boolean
}

/** Full-text index of one collection. Built at the first search and kept current from then on. */
export class TextIndex<Entity> {
  readonly #options: TextIndexOptions<Entity>
  readonly #changed = new Set<string>()
  /** Stem of each word that was seen: a hundred thousand texts share some thousand words. */
  readonly #stems = new Map<string, string>()
  /** Stems that some document has. */
  readonly #known = new Set<string>()
  #building: Promise<MiniSearch<Entity>> | undefined

  constructor(options: TextIndexOptions<Entity>) {
    this.#options = options
    options.collection.onChange((id) => {
      if (this.#building) this.#changed.add(id)
    })
  }

  /** The first `limit` entities, in this order, that have all terms. */
  async find(terms: readonly Term[], ranking: Ranking<Entity>): Promise<Entity[]> {
    this.#building ??= this.#build()
    const index = await this.#building
    this.#catchUp(index)
    const { titlesFirst, by, limit, wanted = () => true } = ranking
    const queries = terms.slice(0, MOST_WORDS).map((term) => this.#queryOf(term))
    const found = index.search({ combineWith: 'AND', queries }).flatMap(({ id, match }) => {
      const entity = this.#options.collection.get(id)
      const inTitle = Object.values(match).some((fields) => fields.includes('title'))
      return entity !== undefined && wanted(entity, inTitle) ? { entity, isFirst: titlesFirst && inTitle } : []
    })
    const order = (a: (typeof found)[number], b: (typeof found)[number]) =>
      Number(b.isFirst) - Number(a.isFirst) || by(a.entity, b.entity)
    return firstOf(found, limit, order).map(({ entity }) => entity)
  }

  /** Forgets everything: the collection was loaded again. */
  clear(): void {
    this.#building = undefined
    this.#changed.clear()
    this.#stems.clear()
    this.#known.clear()
  }

  async #build(): Promise<MiniSearch<Entity>> {
    const { id, title, text, byStem, collection } = this.#options
    const read: Record<string, (entity: Entity) => string> = { id, title, text }
    const index = new MiniSearch<Entity>({
      fields: ['title', 'text'],
      extractField: (entity, field) => read[field]?.(entity) ?? '',
      tokenize: byStem ? wordsOf : foldedWordsOf,
      processTerm: byStem ? (word) => this.#stem(word) : (word) => word,
      searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
    })
    await index.addAllAsync(collection.all(), { chunkSize: CHUNK })
    return index
  }

  #catchUp(index: MiniSearch<Entity>): void {
    for (const id of this.#changed) {
      if (index.has(id)) index.discard(id)
      const entity = this.#options.collection.get(id)
      if (entity !== undefined) index.add(entity)
    }
    this.#changed.clear()
  }

  #stem(word: string): string {
    let stem = this.#stems.get(word)
    if (stem === undefined) {
      stem = stemOf(word)
      this.#stems.set(word, stem)
      this.#known.add(stem)
    }
    return stem
  }

  #queryOf({ typed, stem }: Term): Query {
    const { byStem, prefixFrom } = this.#options
    if (byStem && (this.#known.has(stem) || typed.length < prefixFrom)) return stem
    return { queries: [typed], prefix: true }
  }
}
