import { useRead } from '@ementa/ui/data'
import { newslettersQuery } from '@ementa/ui/queries'

/** All newsletters with their owners and numbers, in one read. */
export const useAllNewsletters = () => useRead(newslettersQuery())
