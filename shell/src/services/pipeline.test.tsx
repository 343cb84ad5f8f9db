import 'fake-indexeddb/auto'
import { IMAGE } from '@ementa/contracts'
import { SESSION_HEADER } from '@ementa/contracts/client'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createImages } from './images'
import { connect } from './pipeline'

const PNG = { name: 'prazos.png', type: 'image/png', data: 'aW1hZ2Vt' }

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the server that the registry names', () => {
  test('is called at its address with the session of this device, and fails by no chance', async () => {
    const fetched = vi.fn(async (request: Request) => Response.json({ url: request.url, profile: { id: 'user-1' } }))
    vi.stubGlobal('fetch', fetched)
    const { url, transport, middleware, syncFailsByChance } = connect('/api', {
      storage: memoryStorage(),
      onChanged: vi.fn(),
    })
    expect(url).toBe('http://localhost:3000/api')
    const [session] = middleware
    const send = session?.(transport) ?? transport
    await send(new Request(`${url}/auth/signIn`, { method: 'POST', body: '{}' }))
    await send(new Request(`${url}/auth/getCurrentUser`, { method: 'POST', body: '{}' }))
    expect(fetched.mock.calls.map(([request]) => request.headers.get(SESSION_HEADER))).toEqual([null, 'user-1'])
    expect(await syncFailsByChance()).toBe(false)
  })

  test('is asked for what was uploaded there, and for nothing else', async () => {
    const { resolve } = createImages('/api/')
    expect(await resolve(`${IMAGE.localScheme}a b`)).toBe('http://localhost:3000/api/images/a%20b')
    expect(await resolve('/fotos/1.webp')).toBe('/fotos/1.webp')
  })
})

describe('an image that waits on this device', () => {
  test.each(['/api', undefined])('is shown from there, its address made once (backend %s)', async (address) => {
    const shown: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${shown.push(blob as Blob)}`)
    const images = createImages(address)
    const kept = await images.keep(PNG)
    const addresses = await Promise.all([images.resolve(kept), images.resolve(kept)])
    expect(addresses).toEqual(['blob:1', 'blob:1'])
    expect(shown[0]?.type).toBe('image/png')
    expect(await shown[0]?.text()).toBe('imagem')
  })
})
