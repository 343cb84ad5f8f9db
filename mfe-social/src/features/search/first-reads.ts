import { slugify } from '@ementa/contracts'
import { mayMeanLaw } from '@ementa/law/may-cite'
import { searchQuery } from '@ementa/ui/data'
import type { FirstReads } from '@ementa/ui/router'
import { foundLawQuery } from '../../shared/law/queries'
import { DEFAULT_FILTERS } from './default-filters'

/**
 * Lists the first reads of a search at the two addresses that people share, `?q=` and `?tag=`. Addresses with filters are
 * left to the page, because the code that parses them would be loaded with every page of this remote.
 */
export const searchReads: FirstReads = ({ search }) => {
  const parameters = [...new URLSearchParams(search)]
  const [name, text = ''] = parameters[0] ?? []
  if (parameters.length !== 1 || text === '') return []
  const isTag = name === 'tag' && text === slugify(text)
  const isQuery = name === 'q' && text === text.trim()
  if (!isTag && !isQuery) return []
  const results = searchQuery('all', text, { ...DEFAULT_FILTERS, tags: isTag ? [text] : [] })
  return mayMeanLaw(text) ? [results, foundLawQuery(text)] : [results]
}
