import { expect, test } from 'vitest'
import { start } from '../../test/start'

async function open(as: string) {
  const { api } = await start()
  await api.auth.signIn({ username: as })
  return api
}

test('the log is found by the name of the person an entry is about', async () => {
  const api = await open('moderacao')
  for (const query of ['Sérgio Falcão', '@sergiofalcao', 'falcao']) {
    const { entries } = await api.moderation.getAuditLog({ filters: { query } })
    expect(entries.map(({ item_id }) => item_id)).toContain('user-sergiofalcao')
  }
  const { posts } = await api.posts.listByUser({ userId: 'user-iracema' })
  await api.moderation.moderateContent({
    item_type: 'post',
    item_id: posts[0]?.id ?? '',
    action_type: 'remove',
    moderator_id: 'user-moderacao',
  })
  const { entries } = await api.moderation.getAuditLog({ filters: { query: 'Iracema Tavares' } })
  expect(entries[0]?.item_id).toBe(posts[0]?.id)
})

test('one reads the own account and no other, a visitor none', async () => {
  const api = await open('sergiofalcao')
  const account = await api.auth.getAccount()
  expect(account).toMatchObject({ email: 'sergiofalcao@exemplo.com.br', moderation: { warnings_count: 3 } })
  expect(account.measures.map(({ action_type }) => action_type)).toEqual(['temp_ban', 'warn', 'warn', 'warn'])
  await api.auth.signOut()
  await expect(api.auth.getAccount()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
