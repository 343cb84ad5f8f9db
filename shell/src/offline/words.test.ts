import type { QueueAction } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { describeAction, describeObject, explainFailure } from './words'

const action = (type: string, input: unknown = {}): QueueAction => ({
  id: 'a',
  type,
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'pending',
  retryCount: 0,
  input,
})
const nobody = () => undefined

test('a call that can wait is called by its title; one of another version is said to be so', () => {
  expect(describeAction({ type: 'posts.like' })).toBe('Curtir publicação')
  for (const type of ['posts.update', 'polls.vote']) {
    expect(describeAction({ type }), type).toBe('Ação de outra versão do aplicativo')
  }
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

test.each([
  ['90 characters are there whole', 'x'.repeat(90), `“${'x'.repeat(90)}”`],
  ['a longer text is cut', 'x'.repeat(91), `“${'x'.repeat(88)}…”`],
  ['blanks around it do not count', `  ${'x'.repeat(90)}\n`, `“${'x'.repeat(90)}”`],
])('of a text %s', (_name, body, shown) => {
  expect(describeObject(action('comments.create', { body }), nobody)).toBe(shown)
})

test('gives the reason of a failure, or says that it did not get through', () => {
  expect(explainFailure({ code: 'POST_NOT_FOUND' })).toBe('a publicação não existe mais')
  expect(explainFailure({ code: 'MUTED_WORDS_FULL' })).toBe('você já silenciou 100 palavras')
  expect(explainFailure({})).toBe('o envio não foi concluído')
})

test.each([
  ['BLOCKED', 'há um bloqueio entre vocês'],
  ['COMMENT_NOT_FOUND', 'o comentário não existe mais'],
  ['DRAFT_NOT_FOUND', 'o rascunho não existe mais'],
  ['NOT_A_DRAFT', 'o rascunho já foi publicado'],
  ['NOT_DRAFT_AUTHOR', 'o rascunho é de outra pessoa'],
  ['NEWSLETTER_NOT_FOUND', 'a newsletter não existe mais'],
  ['REPLY_TOO_DEEP', 'a conversa já chegou ao último nível de respostas'],
  ['DATE_NOT_IN_FUTURE', 'a data agendada já passou'],
  ['UNAUTHORIZED', 'é preciso entrar de novo'],
  ['UPLOAD_FAILED', 'uma imagem não pôde ser enviada'],
  ['STORAGE_FULL', 'o armazenamento está cheio'],
  ['BAD_REQUEST', 'o conteúdo não foi aceito'],
  ['SOMETHING_ELSE', 'o envio não foi concluído'],
])('the reason for %s is: %s', (code, reason) => {
  expect(explainFailure({ code })).toBe(reason)
})
