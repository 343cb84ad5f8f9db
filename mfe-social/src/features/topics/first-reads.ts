import type { FirstReads } from '@ementa/ui/router'
import { popularTags } from '../../shared/tags/queries'

/** What the topics read first. */
export const topicsReads: FirstReads = () => [popularTags]
