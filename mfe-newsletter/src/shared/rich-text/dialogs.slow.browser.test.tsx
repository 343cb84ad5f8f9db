import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openEditor } from './test/open-editor'

const LONG = Array.from({ length: 60 }, (_, index) => `<p>Parágrafo ${index + 1}.</p>`).join('')
const LAST = 'Parágrafo 60.'
const LINK = '{Control>}k{/Control}'
const NOTE = '{Control>}{Alt>}f{/Alt}{/Control}'

/** A long text with the caret at its end, in sight. */
async function openLongText() {
  const editor = await openEditor(LONG)
  window.scrollTo(0, document.body.scrollHeight)
  await new Promise(requestAnimationFrame)
  const lastLine = () => editor.field.lastElementChild?.textContent ?? ''
  return { ...editor, lastLine, scrolled: window.scrollY }
}

const click = (name: string) => async () => userEvent.click(screen.getByRole('button', { name }))
const keys = (pressed: string) => async () => userEvent.keyboard(pressed)
const openByKeys = (pressed: string) => async () => userEvent.keyboard(pressed)
const openImage = click('Inserir imagem')

const fillLink = keys('STF{Tab}stf.jus.br')
const fillNote = keys('Nota')
const fillImage = async () => {
  await userEvent.fill(screen.getByRole('textbox', { name: 'Ou o endereço da imagem' }), 'https://a.br/a.png')
  await userEvent.fill(screen.getByRole('textbox', { name: /^Descrição da imagem/ }), 'Foto')
  screen.getByRole('textbox', { name: /^Descrição da imagem/ }).focus()
}

const nothing = async () => undefined

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>, string]>([
  ['a link by Enter', openByKeys(LINK), fillLink, keys('{Enter}'), `${LAST}STF e mais`],
  ['a link by its button', openByKeys(LINK), fillLink, click('Inserir link'), `${LAST}STF e mais`],
  ['no link by Esc', openByKeys(LINK), fillLink, keys('{Escape}'), `${LAST} e mais`],
  ['no link by Cancelar', openByKeys(LINK), nothing, click('Cancelar'), `${LAST} e mais`],
  ['no link by ×', openByKeys(LINK), nothing, click('Fechar'), `${LAST} e mais`],
  ['a note by Enter', openByKeys(NOTE), fillNote, keys('{Enter}'), `${LAST}\ufeff\ufeff e mais`],
  [
    'a note by Ctrl+Enter',
    openByKeys(NOTE),
    fillNote,
    keys('{Control>}{Enter}{/Control}'),
    `${LAST}\ufeff\ufeff e mais`,
  ],
  ['a note by its button', openByKeys(NOTE), fillNote, click('Inserir nota'), `${LAST}\ufeff\ufeff e mais`],
  ['no note by Esc', openByKeys(NOTE), nothing, keys('{Escape}'), `${LAST} e mais`],
  ['no note by ×', openByKeys(NOTE), nothing, click('Fechar'), `${LAST} e mais`],
  ['an image by Enter', openImage, fillImage, keys('{Enter}'), ' e mais'],
  ['an image by its button', openImage, fillImage, click('Inserir imagem'), ' e mais'],
  ['no image by Esc', openImage, nothing, keys('{Escape}'), `${LAST} e mais`],
  ['no image by Cancelar', openImage, nothing, click('Cancelar'), `${LAST} e mais`],
])('after %s one writes on where one was, and the page stays', async (_, open, fill, leave, written) => {
  const { lastLine, press, scrolled } = await openLongText()
  await open()
  await screen.findByRole('dialog')
  await fill()
  await leave()
  await press(' e mais')
  expect(lastLine()).toBe(written)
  expect(Math.abs(window.scrollY - scrolled)).toBeLessThan(60)
})

test.each([
  ['a link', '<p>Um <a href="https://a.br">dois</a> três</p>', 5, LINK, 'Remover link', '<p>Um doxis três</p>'],
  [
    'a note',
    '<p>Um<sup><a id="chamada-1" href="#nota-1">1</a></sup> dois</p><ol class="footnotes"><li id="nota-1">CPC</li></ol>',
    3,
    NOTE,
    'Remover nota',
    '<p>Umx dois</p>',
  ],
])('after %s is removed one writes on there', async (_, text, at, open, button, after) => {
  const { html, placeCaret, press } = await openEditor(text)
  placeCaret(at)
  await openByKeys(open)()
  await screen.findByRole('dialog')
  await click(button)()
  await press('x')
  expect(html()).toBe(after)
})

test('what is written on after an image with a caption stands below the caption', async () => {
  const { html, press } = await openEditor('<p>Antes.</p>')
  await openImage()
  await screen.findByRole('dialog')
  await fillImage()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Legenda (opcional)' }), 'Fonte: STJ, 2024.')
  await click('Inserir imagem')()
  await press('E o texto')
  expect(html()).toBe(
    '<p>Antes.</p><figure><img src="https://a.br/a.png" alt="Foto"><figcaption>Fonte: STJ, 2024.</figcaption></figure><p>E o texto</p>',
  )
})

test('after a note that is opened below the text one writes on where one was', async () => {
  const text =
    '<p>Um<sup><a id="chamada-1" href="#nota-1">1</a></sup> dois</p><ol class="footnotes"><li id="nota-1">CPC</li></ol>'
  const { html, press } = await openEditor(text)
  await userEvent.click(await screen.findByRole('button', { name: 'Editar a nota 1' }))
  await screen.findByRole('dialog')
  await press('{Escape} e mais')
  expect(html()).toBe(text.replace('dois', 'dois e mais'))
})

test('a new note that is given up after a question leaves the caret where it was', async () => {
  const { html, press } = await openEditor('<p>Um dois</p>')
  await press(NOTE)
  await screen.findByRole('dialog')
  await press('Nota{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: /^(Descartar|Sair)/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(' e mais')
  expect(html()).toBe('<p>Um dois e mais</p>')
})

test.each([
  ['a new table', 'Inserir tabela', 'Tabela de 2 colunas', 'menuitem', /^<p>Um<\/p><table><thead><tr><th>x<\/th>/],
  [
    'another alignment',
    'Alinhamento: Alinhar à esquerda',
    'Centralizar',
    'menuitemradio',
    /^<p class="ql-align-center">Umx<\/p>$/,
  ],
])('after %s one writes on there', async (_, menu, item, role, after) => {
  const { html, press } = await openEditor('<p>Um</p>')
  await click(menu)()
  await userEvent.click(await screen.findByRole(role, { name: item }))
  await waitFor(() => expect(html()).not.toBe('<p>Um</p>'))
  await press('x')
  expect(html()).toMatch(after)
})
