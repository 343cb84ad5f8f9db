// @vitest-environment happy-dom
import { required } from '@ementa/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { focusNear, placeOf } from './near-focus'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => required(document.querySelector<HTMLElement>(selector), selector)

beforeEach(() => {
  document.body.innerHTML = ''
})

/** Removes an element as a browser does, and returns the records that it would report. */
function removeFrom(page: string, focused: string, removed = focused) {
  document.body.innerHTML = page
  const [control, row] = [one(focused), one(removed)]
  const record = {
    removedNodes: [row],
    nextSibling: row.nextSibling,
    previousSibling: row.previousSibling,
  } as unknown as MutationRecord
  row.remove()
  return required(placeOf(control, [record]))
}

const ROWS = `<main><h1>Lista</h1><ul>texto
  <li id="a"><a href="#">A</a><button class="x">a</button></li>
  <li id="b"><a href="#">B</a><button class="x">b</button></li> texto
  <li id="c"><a href="#">C</a><button class="x">c</button></li>
  <li id="d"><a href="#">D</a><button class="x">d</button></li></ul></main>`

test('what was around the removed row is known in both directions, nearest first', () => {
  const place = removeFrom(ROWS, '#c button', '#c')
  expect(place.next.map(({ id }) => id)).toEqual(['d'])
  expect(place.previous.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('records that do not hold what had the focus say nothing of its place', () => {
  document.body.innerHTML = ROWS
  const other = one('#a')
  const record = { removedNodes: [document.createTextNode(''), other], nextSibling: null, previousSibling: null }
  expect(placeOf(one('#b a'), [record as unknown as MutationRecord])).toBeNull()
  expect(placeOf(one('#b a'), [])).toBeNull()
})

test.each([
  ['#b button', '#b', '#c button'],
  ['#b a', '#b', '#c a'],
  ['#d button', '#d', '#c button'],
])('the focus of %s goes on to %s’s neighbour', (focused, removed, next) => {
  focusNear(removeFrom(ROWS, focused, removed))
  expect(one(next)).toHaveFocus()
})

test('a control of its own kind is looked for by its look, then any other', () => {
  const page = `<main><ul>
    <li id="a"><button class="x">a</button></li>
    <li id="b"><button disabled class="x">b</button><button class="y">b2</button></li></ul></main>`
  focusNear(removeFrom(page, '#a button', '#a'))
  expect(one('.y')).toHaveFocus()
})

test('a neighbour that is a control itself takes the focus', () => {
  const page = '<main><button id="a" class="x">a</button><button id="b" class="x">b</button></main>'
  focusNear(removeFrom(page, '#a'))
  expect(one('#b')).toHaveFocus()
})

test('without a row of the same kind, what follows takes it, and what comes before does not', () => {
  const page =
    '<main><h1>Lista</h1><p><a href="#" id="antes">antes</a></p><section id="r"><button>r</button></section><p id="nada"></p><p><a href="#" id="depois">depois</a></p></main>'
  focusNear(removeFrom(page, '#r button', '#r'))
  expect(one('#depois')).toHaveFocus()
})

test('a row that has left the page as well is passed over', () => {
  const place = removeFrom(ROWS, '#b button', '#b')
  one('#c').remove()
  focusNear(place)
  expect(one('#d button')).toHaveFocus()
})

test('at last the heading takes it, or the content; both only by program, and nothing scrolls', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  focusNear(removeFrom('<main><h1>Lista</h1><div id="r"><button>r</button></div></main>', '#r button', '#r'))
  expect(one('h1')).toHaveFocus()
  expect(one('h1').tabIndex).toBe(-1)
  focusNear(removeFrom('<main tabindex="0"><div id="r"><button>r</button></div></main>', '#r button', '#r'))
  expect(one('main')).toHaveFocus()
  expect(one('main').tabIndex).toBe(0)
  focusNear(removeFrom(ROWS, '#b button', '#b'))
  expect(focus.mock.calls).toHaveLength(3)
  for (const [options] of focus.mock.calls) expect(options).toEqual({ preventScroll: true })
  focusNear(removeFrom('<div id="r"><button>r</button></div>', '#r button', '#r'))
  expect(document.body).toHaveFocus()
  expect(all('main')).toEqual([])
})
