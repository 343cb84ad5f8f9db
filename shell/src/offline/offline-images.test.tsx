import 'fake-indexeddb/auto'
import { IMAGE, imagesOf, isQueued, STORAGE_KEYS } from '@ementa/contracts'
import { sent } from '@ementa/testing'
import { expect, test, vi } from 'vitest'
import { createImages } from '../services/images'
import { createBrowser } from '../test/offline-window'
import { sendWithImages } from './offline-images'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const png = { name: 'prazos.png', type: 'image/png', data: PNG }
const images = createImages(undefined)

async function offlineWith(body: string) {
  const uploads: string[] = []
  const browser = await createBrowser()
  const window = await browser.open({
    as: 'anapaula',
    intercept: async ({ url }) => {
      if (url.endsWith('/images/upload')) uploads.push(url)
    },
  })
  window.connect(false)
  const imageUrl = await images.keep(png)
  const post = { body, imageUrl, moreImages: [{ image_url: await images.keep(png), description: 'O segundo quadro' }] }
  expect(isQueued(await window.api.posts.create(post))).toBe(true)
  const published = async () => {
    const { posts } = await window.api.posts.listByUser({ userId: 'user-anapaula' })
    return posts.find((found) => found.body === body)
  }
  return { browser, window, uploads, imageUrl, published }
}

test('an image chosen offline waits with its post and is sent with it, in its place', async () => {
  const { browser, window, uploads, imageUrl, published } = await offlineWith('Com quadro.')
  expect(browser.storage.getItem(STORAGE_KEYS.queue)?.length, 'no file in local storage').toBeLessThan(1000)
  window.connect(true)
  await window.settled()
  expect(window.offline.state.pending).toEqual([])
  expect(uploads).toHaveLength(2)
  const shown = imagesOf((await published()) ?? { image_url: null })
  expect(shown.map(({ description }) => description)).toEqual(['', 'O segundo quadro'])
  for (const { image_url } of shown) {
    expect(image_url).not.toContain(IMAGE.keptScheme)
    expect(await browser.backend.images.blob(image_url)).toBeDefined()
  }
  await expect(images.resolve(imageUrl), 'it takes no room any more').rejects.toThrow(/blob is gone/)
})

test('a post that is refused after its images were sent sends them no second time', async () => {
  const { browser, window, uploads, published } = await offlineWith('Na segunda tentativa.')
  browser.simulation.fail = ['posts.create']
  window.connect(true)
  await window.settled()
  expect(window.offline.state.pending).toMatchObject([{ status: 'failed' }])
  browser.simulation.fail = []
  await window.offline.sync()
  expect(await published()).toBeDefined()
  expect(uploads).toHaveLength(2)
})

test('a post whose image is gone from this device stays in the queue and says why', async () => {
  const { window, published } = await offlineWith('Sem a imagem.')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('ementa-kept-images')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  await new Promise((resolve) => {
    database.transaction('images', 'readwrite').objectStore('images').clear().onsuccess = resolve
  })
  window.connect(true)
  await window.settled()
  expect(window.offline.state.pending).toMatchObject([{ status: 'failed', code: 'UPLOAD_FAILED' }])
  expect(await published()).toBeUndefined()
})

test('written offline and published by hand once the connection is back', async () => {
  const { window } = await offlineWith('A da fila.')
  const imageUrl = await images.keep(png)
  window.connect(true)
  await window.settled()
  const post = sent(await window.api.posts.create({ body: 'Com a conexão de volta.', imageUrl }))
  expect(post.image_url).not.toContain(IMAGE.keptScheme)
})

test('of what is kept only what something here still names, or was chosen within a day, stays', async () => {
  const show = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  const keptAt = (time: number) => {
    clock.mockReturnValue(time)
    return images.keep(png)
  }
  const DAY = 86_400_000
  const [dropped, named] = [await keptAt(now - DAY - 1), await keptAt(now - DAY - 1)]
  const recent = await keptAt(now - DAY)
  localStorage.setItem('ementa-rascunho', `Com imagem: ${named}.`)
  await keptAt(now)
  clock.mockRestore()
  await expect(images.resolve(dropped)).rejects.toThrow(/blob is gone/)
  expect(await images.resolve(named)).toBe('blob:1')
  expect(await images.resolve(recent)).toBe('blob:1')
  expect(show).toHaveBeenCalledTimes(2)
})

test('a refused upload is the answer to the post, which is not sent, and its image stays', async () => {
  const kept = await images.keep(png)
  const called: string[] = []
  const inner = async (request: Request) => {
    called.push(request.url)
    return Response.json({ code: 'STORAGE_FULL' }, { status: 507 })
  }
  const post = () =>
    new Request('http://api.example/posts/create', { method: 'POST', body: JSON.stringify({ imageUrl: kept }) })
  expect((await sendWithImages(post(), inner)).status).toBe(507)
  expect(called).toEqual(['http://api.example/images/upload'])
  const confused = await sendWithImages(post(), async () => new Response('não é JSON'))
  expect(await confused.text()).toBe('não é JSON')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  expect(await createImages('/api').resolve(kept)).toBe('blob:1')
})
