import type { Inputs } from '@ementa/contracts'
import { pagedQuery } from '../data/query'

type CitingInput = Omit<Inputs['law']['listCiting'], 'cursor'> & { viewer: string | null }

/** The texts that cite something. Not everyone sees the same: hence the viewer. */
export const citingQuery = pagedQuery(
  'law.citing',
  (api, cursor, { viewer: _, ...input }: CitingInput) => api.law.listCiting({ ...input, cursor }),
  { items: (page) => page.items, next: (page) => page.nextCursor },
)
