import { expect, test } from 'vitest'
import { takeImages } from './archive-format'

const png = 'data:image/png;base64,AAAA'
const jpg = 'data:image/jpeg;base64,BB=='

test('images inside a text are taken out once each, and others stay', () => {
  const image = (src: string) => `<img src="${src}">`
  const html = [png, jpg, png, 'https://a.example/a.png', 'data:image/svg+xml;base64,CC'].map(image).join('')
  expect(takeImages(html, (number) => `#${number}`)).toEqual({
    html: ['#0', '#1', '#0', 'https://a.example/a.png', 'data:image/svg+xml;base64,CC'].map(image).join(''),
    images: [png, jpg],
  })
  expect(takeImages('<p>A</p>', () => '')).toEqual({ html: '<p>A</p>', images: [] })
})
