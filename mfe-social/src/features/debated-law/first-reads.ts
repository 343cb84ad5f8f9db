import { debatedLawQuery } from '@ementa/ui/queries'
import type { FirstReads } from '@ementa/ui/router'

export const debatedLawReads: FirstReads = () => [debatedLawQuery()]
