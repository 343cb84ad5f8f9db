import type { FirstReads } from '@ementa/ui/router'
import { popularTags } from '../../shared/tags/queries'

export const topicsReads: FirstReads = () => [popularTags]
