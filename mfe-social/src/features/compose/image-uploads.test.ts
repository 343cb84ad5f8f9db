import { stubImageDecoding } from '@ementa/testing/image-decoding'
import { beforeEach, expect, test, vi } from 'vitest'
import { createComposer } from './composer-state'
import { createImageUploads } from './image-uploads'
import { EMPTY_CONTENT } from './post-content'

beforeEach(() => {
  stubImageDecoding()
})

const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' })

/** Creates a composer whose uploads the test answers by file name. */
function composer(upload: (name: string) => Promise<{ image_url: string }>, imagesBefore = 0) {
  const images = Array.from({ length: imagesBefore }, (_, index) => ({ image_url: `${index}`, description: '' }))
  const state = createComposer({ ...EMPTY_CONTENT, images })
  const said: string[][] = []
  const say = (title: string, more?: unknown) => {
    said.push(typeof more === 'string' ? [title, more] : [title])
    return ''
  }
  const uploads = createImageUploads(state, {
    api: { images: { upload: ({ name }: { name: string }) => upload(name) } } as never,
    images: { keep: async ({ name }) => `kept:${name}` },
    toast: { success: say, error: say, info: say },
  })
  const isOver = () => vi.waitUntil(() => !state.isUploading, { interval: 1 })
  const urls = () => state.content.images.map(({ image_url }) => image_url)
  return { state, said, uploads, isOver, urls }
}
const sent = async (name: string) => ({ image_url: `sent:${name}` })

test('files are sent one after the other and keep their order, also those that come while others are on their way', async () => {
  const waiting: (() => void)[] = []
  const names: string[] = []
  const { uploads, isOver, urls, state, said } = composer(async (name) => {
    names.push(name)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return sent(name)
  })
  uploads.add([png('a.png'), png('b.png')])
  uploads.add([png('c.png')])
  expect([state.isUploading, state.uploads.map(({ name }) => name)]).toEqual([true, ['a.png', 'b.png', 'c.png']])
  for (const before of [1, 2, 3]) {
    await vi.waitUntil(() => waiting.length === before, { interval: 1 })
    expect(names).toHaveLength(before)
    waiting[before - 1]?.()
  }
  await isOver()
  expect(urls()).toEqual(['sent:a.png', 'sent:b.png', 'sent:c.png'])
  expect(state.content.images.map(({ description }) => description)).toEqual(['', '', ''])
  expect([said, state.uploads]).toEqual([[['3 imagens carregadas.']], []])
})

test.each([
  ['arrives', sent],
  ['fails', () => Promise.reject(new Error('500'))],
])('a file that was discarded on its way says nothing when it %s', async (_, answer) => {
  const { uploads, isOver, said, urls, state } = composer(async (name) => {
    uploads.discard(state.uploads[0]?.id ?? '')
    return answer(name)
  })
  uploads.add([png('a.png')])
  await isOver()
  expect([urls(), said, state.uploads]).toEqual([[], [], []])
})
