import { expect, test } from 'vitest'
import { isOutOfQuestion } from './quick-matches'

const PAGE = `
  <main class="page wide">
    <h1 id="title">Título</h1>
    <p class="note" data-state="open">Um <a class="link" href="/">elo</a></p>
    <ul class="list"><li class="row first" aria-selected="true">1</li><li class="row">2</li></ul>
    <svg class="mark"><rect class="part" /></svg>
    <button class="chakra-button css-1a" data-theme="dark" disabled>Ir</button>
  </main>`
const SELECTORS = `
  main | MAIN | .page | .page.wide | .wide.page | .pag | .page.narrow | main.page | p.page | #title | * | :root | ul *
  .list > .row | .list>.row.first | .list > li:not(:last-of-type) | .row + .row | .row ~ .link | .note .link | svg rect
  .row[aria-selected="true"] | [data-state="open"] | .note[data-state="a b"] | [title="a,b"].row | .link:not([href])
  .css-1a:hover:not([data-theme]),.css-1a[data-theme=dark] | .css-1a:disabled, .row:first-child | .css-1 | a:hover
  :is(.row, .link) | .note :is(a, b) | .list :nth-child(2n + 1) | .mark .part | .row::before
  .chakra-button__group[data-attached]>.css-1a:not(:last-of-type)
`
  .split(/\||\n/)
  .map((selector) => selector.trim())
  .filter(Boolean)
  .concat('.row,\n.link')

test('no element that a selector matches is out of the question', () => {
  document.body.innerHTML = PAGE
  let spared = 0
  for (const selector of SELECTORS)
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOutOfQuestion(element, selector)) continue
      spared += 1
      // A call of `matches` itself is counted.
      expect(element.matches(selector), `${selector} ${element.outerHTML}`).toBe(false)
    }
  expect(spared).toBeGreaterThan(150)
})

test('a style that is computed is the one of the rules that match', () => {
  // The class names are unique, because sheets of other files are in the document too.
  document.body.innerHTML = `<style>
    .quick-page .quick-link { color: red }
    .quick-row, .quick-link { display: none }
    .quick-list > .quick-row.quick-first:not(:last-of-type) { display: flex }
    .quick-page h1 { display: inline }
  </style>
  <main class="quick-page">
    <h1>Título</h1>
    <p class="quick-note"><a class="quick-link" href="/">elo</a></p>
    <ul class="quick-list"><li class="quick-row quick-first">1</li><li class="quick-row quick-last">2</li></ul>
  </main>`
  const styleOf = (selector: string) => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(selector)
    return getComputedStyle(found)
  }
  expect(styleOf('.quick-link').color).toBe('red')
  expect(styleOf('.quick-link').display).toBe('none')
  expect(styleOf('.quick-first').display).toBe('flex')
  expect(styleOf('.quick-last').display).toBe('none')
  expect(styleOf('.quick-page h1').display).toBe('inline')
  expect(styleOf('.quick-note').display).toBe('block')
})
