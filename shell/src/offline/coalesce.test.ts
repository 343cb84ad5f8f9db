import type { QueueAction } from '@ementa/contracts'
import { queueAction } from '@ementa/testing/records'
import { describe, expect, test } from 'vitest'
import { coalesce, keyOf, toggleOf, withRequestId } from './coalesce'

const action = (id: string, type: string, input: unknown, more: Partial<QueueAction> = {}) =>
  queueAction({ id, type, input, userId: 'user-1', ...more })
const like = (id: string, more?: Partial<QueueAction>) => action(id, 'posts.like', { id: 'post-1' }, more)
const unlike = (id: string) => action(id, 'posts.unlike', { id: 'post-1' })
const comment = (id: string, requestId?: string) => action(id, 'comments.create', { postId: 'post-1', requestId })

describe('an action behind the others', () => {
  test.each([
    ['takes back its opposite, which was never tried', [like('a')], unlike('b'), [], 'undone'],
    ['leaves what was in between', [like('a'), comment('c')], unlike('b'), ['c'], 'undone'],
    ['takes the place of the same wish', [like('a'), comment('c')], like('b'), ['c', 'b'], 'queued'],
    [
      'takes the place of an opposite that lost its connection',
      [like('a', { isTried: true })],
      unlike('b'),
      ['b'],
      'queued',
    ],
    ['leaves what was sent', [like('a', { status: 'synced' })], unlike('b'), ['a', 'b'], 'queued'],
    ['leaves what another person queued', [like('a', { userId: 'user-2' })], unlike('b'), ['a', 'b'], 'queued'],
    ['leaves what is on its way', [like('sending')], unlike('b'), ['sending', 'b'], 'queued'],
    [
      'takes the place of its opposite behind what is on its way',
      [like('sending'), unlike('a')],
      like('b'),
      ['sending', 'b'],
      'queued',
    ],
    ['leaves another thing', [action('a', 'posts.like', { id: 'post-2' })], unlike('b'), ['a', 'b'], 'queued'],
    ['takes nothing for another where neither has a key', [comment('a')], comment('b'), ['a', 'b'], 'queued'],
    ['takes the place of a create of the same request', [comment('a', 'r')], comment('b', 'r'), ['b'], 'queued'],
  ])('%s', (_name, waiting, added, left, outcome) => {
    const result = coalesce(waiting, added, 'sending')
    expect(result.actions.map(({ id }) => id)).toEqual(left)
    expect(result.outcome).toBe(outcome)
  })
})

describe('what an action is about', () => {
  test.each([
    ['posts.like', { id: 'post-1' }, 'liked:post-1'],
    ['posts.like', { id: 7 }, null],
    ['posts.like', null, null],
    ['posts.like', ['post-1'], null],
    ['users.muteWord', { word: 7 }, null],
    ['users.muteWord', 'bitcoin', null],
    ['comments.create', { requestId: 'r' }, 'comments.create:r'],
    ['comments.create', { body: 'De acordo.' }, null],
    ['polls.vote', { id: 'poll-1', requestId: 'r' }, null],
    ['posts.update', { id: 'post-1', requestId: 'r' }, null],
  ])('%s with %j is about %s', (type, input, key) => {
    expect(keyOf({ type, input })).toBe(key)
  })

  test('of a membership it knows what, of which thing, and which side', () => {
    expect(toggleOf(like('a'))).toEqual({ relation: 'liked', id: 'post-1', on: true })
    expect(toggleOf(unlike('a'))).toEqual({ relation: 'liked', id: 'post-1', on: false })
    expect(toggleOf(comment('a', 'r'))).toBeNull()
  })

  test('a create gets a key of its own unless it has one, anything else none', () => {
    expect(withRequestId('comments.create', { body: 'x' }, 'new')).toEqual({ body: 'x', requestId: 'new' })
    expect(withRequestId('comments.create', { requestId: 'own' }, 'new')).toEqual({ requestId: 'own' })
    expect(withRequestId('posts.like', { id: 'post-1' }, 'new')).toEqual({ id: 'post-1' })
  })
})
