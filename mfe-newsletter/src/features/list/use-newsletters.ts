import type { Newsletter, Profile } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { type Read, useRead } from '@ementa/ui/data'
import { useMemo } from 'react'
import { type Listed, searchText } from './list-filters'

export interface NewsletterEntry extends Listed {
  newsletter: Newsletter
  owner: Profile | undefined
  /** Sample number (NS-12). */
  subscribers: number
}

/** All newsletters with their owners, ready to be searched. */
export function useNewsletters(): Omit<Read<unknown>, 'data' | 'update'> & { entries: NewsletterEntry[] | undefined } {
  const { api } = useServices()
  const read = useRead({ key: ['newsletters'], call: () => api.newsletters.listAll() })
  const { data } = read
  const entries = useMemo(() => {
    if (!data) return undefined
    const owners = new Map(data.owners.map((owner) => [owner.id, owner]))
    return data.newsletters.map((newsletter) => {
      const owner = owners.get(newsletter.owner_id)
      const subscribers = data.subscribers[newsletter.id] ?? 0
      return { newsletter, owner, subscribers, text: searchText(newsletter, owner?.display_name) }
    })
  }, [data])
  return { ...read, entries }
}
