import { createTextFilter, fold, type Newsletter, type Profile } from '@ementa/contracts'
import { newslettersQuery, type Read, useRead } from '@ementa/ui/data'
import { addressParams, choiceParam, useAddressState, useTypedParam } from '@ementa/ui/router'
import { useCallback, useMemo } from 'react'

/** Filters that the address of the list can hold. */
export const FILTERS = [
  { value: 'todas', label: 'Todas' },
  { value: 'gratuitas', label: 'Gratuitas' },
  { value: 'pagas', label: 'Pagas' },
] as const
type Filter = (typeof FILTERS)[number]['value']

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

interface Listed {
  newsletter: Newsletter
  text: string
}

/** The newsletters that the filters leave, in their order. Every word of the query must occur. */
export function filterNewsletters<Entry extends Listed>(
  all: readonly Entry[],
  { query, filter, within }: { query: string; filter: Filter; within?: ReadonlySet<string> },
): Entry[] {
  const isFound = createTextFilter(query)
  return all.filter(
    ({ newsletter, text }) =>
      matchesFilter(newsletter, filter) && (!within || within.has(newsletter.id)) && isFound(text),
  )
}

/** Returns the featured newsletter: the first of those with the most subscribers. */
export function findFeatured<Entry extends { subscribers: number }>(all: readonly Entry[]): Entry | undefined {
  return all.reduce<Entry | undefined>(
    (best, entry) => (best && best.subscribers >= entry.subscribers ? best : entry),
    undefined,
  )
}

/** Text, filter and tab as the address has them; the list is narrowed by what is typed, before the address follows. */
export function useListFilters() {
  const [{ filtro, aba }, change] = useAddressState(LIST_ADDRESS)
  const { typed, setTyped, resets, clear: clearText } = useTypedParam('q')
  const clear = useCallback(() => {
    clearText()
    change({ filtro: 'todas' })
  }, [clearText, change])
  return { text: typed, setText: setTyped, fieldKey: resets, filter: filtro, tab: aba, change, clear }
}

export type ListFilters = ReturnType<typeof useListFilters>

export interface NewsletterEntry extends Listed {
  newsletter: Newsletter
  owner: Profile | undefined
  subscribers: number
  /** The last issue that went out. */
  latest: { subject: string; at: string } | undefined
  /** The number of subscribers is invented. */
  isSample: boolean
}

/** All newsletters with their owners, ready to be searched. */
export function useNewsletters(): Omit<Read<unknown>, 'data' | 'update'> & { entries: NewsletterEntry[] | undefined } {
  const read = useRead(newslettersQuery())
  const { data } = read
  const entries = useMemo(() => {
    if (!data) return undefined
    const owners = new Map(data.owners.map((owner) => [owner.id, owner]))
    const samples = new Set(data.samples)
    return data.newsletters.map((newsletter) => {
      const owner = owners.get(newsletter.owner_id)
      const subscribers = data.subscribers[newsletter.id] ?? 0
      const isSample = samples.has(newsletter.id)
      const latest = data.latest?.[newsletter.id]
      return { newsletter, owner, subscribers, latest, isSample, text: searchText(newsletter, owner?.display_name) }
    })
  }, [data])
  return { ...read, entries }
}
