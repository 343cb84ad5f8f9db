import type { ModerationActionType } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { Relations } from '../relations'
import { createCollections } from '../store/collections'
import { createPersonalRecords } from '../store/personal'
import { makeComment, makePost } from '../test/entities'
import { visibilityFor } from './visibility'

const NOW = '2026-03-10T12:00:00.000Z'

function world() {
  const db = createCollections()
  const relations = new Relations(db, createPersonalRecords(db), () => new Date(NOW))
  let minute = 0
  const decide = (
    item_type: 'post' | 'comment' | 'profile',
    item_id: string,
    action_type: ModerationActionType,
    reversed?: 'undone' | 'lifted',
  ) => {
    minute += 1
    db.moderationActions.put({
      ...{ id: `action-${minute}`, item_type, item_id, action_type, moderator_id: 'm', reason: '' },
      ...{ duration_days: null, expires_at: null, created_at: new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString() },
      ...(reversed && { reversed }),
    })
  }
  /** Returns whether a person, or a visitor, sees the post by its address, the post in lists, and the comment. */
  const seenBy = (viewer: string | null, seen = makePost()) => {
    const visible = visibilityFor(db, relations, viewer, new Date(NOW))
    return [visible.post(seen), visible.inLists(seen), visible.comment(makeComment())]
  }
  return { relations, decide, seenBy }
}

describe('what moderation decided', () => {
  test.each<[ModerationActionType, boolean, boolean]>([
    ['approve', true, true],
    ['temp_ban', true, true],
    ['remove', false, false],
    ['shadow_ban', true, false],
  ])('%s of a post: its author sees it %s, others %s', (action, own, others) => {
    const { decide, seenBy } = world()
    decide('post', 'post-1', action)
    expect([seenBy('ana').slice(0, 2), seenBy('rui').slice(0, 2), seenBy(null).slice(0, 2)]).toEqual([
      ...[
        [own, own],
        [others, others],
        [others, others],
      ],
    ])
    expect(seenBy('rui')[2]).toBe(true)
  })

  test.each<[ModerationActionType, boolean, boolean]>([
    ['approve', true, true],
    ['remove', false, false],
    ['shadow_ban', true, false],
  ])('%s of a comment: its author sees it %s, others %s', (action, own, others) => {
    const { decide, seenBy } = world()
    decide('comment', 'comment-1', action)
    expect([seenBy('ana'), seenBy('rui')]).toEqual([
      ...[
        [true, true, own],
        [true, true, others],
      ],
    ])
  })

  test('a shadow ban of a profile hides all that it wrote from others; its removal hides nothing', () => {
    const { decide, seenBy } = world()
    decide('profile', 'ana', 'remove')
    expect(seenBy('rui')).toEqual([true, true, true])
    decide('profile', 'ana', 'shadow_ban')
    expect([seenBy('rui'), seenBy(null), seenBy('ana')]).toEqual([
      ...[
        [false, false, false],
        [false, false, false],
        [true, true, true],
      ],
    ])
  })

  test('the last decision that holds counts, a ban of the author is none about the text', () => {
    const { decide, seenBy } = world()
    decide('post', 'post-1', 'remove')
    decide('post', 'post-1', 'approve')
    expect(seenBy('rui')[0]).toBe(true)
    decide('post', 'post-1', 'remove')
    decide('post', 'post-1', 'temp_ban')
    expect(seenBy('rui')[0]).toBe(false)
  })

  test.each(['undone', 'lifted'] as const)('what was %s does not count', (reversed) => {
    const { decide, seenBy } = world()
    decide('post', 'post-1', 'remove', reversed)
    decide('profile', 'ana', 'shadow_ban', reversed)
    expect(seenBy('rui')).toEqual([true, true, true])
  })
})
