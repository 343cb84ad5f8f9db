import type { Newsletter, Profile } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { type Read, useRead } from '@ementa/ui/data'
import { useMemo } from 'react'
import { type Listed, searchText } from '../../features/newsletters/list-filters'

export interface NewsletterEntry extends Listed {
  newsletter: Newsletter
  owner: Profile | undefined
  subscribers: number
  /** The number is invented (NS-12). */
  isSample: boolean
}

/** All newsletters with their owners, ready to be searched. */
export function useNewsletters(): Omit<Read<unknown>, 'data' | 'update'> & { entries: NewsletterEntry[] | undefined } {
  const { api } = useServices()
  const read = useRead({ key: ['newsletters'], call: () => api.newsletters.listAll() })
  const { data } = read
  const entries = useMemo(() => {
    if (!data) return undefined
    const owners = new Map(data.owners.map((owner) => [owner.id, owner]))
    const samples = new Set(data.samples)
    return data.newsletters.map((newsletter) => {
      const owner = owners.get(newsletter.owner_id)
      const subscribers = data.subscribers[newsletter.id] ?? 0
      const isSample = samples.has(newsletter.id)
      return { newsletter, owner, subscribers, isSample, text: searchText(newsletter, owner?.display_name) }
    })
  }, [data])
  return { ...read, entries }
}
