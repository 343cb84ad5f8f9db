import type { SearchFilters } from '@ementa/contracts'
import {
  commentsQuery,
  feedQuery,
  newslettersQuery,
  postQuery,
  profileQuery,
  recommendedQuery,
  searchQuery,
} from '@ementa/ui/data'
import { expect, test } from 'vitest'
import { createNameFinder } from './names'

const search = searchQuery('all', 'r', {} as SearchFilters)
const person = { id: 'x', display_name: 'Renata' }
const newsletter = { id: 'x', title: 'Jornada' }
const comment = { id: 'x', body: 'De acordo.' }
const nothing = { posts: [], users: [], authors: [], newsletters: [] }

test.each([
  ['a profile', profileQuery({ username: 'renata' }), { profile: person }, 'Renata'],
  ['recommended people', recommendedQuery({ limit: 5 }), { profiles: [person] }, 'Renata'],
  ['found people', search, { ...nothing, users: [person] }, 'Renata'],
  ['authors of what was found', search, { ...nothing, authors: [person] }, 'Renata'],
  ['the author of a post', postQuery('p'), { post: { id: 'p' }, author: person }, 'Renata'],
  ['authors of a feed', feedQuery({ tab: 'forYou' }), { pages: [{ posts: [], authors: [person] }] }, 'Renata'],
  [
    'authors of comments',
    commentsQuery('p', 'newest', null),
    { pages: [{ comments: [], authors: [person] }] },
    'Renata',
  ],
  ['newsletters', newslettersQuery(), { newsletters: [newsletter] }, 'Jornada'],
  ['found newsletters', search, { ...nothing, newsletters: [newsletter] }, 'Jornada'],
  ['a post', postQuery('x'), { post: { id: 'x', body: 'Súmula 7' }, author: null }, 'Súmula 7'],
  ['comments', commentsQuery('p', 'newest', null), { pages: [{ comments: [comment], authors: [] }] }, 'De acordo.'],
])('what waits is called by its name, known from %s', (_name, { key }, data, name) => {
  const cache = new Map([[JSON.stringify(key), { data }]])
  const nameOf = createNameFinder(cache as unknown as Parameters<typeof createNameFinder>[0])
  expect(nameOf('x')).toBe(name)
  expect(nameOf('y')).toBeUndefined()
})
