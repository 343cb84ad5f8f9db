import { newslettersQuery } from '@ementa/ui/data'
import type { FirstReads } from '@ementa/ui/router'

/** The filters of the address choose from all newsletters, in the page. */
export const newslettersReads: FirstReads = () => [newslettersQuery()]
