import { type Api, isResource, READS, type ReadApi, type Resource, STALE } from '@ementa/contracts'

/**
 * The name of a query: that of the read it fills, with a part of its own where one read has several queries
 * (`moderationQueue.item`). No two queries have the same one.
 */
type QueryName = Resource | `${Resource}.${string}`
type ResourceOf<Name extends QueryName> = Name extends `${infer R extends Resource}.${string}` ? R : Name & Resource

/** The key of a cached answer: the query's name, then its input. */
export type ReadKey = readonly [name: QueryName, ...input: unknown[]]

/** Rules for a read's cached answer. */
export interface ReadRules {
  /** ms; by default the stale time of the read (`READS`). */
  stale?: number
  /** Shows the data of the previous key until the new one has its own or fails (typing into a filter). */
  keepPrevious?: boolean
  /**
   * How a stale cached entry is treated when a component appears: it is read again in the background, or
   * kept while no write touched it and this window has read it, so that nothing moves under a reader who comes back.
   */
  whenStale?: 'revalidate' | 'keep'
}

/** The argument of `useRead`: a query with its input. */
export interface ReadRequest<Data> extends ReadRules {
  readonly key: ReadKey
  readonly call: (api: Api) => Promise<Data>
}

/** All pages of one list are one cache entry, so that back navigation finds the whole list again (decision 007). */
export interface Paged<Page> {
  pages: Page[]
}

/** The argument of `usePagedRead`: a paged query with its input. */
export interface PagedRequest<Page, Item> extends ReadRules {
  readonly key: ReadKey
  /** One page; `null` asks for the first. */
  readonly call: (cursor: string | null, api: Api) => Promise<Page>
  readonly items: (page: Page) => Item[]
  /** The cursor of the page after this one; `null` ends the list. A page without items ends it too. */
  readonly next: (page: Page) => string | null
}

/** A request of `useRead` or `usePagedRead`, whatever it answers. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of several reads have no type in common
export type AnyRequest = ReadRequest<any> | PagedRequest<any, any>

/** The cached entries of a query: `Data` under keys of its name and `Key`. */
export interface Entries<Data, Key extends readonly unknown[] = readonly unknown[]> {
  readonly queryName: QueryName
  /** Exists for the type checker only: the data of an entry, and the input that names it. */
  readonly holds?: Data
  readonly namedBy?: Key
}

/** One read of the product by name. Call it with its input to get the argument of `useRead`. */
export interface Query<Args extends readonly unknown[], Data, Key extends readonly unknown[] = Args>
  extends Entries<Data, Key> {
  (...args: Args): ReadRequest<Data>
}

/** A list read page by page. Call it with its input to get the argument of `usePagedRead`. */
export interface PagedQuery<Args extends readonly unknown[], Page, Item, Key extends readonly unknown[] = Args>
  extends Entries<Paged<Page>, Key> {
  (...args: Args): PagedRequest<Page, Item>
}

interface KeyRule<Args extends readonly unknown[], Key extends readonly unknown[]> {
  /** Returns the part of the input that names the entry; by default all of it. */
  key?: (...args: Args) => Key
}

/**
 * Names a read: `postQuery = query('post', (api, id: string) => api.posts.get({ id }))`. The call gets only those calls
 * of the client that fill the read, as the table of calls says, so that what makes the read stale is always known.
 */
export function query<
  const Name extends QueryName,
  Args extends readonly unknown[],
  Data,
  Key extends readonly unknown[] = Args,
>(
  name: Name,
  call: (api: ReadApi<ResourceOf<Name>>, ...args: Args) => Promise<Data>,
  { key, ...rules }: ReadRules & KeyRule<Args, Key> = {},
): Query<Args, Data, Key> {
  const request = (...args: Args): ReadRequest<Data> => ({
    ...rules,
    key: [name, ...(key?.(...args) ?? args)],
    call: (api) => call(api, ...args),
  })
  return Object.assign(request, { queryName: name })
}

/** Names a list that is read page by page. `items` and `next` take a page apart. */
export function pagedQuery<
  const Name extends QueryName,
  Args extends readonly unknown[],
  Page,
  Item extends { id: string },
  Key extends readonly unknown[] = Args,
>(
  name: Name,
  call: (api: ReadApi<ResourceOf<Name>>, cursor: string | null, ...args: Args) => Promise<Page>,
  { key, ...shape }: Pick<PagedRequest<Page, Item>, 'items' | 'next'> & ReadRules & KeyRule<Args, Key>,
): PagedQuery<Args, Page, Item, Key> {
  const request = (...args: Args): PagedRequest<Page, Item> => ({
    ...shape,
    key: [name, ...(key?.(...args) ?? args)],
    call: (cursor, api) => call(api, cursor, ...args),
  })
  return Object.assign(request, { queryName: name })
}

/** Returns the name under which the answer of a key is cached: the same for equal inputs, whatever the order of their fields. */
export const entryName = (key: readonly unknown[]): string =>
  JSON.stringify(key, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** Returns the key of an entry by its name; undefined for a name that `entryName` did not make. */
export function keyOfEntry(name: string): readonly unknown[] | undefined {
  try {
    const key: unknown = JSON.parse(name)
    return Array.isArray(key) ? key : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a key belongs to the query. */
export function isKeyOf<Key extends readonly unknown[]>(
  { queryName }: Entries<unknown, Key>,
  key: readonly unknown[] | undefined,
): key is readonly [name: ReadKey[0], ...input: Key] {
  return key?.[0] === queryName
}

/** Returns the read that a key belongs to; undefined for a key of no query. */
export function resourceOf(key: readonly unknown[] | null | undefined): Resource | undefined {
  const name = key?.[0]
  const resource = typeof name === 'string' ? name.split('.')[0] : undefined
  return isResource(resource) ? resource : undefined
}

/** Returns the stale time of the read that a key belongs to, in ms. */
export function staleTimeOf(key: readonly unknown[] | null | undefined): number {
  const resource = resourceOf(key)
  return resource ? STALE[READS[resource]] : STALE.other
}
