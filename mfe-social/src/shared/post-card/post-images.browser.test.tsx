import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostImages } from './post-images'

async function shownSize(size: string) {
  const images = [{ image_url: `ementa-image:image-mq3-001-${size}`, description: 'Decisão' }]
  await renderWithServices(
    <div style={{ width: 320 }}>
      <PostImages images={images} name="Renata" />
    </div>,
  )
  const { width, height } = screen.getByRole('button', { name: 'Decisão' }).getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

test('a photo held upright is as high as an image may be, before it has arrived [SOC-031]', async () => {
  expect(await shownSize('900x1600')).toEqual([216, 384])
})

test('a wide photo takes the width of the card in its own form [SOC-031]', async () => {
  expect(await shownSize('1600x1200')).toEqual([320, 240])
})
