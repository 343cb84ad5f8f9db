import type { SearchFilters } from '@ementa/contracts'
import { queueAction } from '@ementa/testing/records'
import { commentsQuery, feedQuery, newslettersQuery, postQuery, profileQuery, searchQuery } from '@ementa/ui/data'
import { expect, test } from 'vitest'
import { createNameFinder, describeAction, describeObject, explainFailure } from './describe-action'

const action = (type: string, input: unknown = {}) => queueAction({ type, input })
const nobody = () => undefined

test('a call that can wait is called by its title; one of another version is said to be so', () => {
  expect(describeAction(action('posts.like'))).toBe('Curtir publicação')
  expect(describeAction(action('posts.create', { body: 'Tese', scheduledAt: null }))).toBe('Publicar')
  for (const type of ['posts.update', 'polls.vote']) {
    expect(describeAction(action(type)), type).toBe('Ação de outra versão do aplicativo')
  }
})

test('a post with a date is not published but scheduled', () => {
  const input = { body: 'Tese', scheduledAt: '2099-01-01T12:00:00.000Z' }
  expect(describeAction(action('posts.create', input))).toBe('Agendar publicação')
})

test('says what an action is about: the text, the tag, the name of the thing', () => {
  expect(describeObject(action('comments.create', { body: 'De  acordo.\nAbraço' }), nobody)).toBe('“De acordo. Abraço”')
  expect(describeObject(action('tags.followTag', { slug: 'lgpd' }), nobody)).toBe('LGPD')
  expect(describeObject(action('posts.like', { id: 'post-1' }), () => 'Súmula 7')).toBe('“Súmula 7”')
  expect(describeObject(action('posts.like', { id: 'post-1' }), nobody)).toBe('')
  expect(describeObject(action('users.muteWord', { word: 'bitcoin', days: 7 }), nobody)).toBe('“bitcoin”')
  expect(describeObject(action('polls.vote', null), nobody)).toBe('polls.vote')
  expect(describeObject(action('polls.vote', { id: 'poll-1' }), nobody)).toBe('polls.vote')
  expect(describeObject(action('posts.like', null), nobody)).toBe('')
})

test('it is called by the id of the thing, or else of the post that it is about', () => {
  const nameOf = (id: string) => `Nome de ${id}`
  expect(describeObject(action('bookmarks.setDetails', { postId: 'post-1', note: '' }), nameOf)).toBe(
    '“Nome de post-1”',
  )
  expect(describeObject(action('posts.like', { id: 'post-2', postId: 'post-1' }), nameOf)).toBe('“Nome de post-2”')
  expect(describeObject(action('posts.like', { id: 7 }), nameOf)).toBe('')
})

test('gives the reason of a failure, or says that it did not get through', () => {
  expect(explainFailure({ code: 'POST_NOT_FOUND' })).toBe('a publicação não existe mais')
  expect(explainFailure({ code: 'MUTED_WORDS_FULL' })).toBe('você já silenciou 100 palavras')
  expect(explainFailure({})).toBe('o envio não foi concluído')
})

const search = searchQuery('all', 'r', {} as SearchFilters)
const person = { id: 'x', display_name: 'Renata' }
const newsletter = { id: 'x', title: 'Jornada' }
const comment = { id: 'x', body: 'De acordo.' }
const nothing = { posts: [], users: [], authors: [], newsletters: [] }

test.each([
  ['a profile', profileQuery({ username: 'renata' }), { profile: person }, 'Renata'],
  ['found people', search, { ...nothing, users: [person] }, 'Renata'],
  ['the author of a post', postQuery('p'), { post: { id: 'p' }, author: person }, 'Renata'],
  ['authors of a feed', feedQuery({ tab: 'forYou' }), { pages: [{ posts: [], authors: [person] }] }, 'Renata'],
  ['newsletters', newslettersQuery(), { newsletters: [newsletter] }, 'Jornada'],
  ['a post', postQuery('x'), { post: { id: 'x', body: 'Súmula 7' }, author: null }, 'Súmula 7'],
  ['comments', commentsQuery('p', 'newest', null), { pages: [{ comments: [comment], authors: [] }] }, 'De acordo.'],
])('what waits is called by its name, known from %s', (_name, { key }, data, name) => {
  const cache = new Map([[JSON.stringify(key), { data }]])
  const nameOf = createNameFinder(cache as unknown as Parameters<typeof createNameFinder>[0])
  expect(nameOf('x')).toBe(name)
  expect(nameOf('y')).toBeUndefined()
})
