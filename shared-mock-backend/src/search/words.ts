import type { Term } from '@ementa/contracts/search'
import { compareText, SortedList } from '../store/sorted-list'

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
