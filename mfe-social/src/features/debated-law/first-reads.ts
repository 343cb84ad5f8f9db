import { debatedLawQuery } from '@ementa/ui/queries'
import type { FirstReads } from '@ementa/ui/router'

/** What the law in debate reads first. */
export const debatedLawReads: FirstReads = () => [debatedLawQuery()]
