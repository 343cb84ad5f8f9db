import { fold, type Newsletter } from '@ementa/contracts'
import { addressParams, choiceParam } from '@ementa/ui/router'

/** Filters that the address of the list can hold. */
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

/** The names of the parameters are here and nowhere else; the searched text is `q`. */
export const LIST_ADDRESS = addressParams({
  filtro: choiceParam(['todas', 'gratuitas', 'pagas']),
  aba: choiceParam(['explorar', 'assinaturas']),
})

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

/** Returns the featured newsletter: the first of those with the most subscribers. */
export function findFeatured<Entry extends { subscribers: number }>(all: readonly Entry[]): Entry | undefined {
  return all.reduce<Entry | undefined>(
    (best, entry) => (best && best.subscribers >= entry.subscribers ? best : entry),
    undefined,
  )
}
