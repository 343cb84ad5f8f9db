import { findCitations } from '@ementa/law/citations'
import { expect, test } from 'vitest'
import { linkCitations } from './link-citations'

function linked(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  const before = root.textContent
  linkCitations(root, findCitations)
  expect(root.textContent).toBe(before)
  return { root, links: [...root.querySelectorAll('a[data-kind="citation"]')].map((link) => link.textContent) }
}

test('links the citations of paragraphs, lists and headings, each once', () => {
  const { root, links } = linked(
    '<h2>A Lei 13.709/2018</h2><p>O art. 7º da LGPD e o <em>art. 927 do CPC</em>.</p><ul><li>Súmula 479 do STJ</li></ul>',
  )
  expect(links).toEqual(['Lei 13.709/2018', 'art. 7º da LGPD', 'art. 927 do CPC', 'Súmula 479 do STJ'])
  const link = root.querySelector<HTMLAnchorElement>('li a')
  expect(link?.title).toContain('STJ')
  expect(link?.rel).toBe('noopener noreferrer nofollow')
  linkCitations(root, findCitations)
  expect(root.querySelectorAll('a')).toHaveLength(4)
})

test.each([
  '<p><a href="https://exemplo.com.br">art. 7º da LGPD</a></p>',
  '<h2><a href="#lgpd">art. 7º da LGPD</a></h2>',
  '<p><code>art. 7º da LGPD</code></p>',
  '<pre>art. 7º da LGPD</pre>',
  '<p><s>art. 7º da LGPD</s></p>',
  '<p><del>o <strong>art. 7º da LGPD</strong></del></p>',
  '<p><strike>art. 7º da LGPD</strike></p>',
  '<p>art. 7º da <strong>LGPD</strong></p>',
])('leaves alone what is linked, code, struck out or split: %s', (html) => {
  expect(linked(html).root.innerHTML).toBe(html)
})
