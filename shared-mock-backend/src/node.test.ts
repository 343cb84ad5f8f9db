import { IMAGE } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { expect, test } from 'vitest'
import { USER_HEADER } from './backend'
import { serveBackend } from './node'

test('an uploaded image is served at the address of its id', async () => {
  const server = await serveBackend({ simulation: { latency: [0, 0], failureRate: 0, uploadFailureRate: 0 } })
  try {
    const api = createClient({ url: server.url, headers: () => ({ [USER_HEADER]: 'anapaula' }) })
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    const data = png.toString('base64')
    const { image_url } = await api.images.upload({ name: 'a.png', type: 'image/png', data })
    const address = `${server.url}/images/${image_url.replace(IMAGE.localScheme, '')}`
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    const copy = await fetch(`${address}?w=320`)
    expect(Buffer.from(await copy.arrayBuffer())).toEqual(png)
    expect((await fetch(`${server.url}/images/image-of-nobody`)).status).toBe(404)
    expect((await fetch(`${server.url}/images/..%2Fposts`)).status).toBe(405)
  } finally {
    await server.close()
  }
})

test('whatever a client sends is answered, and the server goes on', async () => {
  const server = await serveBackend({ simulation: { latency: [0, 0], failureRate: 0 } })
  try {
    const post = (path: string, body: string) =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect((await post('/posts/listFeed', '{"limit":')).status).toBe(400)
    expect((await post('/posts/listFeed', '{"limit":"ten"}')).status).toBe(400)
    expect((await post('/posts/listFeed', '{"limit":101}')).status).toBe(400)
    expect((await post('/posts/nothing', '{}')).status).toBe(404)
    expect((await fetch(`${server.url}/posts/listFeed`)).status).toBe(405)
    const preflight = await fetch(`${server.url}/posts/listFeed`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain(USER_HEADER)
    expect((await post('/posts/listFeed', '{}')).status).toBe(200)
  } finally {
    await server.close()
  }
})
