import { mayCite } from '@ementa/contracts/may-cite'

/** A search is typed without capitals: any short word may be an act. */
export const mayMeanLaw = (query: string) => query !== '' && mayCite(query.toUpperCase())
