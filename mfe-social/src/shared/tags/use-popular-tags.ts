import { useRead } from '@ementa/ui/data'
import { popularTags } from './queries'

export const usePopularTags = () => useRead(popularTags)
