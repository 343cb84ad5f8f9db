import { newslettersQuery, useRead } from '@ementa/ui/data'

/** All newsletters with their owners and numbers, in one read. */
export const useAllNewsletters = () => useRead(newslettersQuery())
