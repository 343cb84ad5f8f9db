import { expect, test } from 'vitest'
import { announcement, type QueueEntry } from './queue-row-data'

test('an announced ban speaks of the account, so that it suits everybody [P-24]', () => {
  const named = { item: { item_type: 'post' }, author: { username: 'sergiofalcao' } } as QueueEntry
  expect(announcement('temp_ban', named)).toBe(
    'A conta de @sergiofalcao foi banida por 30 dias e a publicação saiu do ar',
  )
})
