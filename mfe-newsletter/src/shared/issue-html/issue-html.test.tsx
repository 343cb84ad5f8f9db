import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showRealHost } from './clean-issue-html'
import { setLegalTextLater } from './issue-html'
import { letTablesScroll } from './legal-text'
import { completeAddresses } from './shown-text'

afterEach(() => {
  document.body.innerHTML = ''
})

test('a link to a page of the product leads to where the product lies, however often it is shown', () => {
  document.body.innerHTML =
    '<p><a href="/u/ana">Ana</a> <a href="#nota-1">1</a> <a href="https://stf.jus.br/">STF</a></p>'
  for (let shown = 0; shown < 2; shown += 1) completeAddresses(document, 'https://tribunal.example/ementa')
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['https://tribunal.example/ementa/u/ana', '#nota-1', 'https://stf.jus.br/'])
})

test.each([
  ['https://evil.example/', 'www.stf.jus.br', 'www.stf.jus.br (evil.example)'],
  ['https://www.stf.jus.br/x', 'stf.jus.br/portal', 'stf.jus.br/portal'],
  ['https://evil.example/', 'Leia em www.stf.jus.br, hoje', 'Leia em www.stf.jus.br, hoje (evil.example)'],
  ['https://www.stf.jus.br/x', 'Leia em stf.jus.br.', 'Leia em stf.jus.br.'],
  ['https://evil.example/', '(www.stf.jus.br)', '(www.stf.jus.br) (evil.example)'],
  ['https://evil.example/', 'evil.example e “stf.jus.br?!”', 'evil.example e “stf.jus.br?!” (evil.example)'],
  ['https://evil.example/', 'leia aqui', 'leia aqui'],
  ['/newsletters', 'stf.jus.br', 'stf.jus.br'],
])('a link to %s with the text %s says where it leads', (href, text, shown) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.textContent = text
  showRealHost(link)
  expect(link.textContent).toBe(shown)
})

test('a link whose text names no host says on hover where it leads', () => {
  const link = document.createElement('a')
  link.setAttribute('href', 'https://www.exemplo.com.br/x')
  link.textContent = 'leia aqui'
  showRealHost(link)
  expect(link.title).toBe('exemplo.com.br')
})

afterEach(() => document.body.replaceChildren())

const NOTES = '<p>A<a href="#nota-1">1</a></p><ol class="footnotes"><li id="nota-1">B</li></ol>'

function rooted(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}
const mark = (root: HTMLElement) => root.querySelector<HTMLElement>('a[href="#nota-1"]')
const isSet = (root: HTMLElement) => root.classList.contains('legal-text')

test('tables scroll and notes open once their code is there, until it ends', async () => {
  const root = rooted(`<table><tbody><tr><td>x</td></tr></tbody></table>${NOTES}`)
  const end = setLegalTextLater(root.innerHTML, () => root)
  await waitFor(() => expect(isSet(root)).toBe(true))
  expect(root.querySelector('.table-scroll > table')).not.toBeNull()
  mark(root)?.click()
  expect(root.querySelectorAll('.footnote-open')).toHaveLength(1)
  end()
  mark(root)?.click()
  expect(root.querySelectorAll('.footnote-open')).toHaveLength(1)
})

test.each(['<table><tbody></tbody></table>', '<figure></figure>', NOTES])('%s needs that code', async (html) => {
  const root = rooted(html)
  setLegalTextLater(html, () => root)
  await waitFor(() => expect(isSet(root)).toBe(true))
})

test.each([
  ['<caption>Prazos</caption>', 'Tabela: Prazos'],
  ['<caption></caption>', 'Tabela'],
  ['', 'Tabela'],
])('a table wider than the text can be scrolled with the keyboard: %s', (caption, name) => {
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(601)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  const table = `<table>${caption}<tbody><tr><td>x</td></tr></tbody></table>`
  const wide = rooted(table)
  letTablesScroll(wide)
  const box = wide.querySelector<HTMLElement>('.table-scroll')
  expect([box?.tabIndex, box?.getAttribute('role'), box?.getAttribute('aria-label')]).toEqual([0, 'region', name])
  width.mockReturnValue(600)
  const narrow = rooted(table)
  letTablesScroll(narrow)
  const plain = narrow.querySelector('.table-scroll')
  expect([plain?.hasAttribute('tabindex'), plain?.hasAttribute('role')]).toEqual([false, false])
})
