import { expect, test } from 'vitest'
import { signedIn } from '../../test/start'

test('a create repeated with its request id makes one', async () => {
  const { api } = await signedIn('anapaula')
  const post = await api.posts.create({ body: 'Uma vez', requestId: 'a' })
  expect(await api.posts.create({ body: 'Uma vez', requestId: 'a' })).toEqual(post)
})
