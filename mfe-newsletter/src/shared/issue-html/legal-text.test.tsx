import { createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFootnotesInPlace } from './legal-text'

const TEXT = [
  '<p>Um<sup><a id="chamada-1" href="#nota-1"><em>1</em></a></sup>, dois <a id="chamada-2" href="#nota-2">2</a>',
  ' e nenhuma<sup><a id="chamada-9" href="#nota-9">9</a></sup>. <a href="https://stf.jus.br/">STF</a></p>',
  '<ol class="footnotes"><li id="nota-1">Lei <em>um</em>.</li><li id="nota-2">Lei dois.</li><li id="sem">Solta.</li></ol>',
].join('')

let end = () => {}
beforeEach(() => {
  document.body.innerHTML = TEXT
  end = openFootnotesInPlace(document.body)
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

const mark = (number: number) => screen.getByRole('button', { name: `Nota ${number}` })
const shown = () => screen.queryAllByRole('note').map(({ textContent }) => textContent?.trim())

/** A key or a click, and what the page makes of it. */
function given(event: Event, target: Element) {
  const heard = vi.fn()
  document.addEventListener(event.type, heard, { once: true })
  fireEvent(target, event)
  document.removeEventListener(event.type, heard)
  return { isTaken: event.defaultPrevented, isHeard: heard.mock.calls.length > 0 }
}
const key = (target: Element, name: string) => given(createEvent.keyDown(target, { key: name }), target)
const click = (target: Element) => given(createEvent.click(target), target)

test('marks are closed buttons, and the notes a named list with ways back', () => {
  expect(screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-expanded')])).toEqual([
    ['1', 'false'],
    ['2', 'false'],
    ['9', 'false'],
  ])
  expect(screen.getByRole('list', { name: 'Notas' })).toBeInTheDocument()
  const backs = screen.getAllByRole('link', { name: /^Voltar ao texto da nota/ })
  expect(backs.map((back) => [back.textContent, back.getAttribute('href'), back.getAttribute('aria-label')])).toEqual([
    ['↩', '#chamada-1', 'Voltar ao texto da nota 1'],
    ['↩', '#chamada-2', 'Voltar ao texto da nota 2'],
  ])
  expect(document.querySelector('#nota-2')?.textContent).toBe('Lei dois. ↩')
})

test('a click opens a note where its mark is and a second one closes it, without leaving the address', () => {
  expect(click(mark(1).querySelector('em') ?? mark(1)).isTaken).toBe(true)
  expect(shown()).toEqual(['Lei um.'])
  expect(document.querySelector('sup')?.nextElementSibling).toBe(screen.getByRole('note'))
  expect(screen.getByRole('note').className).toBe('footnote-open')
  expect(screen.getByRole('note').querySelector('em, .footnote-back')?.outerHTML).toBe('<em>um</em>')
  expect(mark(1)).toHaveAttribute('aria-expanded', 'true')
  click(mark(2))
  expect(shown()).toEqual(['Lei um.', 'Lei dois.'])
  expect(mark(2).nextElementSibling?.className).toBe('footnote-open')
  click(mark(1))
  expect(shown()).toEqual(['Lei dois.'])
  expect(mark(1)).toHaveAttribute('aria-expanded', 'false')
  expect(mark(2)).toHaveAttribute('aria-expanded', 'true')
})

test('a mark without a note stays closed, and other links lead where they lead', () => {
  click(mark(9))
  expect([shown(), mark(9).getAttribute('aria-expanded')]).toEqual([[], 'false'])
  const link = screen.getByRole('link', { name: 'STF' })
  expect(click(link).isTaken).toBe(false)
  expect(key(link, ' ')).toEqual({ isTaken: false, isHeard: true })
})

test('the space bar works as on a button, and no other key opens or closes anything', () => {
  expect(key(mark(1), ' ').isTaken).toBe(true)
  expect(shown()).toEqual(['Lei um.'])
  expect(key(mark(1), 'a')).toEqual({ isTaken: false, isHeard: true })
  expect(key(mark(1), 'Tab')).toEqual({ isTaken: false, isHeard: true })
  expect(shown()).toEqual(['Lei um.'])
})

test('Escape closes an open note and nothing around it; a second one closes what is around', () => {
  click(mark(1))
  expect(key(mark(1), 'Escape').isHeard).toBe(false)
  expect(shown()).toEqual([])
  expect(key(mark(1), 'Escape').isHeard).toBe(true)
})

test('the way back brings its mark to the middle of the screen, with the focus', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  expect(click(screen.getByRole('link', { name: 'Voltar ao texto da nota 2' })).isTaken).toBe(true)
  expect(scrolled.mock.calls).toEqual([[{ block: 'center' }]])
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(document.activeElement).toBe(mark(2))
})
