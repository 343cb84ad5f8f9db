import { compareText, SortedList } from '../store/sorted-list'

/** The numbers of the documents that hold a word, by the field it stands in. */
interface Postings {
  title: number[]
  text: number[]
}

/** Which documents hold which words. A removed document keeps its number, which no longer leads anywhere. */
export class Words<Entity> {
  readonly #postings = new Map<string, Postings>()
  /** In order, so that those with one beginning stand together. */
  readonly #sorted = new SortedList<string>(compareText)
  readonly #documents: (Entity | undefined)[] = []
  readonly #numbers = new Map<string, number>()

  add(id: string, entity: Entity, title: Iterable<string>, text: Iterable<string>): void {
    const number = this.#documents.push(entity) - 1
    this.#numbers.set(id, number)
    for (const word of new Set(title)) this.#of(word).title.push(number)
    for (const word of new Set(text)) this.#of(word).text.push(number)
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#documents[number] = undefined
    this.#numbers.delete(id)
  }

  /**
   * Calls `visit` with each document that has all of `wanted`; words of at least `prefixFrom` characters also find those
   * that begin with them. A callback and not an iterator: a common word has tens of thousands.
   */
  find(wanted: readonly string[], prefixFrom: number, visit: (entity: Entity, inTitle: boolean) => void): void {
    if (wanted.length === 0) return
    /** How many of the words, in their order, each document has so far. */
    const found = new Uint8Array(this.#documents.length)
    const titled = new Uint8Array(this.#documents.length)
    for (const [index, word] of wanted.entries()) {
      for (const { title, text } of this.#matching(word, word.length >= prefixFrom)) {
        for (const number of title) {
          if (found[number] === index) found[number] = index + 1
          titled[number] = 1
        }
        for (const number of text) if (found[number] === index) found[number] = index + 1
      }
    }
    for (let number = 0; number < found.length; number += 1) {
      if (found[number] !== wanted.length) continue
      const entity = this.#documents[number]
      if (entity !== undefined) visit(entity, titled[number] === 1)
    }
  }

  #matching(word: string, byBeginning: boolean): Postings[] {
    if (!byBeginning) {
      const exact = this.#postings.get(word)
      return exact ? [exact] : []
    }
    const { items } = this.#sorted
    const matching: Postings[] = []
    for (let position = this.#sorted.positionOf(word); items[position]?.startsWith(word); position += 1) {
      matching.push(this.#of(items[position] ?? word))
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
