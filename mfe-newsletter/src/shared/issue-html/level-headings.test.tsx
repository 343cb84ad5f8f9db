import { expect, test, vi } from 'vitest'
import { levelHeadings } from './shown-text'

test('each heading tells its level in the outline of the page; a right one is left alone', () => {
  const root = document.createElement('div')
  root.innerHTML = '<h3>A</h3><p>x</p><h4>B</h4><h1 aria-level="3">C</h1><h5>D</h5>'
  const levels = () => [...root.querySelectorAll('*')].map((element) => element.getAttribute('aria-level'))
  levelHeadings(root, 2)
  expect(levels()).toEqual(['3', null, '4', '3', null])
  const set = vi.spyOn(Element.prototype, 'setAttribute')
  levelHeadings(root, 2)
  expect(set).not.toHaveBeenCalled()
  levelHeadings(root, 1)
  expect(levels()).toEqual(['2', null, '3', '2', null])
})
