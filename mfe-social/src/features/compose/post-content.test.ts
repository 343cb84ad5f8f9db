import { THREAD_PARTS } from '@ementa/contracts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addPart, EMPTY_CONTENT, getTextAt, hasRoomForPart, type PostContent, postContentSchema } from './post-content'

test('knows a copy from rubbish', () => {
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

const texts = (...[body = '', ...rest]: string[]) => ({ body, rest })

test('a thread has up to twelve parts', () => {
  const content = texts('a')
  while (hasRoomForPart(content)) addPart(content)
  expect(content.rest.at(-1)).toBe('')
  addPart(content)
  expect([content.rest.length + 1, getTextAt(content, 0), getTextAt(content, 11)]).toEqual([THREAD_PARTS, 'a', ''])
})
