import { expect, test } from 'vitest'
import { EMPTY_CONTENT, isPostContent, isSameContent } from './post-content'

test('knows changed from unchanged, and a copy from rubbish', () => {
  expect(isSameContent(EMPTY_CONTENT, { ...EMPTY_CONTENT, tags: [] })).toBe(true)
  expect(isSameContent(EMPTY_CONTENT, { ...EMPTY_CONTENT, tags: ['lgpd'] })).toBe(false)
  expect(isPostContent(JSON.parse(JSON.stringify(EMPTY_CONTENT)))).toBe(true)
  expect(isPostContent({ ...EMPTY_CONTENT, tags: [1] })).toBe(false)
  expect(isPostContent(null)).toBe(false)
})
