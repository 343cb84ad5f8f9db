import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMPTY_CONTENT, isSameContent } from './post-content'
import { postContentSchema } from './post-content-schema'

test('knows changed from unchanged, and a copy from rubbish', () => {
  expect(isSameContent(EMPTY_CONTENT, { ...EMPTY_CONTENT, tags: [] })).toBe(true)
  expect(isSameContent(EMPTY_CONTENT, { ...EMPTY_CONTENT, tags: ['lgpd'] })).toBe(false)
  expect(v.is(postContentSchema, JSON.parse(JSON.stringify(EMPTY_CONTENT)))).toBe(true)
  expect(v.is(postContentSchema, { ...EMPTY_CONTENT, tags: [1] })).toBe(false)
  expect(v.is(postContentSchema, null)).toBe(false)
  const image = { image_url: 'ementa-image:a', description: 'Fluxo' }
  expect(isSameContent({ ...EMPTY_CONTENT, images: [image] }, { ...EMPTY_CONTENT, images: [{ ...image }] })).toBe(true)
  const renamed = { ...EMPTY_CONTENT, images: [{ ...image, description: 'Prazos' }] }
  expect(isSameContent({ ...EMPTY_CONTENT, images: [image] }, renamed)).toBe(false)
})

test('reads the copy of an earlier version, which knew one image', () => {
  const { images, ...left } = { ...EMPTY_CONTENT, body: 'Quase perdido', imageUrl: 'ementa-image:a' }
  expect(v.parse(postContentSchema, left)).toEqual({
    ...EMPTY_CONTENT,
    body: 'Quase perdido',
    images: [{ image_url: 'ementa-image:a', description: '' }],
  })
})

test('reads copies from before there were quotations and threads', () => {
  const { quoted, rest, ...old } = EMPTY_CONTENT
  expect(v.parse(postContentSchema, old)).toEqual({ ...old, quoted, rest })
  expect(isSameContent(EMPTY_CONTENT, { ...EMPTY_CONTENT, rest: ['Segunda'] })).toBe(false)
  expect(isSameContent({ ...EMPTY_CONTENT, quoted: { kind: 'post', id: 'a' } }, EMPTY_CONTENT)).toBe(false)
})
