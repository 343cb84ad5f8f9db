import { afterEach, expect, test } from 'vitest'
import { showRealHost } from './clean-issue-html'
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

test('a table is wrapped once, so that it can scroll for itself', () => {
  document.body.innerHTML = '<table><tbody><tr><td>a</td></tr></tbody></table>'
  letTablesScroll(document)
  letTablesScroll(document)
  expect(document.querySelectorAll('.table-scroll')).toHaveLength(1)
  expect(document.querySelector('.table-scroll > table')).not.toBeNull()
})
