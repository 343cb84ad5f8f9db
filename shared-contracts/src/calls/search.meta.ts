import { type CallsOf, read, readWith, write } from './call-meta'

export const searchMeta = {
  all: read('search'),
  posts: read('search'),
  users: read('search'),
  newsletters: read('search'),
  counts: read('searchCounts'),
  suggest: readWith('suggest', 'searchSuggestions'),
  listHistory: read('searchHistory'),
  addHistory: write({ byCaller: ['searchHistory'] }),
  clearHistory: write({ byCaller: ['searchHistory'] }),
  suggestMentions: readWith('suggest', 'searchSuggestions'),
} satisfies CallsOf<'search'>
