import { describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

describe('images', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('are checked by type and bytes, stored, and found again', async () => {
    const { api, backend } = await signedIn('anapaula')
    const { image_url } = await api.images.upload({ name: 'a.png', type: 'image/png', data: png })
    expect((await backend.images.blob(image_url))?.type).toBe('image/png')
    const text = btoa('<svg onload="x">')
    expect(await codeOf(api.images.upload({ name: 'a.png', type: 'image/png', data: text }))).toBe('UNSUPPORTED_TYPE')
    expect(await codeOf(api.images.upload({ name: 'a.svg', type: 'image/svg+xml', data: png }))).toBe(
      'UNSUPPORTED_TYPE',
    )
  })

  test('go with the last post that shows them', async () => {
    const { api, backend } = await signedIn('anapaula')
    const upload = async () => (await api.images.upload({ name: 'a.png', type: 'image/png', data: png })).image_url
    const imageUrl = await upload()
    const [first, second] = [
      await api.posts.create({ body: 'Com imagem', imageUrl }),
      await api.posts.create({ body: 'Com a mesma', imageUrl }),
    ]
    await api.posts.delete({ id: first.id })
    expect(await backend.images.blob(imageUrl)).toBeDefined()
    const next = await upload()
    await api.posts.update({ id: second.id, image_url: next })
    expect(await backend.images.blob(imageUrl)).toBeUndefined()
    await api.posts.update({ id: second.id, body: 'O texto mudou' })
    expect(await backend.images.blob(next)).toBeDefined()
    // Somebody else may name the image, but not take it away.
    await api.auth.signIn({ username: 'lexcorp' })
    const foreign = await api.posts.create({ body: 'Com a de outra pessoa', imageUrl: next })
    await api.posts.delete({ id: foreign.id })
    expect(await backend.images.blob(next)).toBeDefined()
    await api.auth.signIn({ username: 'anapaula' })
    await api.posts.delete({ id: second.id })
    expect(await backend.images.blob(next)).toBeUndefined()
  })
})
