import { debatedLawQuery } from '@ementa/ui/data'
import type { FirstReads } from '@ementa/ui/router'

export const debatedLawReads: FirstReads = () => [debatedLawQuery()]
