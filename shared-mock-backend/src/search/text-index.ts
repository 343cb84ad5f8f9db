import { fold } from '@ementa/contracts'
import MiniSearch from 'minisearch'
import type { Collection } from '../store/collection'

/** So many documents are indexed before other work gets a turn. */
const CHUNK = 500

/** One found entity; `inTitle` when a word of the query stands in a title field and not only in the text (NS-39). */
export interface Hit<Entity> {
  entity: Entity
  inTitle: boolean
}

interface TextIndexOptions<Entity> {
  collection: Pick<Collection<Entity>, 'all' | 'get' | 'onChange'>
  id: (entity: Entity) => string
  /** Titles, names and tags. */
  title: (entity: Entity) => string
  text: (entity: Entity) => string
}

interface Entry {
  id: string
  title: string
  text: string
}

/** Full-text index of one collection, without regard to case and accents. Built at the first search, kept up from then on. */
export class TextIndex<Entity> {
  readonly #options: TextIndexOptions<Entity>
  readonly #changed = new Set<string>()
  #building: Promise<MiniSearch<Entry>> | undefined

  constructor(options: TextIndexOptions<Entity>) {
    this.#options = options
    options.collection.onChange((id) => {
      if (this.#building) this.#changed.add(id)
    })
  }

  /** Every entity that has all words of the query (or words beginning with them), in no particular order. */
  async find(query: string): Promise<Hit<Entity>[]> {
    this.#building ??= this.#build()
    const index = await this.#building
    this.#catchUp(index)
    const hits: Hit<Entity>[] = []
    for (const result of index.search(fold(query), { combineWith: 'AND', prefix: true })) {
      const entity = this.#options.collection.get(String(result.id))
      const inTitle = Object.values(result.match).some((fields) => fields.includes('title'))
      if (entity !== undefined) hits.push({ entity, inTitle })
    }
    return hits
  }

  /** Forgets everything: the collection was loaded anew. */
  clear(): void {
    this.#building = undefined
    this.#changed.clear()
  }

  async #build(): Promise<MiniSearch<Entry>> {
    const index = new MiniSearch<Entry>({
      fields: ['title', 'text'],
      // Folding happens on the whole text: word by word it costs several times as much.
      processTerm: (term) => term,
    })
    await index.addAllAsync(
      this.#options.collection.all().map((entity) => this.#entry(entity)),
      { chunkSize: CHUNK },
    )
    return index
  }

  #catchUp(index: MiniSearch<Entry>): void {
    for (const id of this.#changed) {
      if (index.has(id)) index.discard(id)
      const entity = this.#options.collection.get(id)
      if (entity !== undefined) index.add(this.#entry(entity))
    }
    this.#changed.clear()
  }

  #entry(entity: Entity): Entry {
    const { id, title, text } = this.#options
    return { id: id(entity), title: fold(title(entity)), text: fold(text(entity)) }
  }
}
