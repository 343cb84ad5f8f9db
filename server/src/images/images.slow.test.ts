import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { errorCode } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { USER_HEADER } from '@ementa/mock-backend/parts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPglite } from '../database/pglite'
import { type Served, serve } from '../serve'

const PATIENCE = 300_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-images-'))

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })

/** Reads what the server wrote; it reads no WebP itself. */
async function readBack(answer: Response, options = {}) {
  sharp.unblock({ operation: ['VipsForeignLoad'] })
  return sharp(await answer.arrayBuffer(), options).metadata()
}

/** A photo of a phone that was held upright: it lies on its side, and tells where it was taken. */
const photo = () =>
  noise(1200, 900)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Fabricante' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .toBuffer()

const bucket = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: `${folder}-bucket` },
  configureBuckets: [{ name: 'imagens' }],
})
const bucketAddress = bucket.run().then(({ port }) => `http://127.0.0.1:${port}/imagens`)
vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
afterAll(async () => {
  await bucket.close()
  fs.rmSync(`${folder}-bucket`, { recursive: true, force: true })
})

describe.each([
  ['in the database', undefined],
  ['in a folder', folder],
  ['in a bucket', bucketAddress],
])('uploaded images %s', { timeout: PATIENCE }, (_, place) => {
  let served: Served
  beforeAll(async () => {
    const images = await place
    served = await serve({ database: await openPglite(), isDemo: true, port: 0, host: '127.0.0.1', images })
  }, PATIENCE)
  afterAll(() => served.stop(), PATIENCE)

  const api = () => createClient({ url: `${served.url}/api`, headers: () => ({ [USER_HEADER]: 'user-anapaula' }) })
  const upload = (bytes: Buffer, type = 'image/jpeg') =>
    api().images.upload({ name: 'foto', type, data: bytes.toString('base64'), width: 7, height: 7 })
  const codeOf = (call: Promise<unknown>) => call.then(() => 'done', errorCode)
  const get = (imageUrl: string, query = '') =>
    fetch(`${served.url}/api/images/${imageUrl.replace('ementa-image:', '')}${query}`)

  test('lose where they were taken, stay upright, and have an address that nobody guesses', async () => {
    const original = await photo()
    const taken = await sharp(original).metadata()
    expect({ isMarked: taken.exif?.includes('Fabricante'), orientation: taken.orientation }).toEqual({
      isMarked: true,
      orientation: 6,
    })
    const { image_url } = await upload(original)
    expect(image_url).toMatch(/^ementa-image:image-[\w-]{22}-900x1200$/)
    const answer = await get(image_url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { exif, orientation, width, height } = await readBack(answer)
    expect({ exif, orientation, width, height }).toEqual({ width: 900, height: 1200 })
  })

  test('come in the smallest size that is large enough', async () => {
    const { image_url } = await upload(await noise(2400, 600).png().toBuffer(), 'image/png')
    const widths = ['?w=88', '?w=320', '?w=321', '?w=900', '?w=x', ''].map(async (query) => {
      const { format, width } = await readBack(await get(image_url, query))
      return `${format} ${width}`
    })
    expect(await Promise.all(widths)).toEqual(['webp 320', 'webp 320', 'webp 800', ...Array(3).fill('jpeg 1600')])
  })

  test('keep their transparency and their movement', async () => {
    const clear = { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const drawn = await upload(await sharp({ create: clear }).png().toBuffer(), 'image/png')
    const small = await readBack(await get(drawn.image_url, '?w=100'))
    expect(small).toMatchObject({ format: 'webp', hasAlpha: true })
    const frames = Buffer.alloc(40 * 90 * 3, 9).fill(200, 0, 40 * 30 * 3)
    const raw = { width: 40, height: 90, channels: 3, pageHeight: 30 } as const
    const gif = await upload(await sharp(frames, { raw }).gif().toBuffer(), 'image/gif')
    expect(gif.image_url).toMatch(/-40x30$/)
    const moving = await readBack(await get(gif.image_url), { animated: true })
    expect(moving).toMatchObject({ format: 'gif', width: 40, pageHeight: 30 })
    expect(moving.pages).toBeGreaterThan(1)
  })

  test('are refused where they are none, are too large, or would unfold to too many pixels', async () => {
    const cut = (await photo()).subarray(0, 3000)
    expect(await codeOf(upload(cut))).toBe('UNSUPPORTED_TYPE')
    expect(await codeOf(upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe('UNSUPPORTED_TYPE')
    expect(await codeOf(upload(await noise(9, 9).webp().toBuffer()))).toBe('UNSUPPORTED_TYPE')
    expect(await codeOf(upload(Buffer.alloc(6 * 1024 * 1024, 0xff)))).toBe('UNSUPPORTED_TYPE')
    expect(await codeOf(upload(Buffer.concat([await photo(), Buffer.alloc(6 * 1024 * 1024)])))).toBe('TOO_LARGE')
    const white = { width: 7200, height: 7200, channels: 3, background: 'white' } as const
    const bomb = await sharp({ create: white }).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await codeOf(upload(bomb, 'image/png'))).toBe('TOO_LARGE')
  })

  test('go with the last post that shows them, and no address leads out of their place', async () => {
    const { image_url } = await upload(await photo())
    const { id } = await api().posts.create({ body: 'Com imagem', imageUrl: image_url })
    expect((await get(image_url, '?w=100')).status).toBe(200)
    await api().posts.delete({ id })
    expect((await get(image_url)).status).toBe(404)
    expect((await get(image_url, '?w=100')).status).toBe(404)
    expect((await fetch(`${served.url}/api/images/..%2F..%2Fetc%2Fpasswd`)).status).toBe(404)
  })
})

test(
  'images that were uploaded before a folder was set are found',
  async () => {
    const database = await openPglite()
    const options = { database, isDemo: true, port: 0, host: '127.0.0.1' }
    const before = await serve(options)
    const client = (served: Served) =>
      createClient({ url: `${served.url}/api`, headers: () => ({ [USER_HEADER]: 'user-anapaula' }) })
    const data = (await noise(9, 9).jpeg().toBuffer()).toString('base64')
    const { image_url } = await client(before).images.upload({ name: 'a', type: 'image/jpeg', data })
    const after = await serve({ ...options, images: folder })
    const address = `${after.url}/api/images/${image_url.replace('ementa-image:', '')}`
    expect((await fetch(address)).status).toBe(200)
    await before.stop()
    await after.stop().catch(() => undefined)
    fs.rmSync(folder, { recursive: true, force: true })
  },
  PATIENCE,
)

test(
  'a bucket that does not open is told in one sentence',
  async () => {
    const start = async (images: string) =>
      serve({ database: await openPglite(), isDemo: true, port: 0, host: '127.0.0.1', images })
    const address = await bucketAddress
    await expect(start(`${address}-outro`)).rejects.toThrow(/EMENTA_IMAGES is ".*", and it answered 404\./)
    await expect(start('http://127.0.0.1:9/imagens')).rejects.toThrow(/and it does not answer\./)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'outra')
    await expect(start(address)).rejects.toThrow(/and it answered 403\./)
  },
  PATIENCE,
)
