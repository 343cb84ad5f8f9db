import type { Newsletter, Profile } from '@ementa/contracts'
import type { Read } from '@ementa/ui/data'
import { useMemo } from 'react'
import { useAllNewsletters } from '../../shared/newsletters/use-all-newsletters'
import { type Listed, searchText } from './list-filters'

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
  const read = useAllNewsletters()
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
