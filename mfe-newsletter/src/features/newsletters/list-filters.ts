import { fold, type Newsletter } from '@ementa/contracts'

/** What the address of the list says. */
export const FILTERS = [
  { value: 'todas', label: 'Todas' },
  { value: 'gratuitas', label: 'Gratuitas' },
  { value: 'pagas', label: 'Pagas' },
] as const
export type Filter = (typeof FILTERS)[number]['value']

export const TABS = [
  { value: 'explorar', label: 'Explorar' },
  { value: 'assinaturas', label: 'Minhas Assinaturas' },
] as const
export type Tab = (typeof TABS)[number]['value']

const known = <Value extends string>(options: readonly { value: Value }[], text: string | null): Value | undefined =>
  options.find(({ value }) => value === text)?.value

/** The names of the parameters are here and nowhere else; anything unknown in them counts as the default. */
export function readFilters(address: URLSearchParams): { query: string; filter: Filter; tab: Tab } {
  return {
    query: address.get('q') ?? '',
    filter: known(FILTERS, address.get('filtro')) ?? 'todas',
    tab: known(TABS, address.get('aba')) ?? 'explorar',
  }
}

export interface FilterChange {
  query?: string
  filter?: Filter
  tab?: Tab
}

/** Defaults leave no trace in the address. */
export function writeFilters(address: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string | undefined, standard: string) => {
    if (value === undefined) return
    if (value === standard) next.delete(name)
    else next.set(name, value)
  }
  put('q', change.query?.trim(), '')
  put('filtro', change.filter, 'todas')
  put('aba', change.tab, 'explorar')
  return next
}

/** Title, description, handle and owner, folded once: a thousand newsletters are searched at every key. */
export function searchText(newsletter: Newsletter, ownerName: string | undefined): string {
  return fold(`${newsletter.title} ${newsletter.description} ${newsletter.handle} ${ownerName ?? ''}`)
}

const matchesFilter = ({ is_paid }: Newsletter, filter: Filter) =>
  filter === 'todas' || is_paid === (filter === 'pagas')

export interface Listed {
  newsletter: Newsletter
  text: string
}

/** The newsletters that the filters leave, in their order. Every word of the query must occur. */
export function filterNewsletters<Entry extends Listed>(
  all: readonly Entry[],
  { query, filter, within }: { query: string; filter: Filter; within?: ReadonlySet<string> },
): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return all.filter(
    ({ newsletter, text }) =>
      matchesFilter(newsletter, filter) &&
      (!within || within.has(newsletter.id)) &&
      words.every((word) => text.includes(word)),
  )
}

/** The featured one: the first of the list with the most subscribers (NS-46). */
export function featuredOf<Entry extends { subscribers: number }>(all: readonly Entry[]): Entry | undefined {
  return all.reduce<Entry | undefined>(
    (best, entry) => (best && best.subscribers >= entry.subscribers ? best : entry),
    undefined,
  )
}
