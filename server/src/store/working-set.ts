import { compareText } from '@ementa/mock-backend/parts'
import type { Query } from '../database/database'
import { type Entity, type Table, tableNamed } from './tables'

/** A row as it is loaded. */
export interface Loaded {
  id: string
  doc: Entity
  place: string
  isDeleted: boolean
}

/** A row as a statement returns it. */
export interface StoredRow {
  id: string
  doc: Entity
  place: string
  is_deleted: boolean
}

/** Keeps rows of a collection, and returns what is kept of them. */
export type Know = (table: string, rows: readonly StoredRow[]) => Loaded[]

/** A question to the database that a call asked and whose answer is not in the working set yet. */
export type Wanted =
  | { kind: 'one'; table: string; id: string }
  /** All entities under a key, or of the whole table. */
  | { kind: 'list'; table: string; index: string | null; key: string }
  /** The entities that follow a place. */
  | { kind: 'page'; table: string; index: string | null; key: string; after: Pick<Loaded, 'id' | 'place'> | null }
  | { kind: 'keys'; table: string; index: string }
  /** A named read, with a name that is the same for the same question. */
  | { kind: 'read'; name: string; ask: (query: Query, know: Know) => Promise<unknown> }

/** Ends a run that cannot go on without an answer. It is thrown through the handler, which starts again with more. */
class MissingError extends Error {}

export const PAGE = 40

export interface Page {
  rows: readonly Loaded[]
  isLast: boolean
}

/** A run that missed so much goes through something long, and is ended: it may need the beginning alone. */
const MOST_MISSING = 400

const NOTHING: readonly never[] = []
const NO_PAGE: Page = { rows: NOTHING, isLast: true }

/**
 * Everything that one call has read and wants to write. What is asked and not there yet is noted, and answered as if there
 * were nothing: so one run finds many questions. Such a run is thrown away as a whole.
 */
export class WorkingSet {
  readonly #rows = new Map<string, Loaded | null>()
  readonly #lists = new Map<string, readonly Loaded[]>()
  readonly #pages = new Map<string, Page>()
  readonly #keys = new Map<string, readonly string[]>()
  readonly #answers = new Map<string, unknown>()
  /** Places of loaded entities whose order is not their own. */
  readonly #places = new WeakMap<Entity, string>()
  /** New entities by table and id; undefined for a deleted one. */
  #writes = new Map<string, Map<string, Entity | undefined>>()
  #missing = new Map<string, Wanted>()

  /** Begins another run: what was read stays, what was written is forgotten. */
  begin(): void {
    this.#writes = new Map()
    this.#missing = new Map()
  }

  /** The questions of this run whose answers are not there. */
  get missing(): readonly Wanted[] {
    return [...this.#missing.values()]
  }

  get writes(): ReadonlyMap<string, ReadonlyMap<string, Entity | undefined>> {
    return this.#writes
  }

  has(wanted: Wanted): boolean {
    if (wanted.kind === 'read') return this.#answers.has(placeOf(wanted))
    if (wanted.kind === 'one') return this.#rows.has(placeOf(wanted))
    if (wanted.kind === 'list') return this.#lists.has(placeOf(wanted))
    return wanted.kind === 'page' ? this.#pages.has(placeOf(wanted)) : this.#keys.has(placeOf(wanted))
  }

  row(table: string, id: string): Loaded | null {
    const wanted = { kind: 'one', table, id } as const
    return this.#rows.get(placeOf(wanted)) ?? (this.has(wanted) ? null : this.#miss(wanted, null))
  }

  list(table: string, index: string | null, key: string): readonly Loaded[] {
    const wanted = { kind: 'list', table, index, key } as const
    return this.#lists.get(placeOf(wanted)) ?? this.#miss(wanted, NOTHING)
  }

  page(table: string, index: string | null, key: string, after: Loaded | null): Page {
    const wanted = { kind: 'page', table, index, key, after } as const
    return this.#pages.get(placeOf(wanted)) ?? this.#miss(wanted, NO_PAGE)
  }

  keys(table: string, index: string): readonly string[] {
    const wanted = { kind: 'keys', table, index } as const
    return this.#keys.get(placeOf(wanted)) ?? this.#miss(wanted, NOTHING)
  }

  /**
   * Returns the answer of a named read.
   * @param assumed the answer with which a run goes on as long as the real one is missing
   */
  answer<Answer>(name: string, assumed: Answer, ask: (query: Query, know: Know) => Promise<Answer>): Answer {
    const wanted = { kind: 'read', name, ask } as const
    // The name stands for the question, and so for the type of its answer.
    return this.has(wanted) ? (this.#answers.get(placeOf(wanted)) as Answer) : this.#miss(wanted, assumed)
  }

  /** Returns the one object for a row, however often it is loaded: handlers compare entities by identity. */
  know(table: string, row: Loaded): Loaded {
    const place = placeOf({ kind: 'one', table, id: row.id })
    const known = this.#rows.get(place)
    if (known) return known
    this.#rows.set(place, row)
    this.#places.set(row.doc, row.place)
    return row
  }

  /** Notes that there is no such row. */
  knowNone(table: string, id: string): void {
    const place = placeOf({ kind: 'one', table, id })
    if (!this.#rows.has(place)) this.#rows.set(place, null)
  }

  knowList(wanted: Wanted & { kind: 'list' }, rows: readonly Loaded[]): void {
    this.#lists.set(placeOf(wanted), rows)
  }

  knowPage(wanted: Wanted & { kind: 'page' }, page: Page): void {
    this.#pages.set(placeOf(wanted), page)
  }

  knowKeys(wanted: Wanted & { kind: 'keys' }, keys: readonly string[]): void {
    this.#keys.set(placeOf(wanted), keys)
  }

  knowAnswer(wanted: Wanted & { kind: 'read' }, answer: unknown): void {
    this.#answers.set(placeOf(wanted), answer)
  }

  write(table: string, id: string, entity: Entity | undefined): void {
    const writes = this.#writes.get(table) ?? new Map<string, Entity | undefined>()
    this.#writes.set(table, writes.set(id, entity))
  }

  /** Returns the place of an entity in its table, whether it was loaded or is new. */
  placeIn({ name, order, idOf }: Table, entity: Entity): string {
    if (order) return order.place(entity)
    return (
      this.#places.get(entity) ?? this.#rows.get(placeOf({ kind: 'one', table: name, id: idOf(entity) }))?.place ?? '~'
    )
  }

  /** Compares two entities by the order of their table. */
  comparing(table: Table): (a: Entity, b: Entity) => number {
    const direction = table.isDescending ? -1 : 1
    return (a, b) =>
      direction * compareText(this.placeIn(table, a), this.placeIn(table, b)) ||
      compareText(table.idOf(a), table.idOf(b))
  }

  /** Ends a run that can ask nothing sensible before it knows what it misses. */
  end(): never {
    throw new MissingError()
  }

  #miss<Assumed>(wanted: Wanted, assumed: Assumed): Assumed {
    this.#missing.set(`${wanted.kind} ${placeOf(wanted)}`, wanted)
    if (this.#missing.size >= MOST_MISSING) this.end()
    return assumed
  }
}

const SEPARATOR = '\u0000'

/** Returns a text that is the same for the same question. */
function placeOf(wanted: Wanted): string {
  if (wanted.kind === 'read') return wanted.name
  const { table } = wanted
  if (wanted.kind === 'one') return [table, wanted.id].join(SEPARATOR)
  if (wanted.kind === 'keys') return [table, wanted.index].join(SEPARATOR)
  const list = [table, wanted.index ?? '', wanted.key]
  if (wanted.kind === 'list') return list.join(SEPARATOR)
  return [...list, wanted.after?.place ?? '', wanted.after?.id ?? ''].join(SEPARATOR)
}

/** Orders loaded rows as their table is ordered. */
export function inOrder(table: string, rows: Loaded[]): Loaded[] {
  const direction = tableNamed(table).isDescending ? -1 : 1
  return rows.sort((a, b) => direction * compareText(a.place, b.place) || compareText(a.id, b.id))
}
