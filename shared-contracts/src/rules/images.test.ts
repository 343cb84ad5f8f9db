import { expect, test } from 'vitest'
import { imageSizeOf, withImageSize } from './images'

test('a reference carries the size of its image', () => {
  const id = withImageSize('image-mq3-001', { width: 900, height: 1600 })
  expect(imageSizeOf(`ementa-image:${id}`)).toEqual({ width: 900, height: 1600 })
})

test('a reference without a size has none, and neither has an address of another site', () => {
  expect(withImageSize('image-mq3-001', {})).toBe('image-mq3-001')
  for (const url of ['ementa-image:image-mq3-001', 'https://exemplo.com.br/foto-900x1600', 'ementa-image:a-0x5'])
    expect(imageSizeOf(url)).toBeNull()
})
