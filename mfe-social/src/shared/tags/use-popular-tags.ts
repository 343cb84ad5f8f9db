import { ANSWER_LIMIT } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { popularTagsQuery } from './queries'

/** The 20 tags that feed and topics screen show, with the number of posts of each (spec §9 Search). */
export function usePopularTags() {
  return useRead(popularTagsQuery({ limit: ANSWER_LIMIT.popularTagsInFeed }))
}
