import { type Citation, findCitations } from '@ementa/law/citations'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkCitations, linkCitationsLater } from './link-citations'

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

/** Each `Lei` and what follows it up to a full stop is cited; what ends with `?` has no page. */
function find(text: string): Citation[] {
  return [...text.matchAll(/Lei[^.]*/g)].map(({ 0: words, index }) => {
    const url = words.endsWith('?') ? null : 'https://planalto.gov.br/'
    return Object.assign(Object.create(null), { start: index, end: index + words.length, title: `Veja ${words}`, url })
  })
}

function rooted(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const linksOf = (root: HTMLElement) => [...root.querySelectorAll('a[data-kind]')].map((link) => link.textContent)

test.each([
  ['<p>Lei A</p>', ['Lei A']],
  ['<p>A Lei A. A Lei B. Fim</p>', ['Lei A', 'Lei B']],
  ['<p>A <em>Lei A</em>. Lei B</p>', ['Lei A', 'Lei B']],
  ['<p>A Lei <em>A</em> vale</p>', []],
  ['<p>A <em>Lei A</em> vale</p>', []],
  ['<p>Lei?. Lei B</p>', ['Lei B']],
  ['<p>A <a href="https://x.example">Lei A</a>. Lei B</p>', ['Lei B']],
  ['<p>A <s>Lei</s> A</p>', []],
  ['<p>A Lei<sup><a href="#nota-1">1</a></sup></p>', ['Lei']],
  ['<p>Lei</p><p>A</p>', ['Lei']],
  ['Lei A<p>x</p>', ['Lei A']],
])('in %s are linked: %j', (html, links) => {
  const root = rooted(html)
  const before = root.textContent
  linkCitations(root, (text) =>
    find(text).map((one) => ({ ...one, end: one.start + text.slice(one.start, one.end).trimEnd().length })),
  )
  expect(linksOf(root)).toEqual(links)
  expect(root.textContent).toBe(before)
})

test('words of each block are read by themselves, and struck-out ones as so many spaces', () => {
  const read: string[] = []
  linkCitations(rooted('solto<p>um <s>dois</s> <em>três</em></p><ul><li>quatro</li></ul><h2>cinco</h2>'), (text) => {
    read.push(text)
    return []
  })
  expect(read.toSorted()).toEqual(['cinco', 'quatro', 'solto', 'um      três'])
})

test('a linked citation opens beside the page, says what it is and gives nothing away', () => {
  const root = rooted('<p>A Lei A.</p>')
  linkCitations(root, find)
  expect(root.innerHTML).toBe(
    '<p>A <a href="https://planalto.gov.br/" target="_blank" rel="noopener noreferrer nofollow" title="Veja Lei A" data-kind="citation">Lei A</a>.</p>',
  )
})

const LAW = '<p>O art. 927 do CPC vale.</p>'

test('a text on the page is linked once the rules are there', async () => {
  const root = rooted(LAW)
  linkCitationsLater(() => root)
  await waitFor(() => expect(linksOf(root)).toEqual(['art. 927 do CPC']))
})
