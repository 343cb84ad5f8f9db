import { ANSWER_LIMIT } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

/** The 20 tags that feed and topics screen show, with the number of posts of each (spec §9 Search). */
export function usePopularTags() {
  const { api } = useServices()
  const limit = ANSWER_LIMIT.popularTagsInFeed
  return useRead({ key: ['tags', { limit }], call: () => api.tags.listPopular({ limit }) })
}
