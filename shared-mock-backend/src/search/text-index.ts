import { foldedWordsOf, stemOf, type Term, wordsOf } from '@ementa/contracts/search'
import { keepFirst } from '../paging'
import { type Collection, compareText, SortedList } from '../store/collection'

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

/** The numbers of the documents that hold a word, by the field it is in. */
interface Postings {
  title: number[]
  text: number[]
}

/** Rules for matching the words of a query with those of the documents. */
export interface Meeting {
  /**
   * By stems: a term finds all forms of its word and no longer words; one that no document has is taken for the beginning
   * of a word. Else by what is written, always from the beginning, for names.
   */
  byStem: boolean
  /** A term of fewer typed characters is never taken for a beginning. */
  prefixFrom: number
}

/** Index from words to documents. A removed document keeps its number, which no longer leads anywhere. */
export class Words<Entity> {
  readonly #postings = new Map<string, Postings>()
  /** Words in order, so that those with one beginning are together. */
  readonly #sorted = new SortedList<string>(compareText)
  readonly #documents: (Entity | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  /** Number of documents that were added in the order of their collection. */
  #inOrder = 0

  add(id: string, entity: Entity, title: Iterable<string>, text: Iterable<string>): void {
    const number = this.#documents.push(entity) - 1
    this.#numbers.set(id, number)
    for (const word of new Set(title)) this.#of(word).title.push(number)
    for (const word of new Set(text)) this.#of(word).text.push(number)
  }

  /** Ends the initial fill: the documents so far came in the order of their collection, later ones do not. */
  endOrder(): void {
    this.#inOrder = this.#documents.length
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#documents[number] = undefined
    this.#numbers.delete(id)
  }

  /**
   * Calls `visit` with each document that has all of `wanted`: first those out of order, then the others in their order. A
   * callback and not an iterator: a common word has tens of thousands.
   */
  find(
    wanted: readonly Term[],
    meeting: Meeting,
    visit: (entity: Entity, inTitle: boolean, isInOrder: boolean) => void,
  ): void {
    if (wanted.length === 0) return
    /** Number of the words, in their order, that each document has so far. */
    const found = new Uint8Array(this.#documents.length)
    const titled = new Uint8Array(this.#documents.length)
    for (const [index, term] of wanted.entries()) {
      for (const { title, text } of this.#matching(term, meeting)) {
        for (const number of title) {
          if (found[number] === index) found[number] = index + 1
          titled[number] = 1
        }
        for (const number of text) if (found[number] === index) found[number] = index + 1
      }
    }
    const visitAll = (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        if (found[number] !== wanted.length) continue
        const entity = this.#documents[number]
        if (entity !== undefined) visit(entity, titled[number] === 1, to === this.#inOrder)
      }
    }
    visitAll(this.#inOrder, this.#documents.length)
    visitAll(0, this.#inOrder)
  }

  #matching({ typed, stem }: Term, { byStem, prefixFrom }: Meeting): Postings[] {
    const exact = this.#postings.get(byStem ? stem : typed)
    if (typed.length < prefixFrom || (byStem && exact)) return exact ? [exact] : []
    const { items } = this.#sorted
    const matching: Postings[] = []
    let position = this.#sorted.positionOf(typed)
    for (let word = items[position]; word?.startsWith(typed); word = items[position]) {
      matching.push(this.#of(word))
      position += 1
    }
    return matching
  }

  #of(word: string): Postings {
    let postings = this.#postings.get(word)
    if (!postings) {
      postings = { title: [], text: [] }
      this.#postings.set(word, postings)
      this.#sorted.insert(word)
    }
    return postings
  }
}
