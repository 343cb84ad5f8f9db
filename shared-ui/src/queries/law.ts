import type { Inputs } from '@ementa/contracts'
import { pagedQuery, query } from '../data/query'

type CitingInput = Omit<Inputs['law']['listCiting'], 'cursor'> & { viewer: string | null }

/** What is cited most these days. */
export const debatedLawQuery = query('law.debated', (api) => api.law.listDebated())

/** The texts that cite something. Not everyone sees the same: hence the viewer. */
export const citingQuery = pagedQuery(
  'law.citing',
  (api, cursor, { viewer: _, ...input }: CitingInput) => api.law.listCiting({ ...input, cursor }),
  { items: (page) => page.items, next: (page) => page.nextCursor },
)
