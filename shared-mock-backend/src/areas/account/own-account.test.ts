import { expect, test } from 'vitest'
import { start } from '../../test/start'

async function open(as: string) {
  const { api } = await start()
  await api.auth.signIn({ username: as })
  return api
}

test('one reads the own account and no other, a visitor none', async () => {
  const api = await open('sergiofalcao')
  const account = await api.auth.getAccount()
  expect(account).toMatchObject({ email: 'sergiofalcao@exemplo.com.br', moderation: { warnings_count: 3 } })
  expect(account.measures.map(({ action_type }) => action_type)).toEqual(['temp_ban', 'warn', 'warn', 'warn'])
  await api.auth.signOut()
  await expect(api.auth.getAccount()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
