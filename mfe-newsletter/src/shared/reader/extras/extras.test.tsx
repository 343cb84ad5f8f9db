import { STORAGE_KEYS } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required } from '@ementa/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuoteButton } from '../../../features/issues/issue-page'
import { ContentsList, notePlace, ReadingPlace, readOutline, readPlace } from './extras'

afterEach(() => document.body.replaceChildren())

/** The text of an issue on the page, in blocks whose lower edges are these, in px. */
function textOf(html: string, edges: readonly number[] = []): HTMLElement {
  const text = document.createElement('div')
  text.className = 'issue-text'
  text.innerHTML = html
  document.body.append(text)
  const bottoms = new Map<Element, number>([...text.children].map((block, index) => [block, edges[index] ?? 0]))
  bottoms.set(text, edges.at(-1) ?? 0)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 600, bottoms.get(this) ?? 0)
  })
  return text
}
const blocks = (count: number) => '<p>x</p>'.repeat(count)
const goOn = () => screen.queryByRole('button', { name: 'Continuar de onde parei' })

function scrollAndRest() {
  fireEvent.scroll(window)
  act(() => vi.advanceTimersByTime(200))
}

test.each([
  ['in the middle', [0, 0, 0, 64, 65, 9000], 4],
  ['at the third block, which is found again without help', [0, 0, 65, 70, 80, 9000], 0],
  ['at the fourth block', [0, 0, 0, 65, 80, 9000], 3],
  ['at the end', [-9, -9, -9, -9, 65, 768], 0],
  ['just before the end', [-9, -9, -9, -9, 65, 769], 4],
])('who stops %s is remembered there: %j', (_, edges, place) => {
  vi.useFakeTimers()
  textOf(blocks(6), edges)
  render(<ReadingPlace issueId="um" />)
  scrollAndRest()
  expect(readPlace('um')).toBe(place)
})

test('who only looks at the beginning may still go on, and who came to the end may not', () => {
  vi.useFakeTimers()
  notePlace('um', 4)
  const text = textOf(blocks(6), [65, 70, 80, 90, 100, 9000])
  render(<ReadingPlace issueId="um" />)
  scrollAndRest()
  expect([readPlace('um'), goOn()?.tagName]).toEqual([4, 'BUTTON'])
  text.remove()
  scrollAndRest()
  expect(readPlace('um')).toBe(0)
})

test('going on brings the block to the top, with the focus, and needs no button any more', () => {
  notePlace('um', 4)
  const text = textOf(blocks(6))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  render(<ReadingPlace issueId="um" />)
  fireEvent.click(required(goOn()))
  const block = required(text.querySelectorAll<HTMLElement>('p')[4])
  expect(document.activeElement).toBe(block)
  expect(block).toHaveAttribute('tabindex', '-1')
  expect(block.style.scrollMarginTop).toBe('calc(var(--ementa-header, 56px) + 16px)')
  expect(scrolled.mock.calls).toEqual([[{ block: 'start' }]])
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(goOn()).toBeNull()
})

test.each(['{"um":1.5}', '{"um":-1}', '{"um":"4"}', '[]', 'kaputt'])('%s is no place to come back to', (stored) => {
  localStorage.setItem(STORAGE_KEYS.readingPlaces, stored)
  expect(readPlace('um')).toBe(0)
})

test('an issue that is read on is the last to be forgotten', () => {
  for (let index = 1; index <= 50; index += 1) notePlace(`issue-${index}`, index)
  notePlace('issue-1', 7)
  notePlace('issue-51', 1)
  expect([readPlace('issue-1'), readPlace('issue-2'), readPlace('issue-3')]).toEqual([7, 0, 3])
  notePlace('issue-52', 0)
  expect(readPlace('issue-3')).toBe(3)
})

const LONG = `<p>${'palavra '.repeat(700)}</p>`

test('the contents of a long issue lead to its parts, each as deep as it is below the highest', () => {
  const html = '<h2>Um</h2><h2> </h2><h3>Dois</h3><h4>Três</h4><h2>Quatro</h2>'
  const text = textOf(html)
  render(<ContentsList html={html + LONG} />)
  const list = screen.getByRole('navigation', { name: 'Nesta edição' })
  expect(list).toHaveTextContent('Nesta edição')
  expect(list.className).toContain('screen-only')
  const entries = screen.getAllByRole('listitem')
  expect(entries.map((entry) => [entry.textContent, entry.dataset.depth])).toEqual([
    ['Um', '0'],
    ['Dois', '1'],
    ['Três', '2'],
    ['Quatro', '0'],
  ])
  const button = screen.getByRole('button', { name: 'Dois' })
  expect(button).toHaveAttribute('type', 'button')
  fireEvent.click(button)
  expect(document.activeElement).toBe(text.children[2])
  text.remove()
  fireEvent.click(screen.getByRole('button', { name: 'Um' }))
  expect(document.activeElement).not.toBe(button)
})

test('an issue is quoted in a new post, by who is signed in', async () => {
  const world = await createTestWorld({ as: 'renata' })
  await renderWithServices(<QuoteButton issueId="issue-clausula-01" />, { world })
  fireEvent.click(screen.getByRole('button', { name: 'Citar em uma publicação' }))
  const place = await screen.findByRole('status', { name: 'Endereço' })
  expect(decodeURIComponent(place.textContent ?? '')).toContain('quote=issue:issue-clausula-01')
})

test('a visitor who quotes is asked to sign in', async () => {
  const { logins } = await renderWithServices(<QuoteButton issueId="issue-clausula-01" />)
  fireEvent.click(screen.getByRole('button', { name: 'Citar em uma publicação' }))
  expect(logins()).toBe(1)
})

const long = `<p>${'palavra '.repeat(700)}</p>`

test('a long text with three headings has contents; a short one, or one with two, has none', () => {
  const headings = '<h2>O que <em>mudou</em></h2><h2> </h2><h2>Na prática</h2><h3>Prazos &amp; custas</h3>'
  expect(readOutline(headings + long)).toEqual([
    { text: 'O que mudou', place: 0, rank: 2 },
    { text: 'Na prática', place: 2, rank: 2 },
    { text: 'Prazos & custas', place: 3, rank: 3 },
  ])
  expect(readOutline(headings)).toEqual([])
  expect(readOutline(`<h2>Um</h2><h2>Dois</h2>${long}`)).toEqual([])
})
