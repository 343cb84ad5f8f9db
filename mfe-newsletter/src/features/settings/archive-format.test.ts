import { expect, test } from 'vitest'
import { escapeMarkup, takeImages } from './archive-format'

test('a text is written between quotes and tags', () => {
  expect(escapeMarkup('A & B < C > "D"\n&amp; &#10;')).toBe(
    'A &amp; B &lt; C &gt; &quot;D&quot;&#10;&amp;amp; &amp;#10;',
  )
})

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
