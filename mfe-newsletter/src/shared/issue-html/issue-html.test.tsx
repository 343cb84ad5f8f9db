import { REMOTE_IMAGE_ATTRIBUTE } from '@ementa/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showRealHost } from './clean-issue-html'
import { completeAddresses } from './complete-addresses'
import { openFootnotesInPlace } from './footnotes'
import { offerRemoteImages } from './remote-images'
import { letTablesScroll } from './wide-tables'

afterEach(() => {
  document.body.innerHTML = ''
})

test('an image of another site is loaded only when the reader asks for it', () => {
  document.body.innerHTML = `<p>Texto</p><img ${REMOTE_IMAGE_ATTRIBUTE}="https://conta.example/leitor.gif" alt="Gráfico">`
  offerRemoteImages(document)
  offerRemoteImages(document)
  const image = document.querySelector('img')
  expect([image?.getAttribute('src'), image?.hidden]).toEqual([null, true])
  fireEvent.click(screen.getByRole('button', { name: 'Carregar imagem de conta.example' }))
  expect([image?.getAttribute('src'), image?.hidden]).toEqual(['https://conta.example/leitor.gif', false])
  expect(image?.referrerPolicy).toBe('no-referrer')
  expect(document.activeElement).toBe(image)
  expect(screen.queryByRole('button')).toBeNull()
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

test('a footnote opens where its mark is, closes there, and each note leads back to the text', () => {
  document.body.innerHTML = [
    '<p>A lei<sup><a id="chamada-1" href="#nota-1">1</a></sup> vale.</p>',
    '<ol class="footnotes"><li id="nota-1">Lei nº <em>8.078</em>.</li></ol>',
  ].join('')
  const end = openFootnotesInPlace(document.body)
  const mark = screen.getByRole('button', { name: 'Nota 1', expanded: false })
  fireEvent.keyDown(mark, { key: ' ' })
  expect(mark.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('note').innerHTML.trim()).toBe('Lei nº <em>8.078</em>.')
  expect(document.querySelector('p')?.textContent).toBe('A lei1Lei nº 8.078.  vale.')
  fireEvent.keyDown(mark, { key: 'Escape' })
  expect(screen.queryByRole('note')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Voltar ao texto da nota 1' }))
  expect(document.activeElement).toBe(mark)
  end()
})

test('a table is wrapped once, so that it can scroll for itself', () => {
  document.body.innerHTML = '<table><tbody><tr><td>a</td></tr></tbody></table>'
  letTablesScroll(document)
  letTablesScroll(document)
  expect(document.querySelectorAll('.table-scroll')).toHaveLength(1)
  expect(document.querySelector('.table-scroll > table')).not.toBeNull()
})
