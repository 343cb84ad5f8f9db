import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

/** All newsletters with their owners and numbers, in one read. */
export function useAllNewsletters() {
  const { api } = useServices()
  return useRead({ key: ['newsletters'], call: () => api.newsletters.listAll() })
}
