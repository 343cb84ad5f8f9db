import { PAGE_SIZE } from '@ementa/contracts'
import { feedQuery } from '@ementa/ui/data'
import type { FirstReads } from '@ementa/ui/router'
import { popularTags } from '../../shared/tags/queries'
import { FEED_ADDRESS } from './feed-address'

/** Lists the first reads of the feed that do not depend on the session. */
export const feedReads: FirstReads = ({ search }) => {
  const { tab, tag } = FEED_ADDRESS.read(new URLSearchParams(search))
  return tab === 'forYou' ? [feedQuery({ tab, tag, limit: PAGE_SIZE.feed }), popularTags] : [popularTags]
}
