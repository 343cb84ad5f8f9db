import type { Inputs } from '@ementa/contracts'
import { pagedQuery, query } from '../data/query'

type CitingInput = Omit<Inputs['law']['listCiting'], 'cursor'> & { viewer: string | null }

/** The most cited laws of the last days. */
export const debatedLawQuery = query('law.debated', (api) => api.law.listDebated())

/** The texts that cite a law. The viewer is part of the key, since not everyone sees the same. */
export const citingQuery = pagedQuery(
  'law.citing',
  (api, cursor, { viewer: _, ...input }: CitingInput) => api.law.listCiting({ ...input, cursor }),
  { items: (page) => page.items, next: (page) => page.nextCursor },
)
