import { foldedWordsOf, stemOf, type Term, wordsOf } from '@ementa/contracts/search'
import { keepFirst } from '../paging'
import type { Collection } from '../store/collection'
import { type Meeting, Words } from './words'

/** Number of documents that are indexed before other work gets a turn. */
const CHUNK = 500
/** Nobody searches for more words; a mark of a document counts in one byte. */
const MOST_WORDS = 32

interface TextIndexOptions<Entity> extends Meeting {
  collection: Pick<Collection<Entity>, 'all' | 'get' | 'onChange' | 'compare'>
  id: (entity: Entity) => string
  /** Titles, names and tags. */
  title: (entity: Entity) => string
  text: (entity: Entity) => string
}

export interface Ranking<Entity> {
  /** Puts documents with a word of the query in a title field before those that have it in the text only. */
  titlesFirst: boolean
  by: (a: Entity, b: Entity) => number
  limit: number
  wanted?: (entity: Entity, inTitle: boolean) => boolean
}

/**
 * Full-text index of one collection: word → documents. Built at the first search and kept current from then on. Results
 * have no score, since facts order them, so a search costs little more than reading its words' lists.
 */
export class TextIndex<Entity> {
  readonly #options: TextIndexOptions<Entity>
  readonly #changed = new Set<string>()
  readonly #stems = new Map<string, string>()
  #building: Promise<Words<Entity>> | undefined

  constructor(options: TextIndexOptions<Entity>) {
    this.#options = options
    options.collection.onChange((id) => {
      if (this.#building) this.#changed.add(id)
    })
  }

  /**
   * The first `limit` entities, in this order, that have all terms. Nothing is sorted that nobody will see, and in the
   * collection's own order nothing is looked at behind a full answer.
   */
  async find(terms: readonly Term[], ranking: Ranking<Entity>): Promise<Entity[]> {
    this.#building ??= this.#build()
    const words = await this.#building
    this.#catchUp(words)
    const { titlesFirst, by, limit, wanted = () => true } = ranking
    const isSorted = by === this.#options.collection.compare
    const first = { kept: [] as Entity[], isFull: false }
    const second = { kept: [] as Entity[], isFull: false }
    const isWantedInTitle = (entity: Entity) => wanted(entity, true)
    const isWantedInText = (entity: Entity) => wanted(entity, false)
    words.find(terms.slice(0, MOST_WORDS), this.#options, (entity, inTitle, isInOrder) => {
      const list = inTitle || !titlesFirst ? first : second
      if (list.isFull) return
      keepFirst(list.kept, entity, limit, by, inTitle ? isWantedInTitle : isWantedInText)
      const last = list.kept[limit - 1]
      list.isFull = isSorted && isInOrder && last !== undefined && by(last, entity) <= 0
    })
    return [...first.kept, ...second.kept].slice(0, limit)
  }

  /** Forgets everything: the collection was loaded again. */
  clear(): void {
    this.#building = undefined
    this.#changed.clear()
    this.#stems.clear()
  }

  async #build(): Promise<Words<Entity>> {
    const words = new Words<Entity>()
    const entities = [...this.#options.collection.all()]
    for (const [index, entity] of entities.entries()) {
      if (index > 0 && index % CHUNK === 0) await new Promise((resolve) => setTimeout(resolve))
      this.#add(words, entity)
    }
    words.endOrder()
    return words
  }

  #catchUp(words: Words<Entity>): void {
    for (const id of this.#changed) {
      words.remove(id)
      const entity = this.#options.collection.get(id)
      if (entity !== undefined) this.#add(words, entity)
    }
    this.#changed.clear()
  }

  #add(words: Words<Entity>, entity: Entity): void {
    const { id, title, text } = this.#options
    words.add(id(entity), entity, this.#keysOf(title(entity)), this.#keysOf(text(entity)))
  }

  #keysOf(text: string): string[] {
    return this.#options.byStem ? wordsOf(text).map((word) => this.#stem(word)) : foldedWordsOf(text)
  }

  /** A hundred thousand texts share some thousand words, so each is worked out once. */
  #stem(word: string): string {
    let stem = this.#stems.get(word)
    if (stem === undefined) {
      stem = stemOf(word)
      this.#stems.set(word, stem)
    }
    return stem
  }
}
