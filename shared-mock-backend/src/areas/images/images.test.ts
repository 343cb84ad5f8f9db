import { IMAGE } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { memoryBlobs } from '../../store/blobs'
import { calm, codeOf, signedIn } from '../../test/start'

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
    await expect.poll(() => backend.images.blob(imageUrl)).toBeUndefined()
    await api.posts.update({ id: second.id, body: 'O texto mudou' })
    expect(await backend.images.blob(next)).toBeDefined()
    // Somebody else may name the image, but not take it away.
    await api.auth.signIn({ username: 'lexcorp' })
    const foreign = await api.posts.create({ body: 'Com a de outra pessoa', imageUrl: next })
    await api.posts.delete({ id: foreign.id })
    expect(await backend.images.blob(next)).toBeDefined()
    await api.auth.signIn({ username: 'anapaula' })
    await api.posts.delete({ id: second.id })
    await expect.poll(() => backend.images.blob(next)).toBeUndefined()
  })

  test('go also where they were the second of a post, and stay while another post shows them so', async () => {
    const { api, backend } = await signedIn('anapaula')
    const upload = async () => (await api.images.upload({ name: 'a.png', type: 'image/png', data: png })).image_url
    const [first, second] = [await upload(), await upload()]
    const more = [{ image_url: second, description: '' }]
    const both = await api.posts.create({ body: 'Duas', imageUrl: first, moreImages: more })
    const other = await api.posts.create({ body: 'A segunda também', moreImages: more })
    await api.posts.delete({ id: other.id })
    expect(await backend.images.blob(second)).toBeDefined()
    await api.posts.delete({ id: both.id })
    await expect.poll(() => backend.images.blob(first)).toBeUndefined()
    await expect.poll(() => backend.images.blob(second)).toBeUndefined()
  })

  test('stay while a portrait or an issue shows them, and one that came from elsewhere is nobody’s to delete', async () => {
    const { api, backend } = await signedIn('anapaula')
    const upload = async () => (await api.images.upload({ name: 'a.png', type: 'IMAGE/PNG', data: png })).image_url
    const [portrait, drawn] = [await upload(), await upload()]
    await api.profiles.update({ display_name: 'Ana', bio: '', avatar_url: portrait })
    const { id: newsletterId } = await api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'D' })
    const html = `<p><img src="${drawn}" alt=""></p>`
    await api.newsletters.createIssue({ newsletterId, title: 'T', subject: 'S', html })
    for (const imageUrl of [portrait, drawn]) {
      const { id } = await api.posts.create({ body: 'Com imagem', imageUrl })
      await api.posts.delete({ id })
      expect(await backend.images.blob(imageUrl)).toBeDefined()
    }
  })

  test('go when a portrait is exchanged, unless a post shows the former one', async () => {
    const { api, backend } = await signedIn('anapaula')
    const upload = async () => (await api.images.upload({ name: 'a.png', type: 'image/png', data: png })).image_url
    const portray = (avatar_url: string | null) => api.profiles.update({ display_name: 'Ana', bio: '', avatar_url })
    const [first, second] = [await upload(), await upload()]
    await portray(first)
    await portray(second)
    await expect.poll(() => backend.images.blob(first)).toBeUndefined()
    await api.posts.create({ body: 'Com o retrato', imageUrl: second })
    await portray(null)
    expect(await backend.images.blob(second)).toBeDefined()
  })

  test('are refused when they are too large, no base64, or find no room', async () => {
    const { api } = await signedIn('anapaula')
    const upload = (data: string) => codeOf(api.images.upload({ name: 'a.png', type: 'image/png', data }))
    const bytes = (length: number) => {
      const file = new Uint8Array(length)
      file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      return Buffer.from(file).toString('base64')
    }
    expect(await upload(bytes(IMAGE.maxBytes))).toBe('done')
    expect(await upload(bytes(IMAGE.maxBytes + 1))).toBe('TOO_LARGE')
    expect(await upload('não é base64')).toBe('UNSUPPORTED_TYPE')
    const blobs = { ...memoryBlobs(), put: () => Promise.reject(new Error('full')) }
    const full = await signedIn('anapaula', { blobs })
    expect(await codeOf(full.api.images.upload({ name: 'a.png', type: 'image/png', data: png }))).toBe('STORAGE_FULL')
    const unlucky = await signedIn('anapaula', { simulation: calm({ uploadFailureRate: 1 }) })
    expect(await codeOf(unlucky.api.images.upload({ name: 'a.png', type: 'image/png', data: png }))).toBe(
      'UPLOAD_FAILED',
    )
  })
})
