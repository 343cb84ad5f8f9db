/** Orders two entities; 0 only for the same entity (collections add the id as the last criterion). */
export type Compare<Entity> = (a: Entity, b: Entity) => number

/** Compares by code unit: the order of ids and of ISO times. */
export const compareText: Compare<string> = (a, b) => Number(a > b) - Number(a < b)

/** An array kept in order by binary search, so that the cost of a page depends on its length, not on the list's. */
export class SortedList<Entity> {
  readonly #compare: Compare<Entity>
  #items: Entity[] = []

  constructor(compare: Compare<Entity>) {
    this.#compare = compare
  }

  get items(): readonly Entity[] {
    return this.#items
  }

  /** Appends while loading; the caller keeps the order. */
  append(entity: Entity): void {
    this.#items.push(entity)
  }

  insert(entity: Entity): void {
    this.#items.splice(this.positionOf(entity), 0, entity)
  }

  /** `entity` may be an older version of the stored one, as long as it has the same place in the order. */
  remove(entity: Entity): void {
    const position = this.positionOf(entity)
    const found = this.#items[position]
    if (found !== undefined && this.#compare(found, entity) === 0) this.#items.splice(position, 1)
  }

  replace(old: Entity, entity: Entity): void {
    if (this.#compare(old, entity) === 0) this.#items[this.positionOf(old)] = entity
    else {
      this.remove(old)
      this.insert(entity)
    }
  }

  /** Everything behind `cursor`, which itself need not be in the list any more; all of it without a cursor. */
  *after(cursor?: Entity): Generator<Entity> {
    let position = 0
    if (cursor !== undefined) {
      position = this.positionOf(cursor)
      const found = this.#items[position]
      if (found !== undefined && this.#compare(found, cursor) === 0) position += 1
    }
    for (let entity = this.#items[position]; entity !== undefined; entity = this.#items[position]) {
      position += 1
      yield entity
    }
  }

  /** The first place whose entity is not before `entity`. */
  positionOf(entity: Entity): number {
    let low = 0
    let high = this.#items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const probe = this.#items[middle] ?? entity
      if (this.#compare(probe, entity) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
