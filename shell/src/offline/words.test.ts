import type { QueueAction } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { pendingCount } from './pending-count'
import { actionDetail, actionTitle, failureReason } from './words'

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
  expect(actionTitle({ type: 'posts.like' })).toBe('Curtir publicação')
  for (const type of ['posts.update', 'polls.vote']) {
    expect(actionTitle({ type }), type).toBe('Ação de outra versão do aplicativo')
  }
})

test('says what an action is about: the text, the tag, the name of the thing', () => {
  expect(actionDetail(action('comments.create', { body: 'De  acordo.\nAbraço' }), nobody)).toBe('“De acordo. Abraço”')
  expect(actionDetail(action('tags.followTag', { slug: 'lgpd' }), nobody)).toBe('LGPD')
  expect(actionDetail(action('posts.like', { id: 'post-1' }), () => 'Súmula 7')).toBe('“Súmula 7”')
  expect(actionDetail(action('posts.like', { id: 'post-1' }), nobody)).toBe('')
  expect(actionDetail(action('users.muteWord', { word: 'bitcoin', days: 7 }), nobody)).toBe('“bitcoin”')
  expect(actionDetail(action('polls.vote', null), nobody)).toBe('polls.vote')
})

test('gives the reason of a failure, or says that it did not get through', () => {
  expect(failureReason({ code: 'POST_NOT_FOUND' })).toBe('a publicação não existe mais')
  expect(failureReason({ code: 'MUTED_WORDS_FULL' })).toBe('você já silenciou 100 palavras')
  expect(failureReason({})).toBe('o envio não foi concluído')
})

test.each([
  [0, '0 ações pendentes'],
  [1, '1 ação pendente'],
  [2, '2 ações pendentes'],
])('%i pending', (count, text) => {
  expect(pendingCount(count)).toBe(text)
})
