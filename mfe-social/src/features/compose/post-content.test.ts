import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMPTY_CONTENT, isSameContent, type PostContent, postContentSchema } from './post-content'

test('knows changed from unchanged, and a copy from rubbish', () => {
  expect(isSameContent(EMPTY_CONTENT, { ...EMPTY_CONTENT, tags: [] })).toBe(true)
  expect(v.is(postContentSchema, JSON.parse(JSON.stringify(EMPTY_CONTENT)))).toBe(true)
  expect(v.is(postContentSchema, { ...EMPTY_CONTENT, tags: [1] })).toBe(false)
  expect(v.is(postContentSchema, null)).toBe(false)
})

const image = (image_url: string, description = '') => ({ image_url, description })
const FULL: PostContent = {
  body: 'Texto',
  images: [image('a', 'Fluxo'), image('b')],
  tags: ['lgpd', 'oab'],
  scheduledAt: '2026-11-24T12:00:00.000Z',
  quoted: { kind: 'post', id: '1' },
  rest: ['Segunda', 'Terceira'],
}

test.each<Partial<PostContent>>([
  { body: 'Texto.' },
  { images: [image('a', 'Fluxo')] },
  { images: [image('a', 'Fluxo'), image('b'), image('c')] },
  { images: [image('a', 'Fluxo'), image('c')] },
  { images: [image('a'), image('b')] },
  { images: [image('b'), image('a', 'Fluxo')] },
  { tags: ['lgpd'] },
  { tags: ['oab', 'lgpd'] },
  { tags: ['lgpd', 'oab', 'penal'] },
  { scheduledAt: null },
  { quoted: null },
  { quoted: { kind: 'issue', id: '1' } },
  { quoted: { kind: 'post', id: '2' } },
  { rest: ['Segunda'] },
  { rest: ['Terceira', 'Segunda'] },
  { rest: ['Segunda', 'Terceira', ''] },
])('is another content with %j', (change) => {
  expect(isSameContent(FULL, structuredClone(FULL))).toBe(true)
  expect([isSameContent(FULL, { ...FULL, ...change }), isSameContent({ ...FULL, ...change }, FULL)]).toEqual([
    false,
    false,
  ])
})

test.each([
  { images: [{ image_url: 'a' }] },
  { images: [{ description: '' }] },
  { scheduledAt: 1 },
  { quoted: { kind: 'comment', id: '1' } },
  { quoted: { kind: 'post' } },
  { rest: [1] },
  { body: null },
])('a copy with %j is rubbish', (change) => {
  expect(v.is(postContentSchema, { ...FULL, ...change })).toBe(false)
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
  expect(v.parse(postContentSchema, FULL)).toEqual(FULL)
})
