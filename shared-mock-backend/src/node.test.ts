import { createClient } from '@ementa/contracts/client'
import { expect, test } from 'vitest'
import { USER_HEADER } from './backend'
import { serveBackend } from './node'

test('the same client talks to a real HTTP server, the session travelling as a header', async () => {
  const server = await serveBackend({ simulation: { latency: [0, 0], failureRate: 0 } })
  try {
    const session: Record<string, string> = {}
    const api = createClient({ url: server.url, headers: () => session })
    const { profile } = await api.auth.signIn({ username: 'anapaula' })
    expect(await api.auth.getCurrentUser()).toBeNull()
    session[USER_HEADER] = profile.id
    const post = await api.posts.create({ body: 'Pelo fio, com acentuação' })
    expect((await api.posts.get({ id: post.id })).post).toEqual(post)
    await expect(api.posts.get({ id: 'nenhum' })).rejects.toMatchObject({ code: 'POST_NOT_FOUND', defined: true })
  } finally {
    await server.close()
  }
})
