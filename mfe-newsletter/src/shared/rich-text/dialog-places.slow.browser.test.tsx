import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openEditor } from './test/open-editor'

const LINK = '{Control>}k{/Control}'
const NOTE = '{Control>}{Alt>}f{/Alt}{/Control}'
const CELL = '<table><tbody><tr><td>um dois</td><td>três</td></tr></tbody></table><p></p>'
const CAPTION = '<figure><img src="https://a.br/a.png" alt="a"><figcaption>Fonte dois</figcaption></figure><p></p>'

const LINKED = '<a href="https://a.br" target="_blank" rel="noopener noreferrer">dois</a>'
const NOTED = 'dois<sup><a id="chamada-1" href="#nota-1">1</a></sup>'
const NOTES = '<ol class="footnotes"><li id="nota-1">CPC</li></ol>'

/** A text with `dois` in it, and where that begins. */
const PLACES = [
  ['a cell', CELL, 3],
  ['a caption', CAPTION, 8],
] as const

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openDialog(open: () => Promise<unknown>) {
  await open()
  await screen.findByRole('dialog')
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const WAYS_OUT = [
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['×', () => press('Fechar')],
  ['Cancelar', () => press('Cancelar')],
  ['a click beside it', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
] as const

const DIALOGS = [
  ['a link', () => userEvent.keyboard(LINK)],
  ['a note', () => userEvent.keyboard(NOTE)],
  ['an image', () => press('Inserir imagem')],
] as const

describe.each(PLACES)('with words of %s selected', (_, text, index) => {
  describe.each(DIALOGS)('the dialog of %s', (_, open) => {
    test.each(WAYS_OUT)('leaves them selected after %s', async (_, leave) => {
      const { html, caret, placeCaret } = await openEditor(text)
      const before = html()
      placeCaret(index, 4)
      await openDialog(open)
      await leave()
      await isGone()
      await waitFor(() => expect(caret()).toEqual({ index, length: 4 }))
      expect(html()).toBe(before)
    })
  })

  test.each([
    ['a link', LINK, 'a.br{Enter}', LINKED, ''],
    ['a note', NOTE, 'CPC{Enter}', NOTED, NOTES],
  ])('one writes on behind %s, and undo brings all back', async (_, keys, fill, marked, below) => {
    const { html, placeCaret } = await openEditor(text)
    const before = html()
    placeCaret(index, 4)
    await openDialog(() => userEvent.keyboard(keys))
    await userEvent.keyboard(fill)
    await isGone()
    await userEvent.keyboard('x')
    expect(html()).toBe(before.replace('dois', `${marked}x`) + below)
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    expect(html()).toBe(before)
  })
})

const link = (words: string) => `<a href="https://a.br" target="_blank" rel="noopener noreferrer">${words}</a>`

test.each([
  [
    'over two cells',
    CELL,
    [3, 6],
    `<table><tbody><tr><td>um ${link('dois')}</td><td>${link('t')}rês</td></tr></tbody></table><p></p>`,
  ],
  ['over two lines', '<p>Um dois</p><h2>Três</h2>', [3, 9], `<p>Um ${link('dois')}</p><h2>${link('Três')}</h2>`],
  [
    'over a note and other marks',
    `<p>Um <strong>${NOTED}</strong> fim</p>${NOTES}`,
    [0, 8],
    `<p>${link('Um ')}<strong>${NOTED.replace('dois', link('dois'))}</strong> fim</p>${NOTES}`,
  ],
  ['beside blanks that are selected, too', '<p>Um dois três</p>', [2, 6], `<p>Um ${link('dois')} três</p>`],
])('a link %s changes nothing else', async (_, text, [index = 0, length = 0], after) => {
  const { html, placeCaret } = await openEditor(text)
  const before = html()
  placeCaret(index, length)
  await openDialog(() => userEvent.keyboard(LINK))
  await userEvent.keyboard('a.br{Enter}')
  await isGone()
  expect(html()).toBe(after)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(html()).toBe(before)
})

test('the words of a link over several lines cannot be changed with it', async () => {
  const { placeCaret } = await openEditor(CELL)
  placeCaret(3, 6)
  await openDialog(() => userEvent.keyboard(LINK))
  expect(screen.getByRole('textbox', { name: /^Texto do link/ })).toHaveAttribute('readonly')
})
