import { renderWithServices, required, userEvent, windowOf } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notedTools } from './test/text-surface'
import type { Formats } from './text-surface'
import { TableMenu, Toolbar } from './toolbar'

async function open(formats: Formats = {}) {
  const tools = notedTools()
  tools.formats.mockReturnValue(formats)
  const [onLink, onImage, onNote] = [vi.fn(), vi.fn(), vi.fn()]
  await renderWithServices(<Toolbar tools={tools} onLink={onLink} onImage={onImage} onNote={onNote} />)
  const bar = screen.getByRole('toolbar', { name: 'Formatação' })
  const button = (name: string) => within(bar).getByLabelText(name)
  /** The caret came to another place. */
  const move = () => required(tools.onMove.mock.calls[0])[0]()
  return { tools, bar, button, move, onLink, onImage, onNote }
}

test('each button of a format toggles it', async () => {
  const { tools, button } = await open()
  for (const name of ['Negrito', 'Itálico', 'Sublinhado', 'Tachado', 'Sobrescrito', 'Subscrito'])
    fireEvent.click(button(name))
  for (const name of ['Lista com marcadores', 'Lista numerada', 'Citação', 'Bloco de código'])
    fireEvent.click(button(name))
  expect(tools.toggle.mock.calls).toEqual([
    ['bold', true],
    ['italic', true],
    ['underline', true],
    ['strike', true],
    ['script', 'super'],
    ['script', 'sub'],
    ['list', 'bullet'],
    ['list', 'ordered'],
    ['blockquote', true],
    ['code-block', true],
  ])
  expect(tools.format).not.toHaveBeenCalled()
})

test('commands do what they say, and are neither on nor off', async () => {
  const { tools, button, onLink, onImage, onNote } = await open()
  for (const name of ['Diminuir recuo', 'Aumentar recuo', 'Limpar formatação', 'Desfazer', 'Refazer']) {
    fireEvent.click(button(name))
    expect(button(name)).not.toHaveAttribute('aria-pressed')
  }
  expect(tools.format.mock.calls).toEqual([
    ['indent', '-1'],
    ['indent', '+1'],
  ])
  for (const act of [tools.clearFormats, tools.undo, tools.redo]) expect(act).toHaveBeenCalledOnce()
  fireEvent.click(button('Inserir link'))
  fireEvent.click(button('Inserir imagem'))
  fireEvent.click(button('Inserir nota de rodapé'))
  for (const act of [onLink, onImage, onNote]) expect(act).toHaveBeenCalledOnce()
  expect(tools.toggle).not.toHaveBeenCalled()
})

test('buttons show what is on where the caret is, at once after a command', async () => {
  const { tools, button } = await open({ bold: true, script: 'sub', link: 'https://a.br' })
  const names = ['Negrito', 'Itálico', 'Sobrescrito', 'Subscrito', 'Inserir link']
  const pressed = () => names.map((name) => button(name).getAttribute('aria-pressed'))
  expect(pressed()).toEqual(['false', 'false', 'false', 'false', 'false'])
  fireEvent.click(button('Negrito'))
  expect(pressed()).toEqual(['true', 'false', 'false', 'true', 'true'])
  tools.formats.mockReturnValue({ italic: true })
  fireEvent.click(button('Desfazer'))
  expect(pressed()).toEqual(['false', 'true', 'false', 'false', 'false'])
})

test('buttons follow the caret a moment later', async () => {
  const { button, move } = await open({ list: 'ordered' })
  move()
  expect(button('Lista numerada')).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(button('Lista numerada')).toHaveAttribute('aria-pressed', 'true'))
  expect(button('Lista com marcadores')).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  ['Título', 1],
  ['Seção', 2],
  ['Subseção', 3],
])('a paragraph becomes a %s, and is shown as one', async (label, header) => {
  const { tools, move } = await open({ header })
  const style = screen.getByLabelText<HTMLSelectElement>('Estilo do parágrafo')
  expect(style).toHaveValue('text')
  fireEvent.change(style, { target: { value: String(header) } })
  expect(tools.format).toHaveBeenCalledExactlyOnceWith('header', header)
  move()
  await waitFor(() => expect(style).toHaveDisplayValue(label))
  fireEvent.change(style, { target: { value: 'text' } })
  expect(tools.format).toHaveBeenLastCalledWith('header', false)
})

test.each([
  ['Alinhar à esquerda', false, 'center', 'Centralizar'],
  ['Centralizar', 'center', undefined, 'Alinhar à esquerda'],
  ['Alinhar à direita', 'right', 'justify', 'Justificar'],
  ['Justificar', 'justify', 'right', 'Alinhar à direita'],
])('a paragraph is set by %s', async (label, value, align, current) => {
  const { tools, move, bar } = await open({ align })
  move()
  const opener = await within(bar).findByLabelText(`Alinhamento: ${current}`)
  fireEvent.click(opener)
  const optionOf = (name: string) =>
    screen.getByText(name, { selector: '[role="menuitemradio"], [role="menuitemradio"] *' })
  await waitFor(() => expect(optionOf(current).closest('[role]')).toHaveAttribute('aria-checked', 'true'))
  fireEvent.click(optionOf(label))
  expect(tools.format).toHaveBeenCalledExactlyOnceWith('align', value)
})

test('a press on a button leaves the caret in the text', async () => {
  const { button } = await open()
  for (const name of ['Negrito', 'Inserir link', 'Inserir tabela', 'Mais formatação'])
    expect(fireEvent.mouseDown(button(name)), name).toBe(false)
})

test.each([
  [400, ['Negrito'], ['Tachado', 'Sublinhado', 'Subscrito']],
  [1000, ['Negrito', 'Tachado'], ['Sublinhado', 'Subscrito']],
  [1400, ['Negrito', 'Tachado', 'Sublinhado'], ['Subscrito']],
])('on a page of %i px the other tools come and go on demand', async (width, shown, others) => {
  windowOf(width)
  const { bar, button } = await open()
  for (const name of shown) expect(button(name), name).toBeVisible()
  for (const name of others) expect(button(name), name).not.toBeVisible()
  const more = button('Mais formatação')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(bar).toHaveAttribute('data-expanded', 'false')
  fireEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(bar).toHaveAttribute('data-expanded', 'true')
  for (const name of [...shown, ...others]) expect(button(name), name).toBeVisible()
  fireEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'false')
})

const stops = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('button', { hidden: true })
    .filter((button) => button.tabIndex === 0)
    .map((button) => button.getAttribute('aria-label'))

test('Tab comes to the first button, then to the last that had the focus or was pressed', async () => {
  const { bar, button } = await open()
  expect(stops(bar)).toEqual(['Negrito'])
  button('Citação').focus()
  expect(stops(bar)).toEqual(['Citação'])
  fireEvent.click(button('Mais formatação'))
  expect(stops(bar)).toEqual(['Mais formatação'])
  screen.getByLabelText('Estilo do parágrafo').focus()
  expect(stops(bar)).toEqual(['Mais formatação'])
})

test('arrows, Home and End move among the buttons, in a circle', async () => {
  const { button } = await open()
  button('Negrito').focus()
  const steps: [string, string][] = [
    ['ArrowRight', 'Itálico'],
    ['ArrowLeft', 'Negrito'],
    ['ArrowLeft', 'Mais formatação'],
    ['ArrowRight', 'Negrito'],
    ['End', 'Mais formatação'],
    ['Home', 'Negrito'],
  ]
  for (const [key, name] of steps) {
    expect(fireEvent.keyDown(required(document.activeElement), { key }), key).toBe(false)
    expect(button(name)).toHaveFocus()
  }
  expect(fireEvent.keyDown(button('Negrito'), { key: 'ArrowDown' })).toBe(true)
  const style = screen.getByLabelText('Estilo do parágrafo')
  style.focus()
  expect(fireEvent.keyDown(style, { key: 'ArrowRight' })).toBe(true)
  expect(style).toHaveFocus()
})

async function openMenu(cell: unknown, label: string) {
  const tools = notedTools()
  const { container, toasts } = await renderWithServices(<TableMenu tools={tools} cell={cell} />)
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await screen.findAllByRole('menuitem')
  const items = () => screen.getAllByRole('menuitem')
  const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))
  return { toasts, tools, items, choose, menu: container.querySelector('[data-tool="common"]') }
}

test.each([2, 3, 4])('outside of a table it makes one of three rows and %i columns', async (columns) => {
  const { tools, items, choose, menu } = await openMenu(undefined, 'Inserir tabela')
  expect(items().map((item) => item.textContent)).toEqual([
    'Tabela de 2 colunas',
    'Tabela de 3 colunas',
    'Tabela de 4 colunas',
  ])
  expect(menu).not.toHaveAttribute('data-on')
  await choose(`Tabela de ${columns} colunas`)
  expect(tools.insertTable).toHaveBeenCalledExactlyOnceWith(3, columns)
  expect(tools.editTable).not.toHaveBeenCalled()
})

test.each([
  ['Linha acima', 'row-above'],
  ['Linha abaixo', 'row-below'],
  ['Coluna à esquerda', 'column-before'],
  ['Coluna à direita', 'column-after'],
  ['Cabeçalho na primeira linha', 'head'],
  ['Apagar linha', 'delete-row'],
  ['Apagar coluna', 'delete-column'],
  ['Apagar tabela', 'delete-table'],
])('inside of a table, %s changes it', async (label, edit) => {
  const { tools, items, choose, menu } = await openMenu('r1:a', 'Editar tabela')
  expect(items()).toHaveLength(8)
  expect(menu).toHaveAttribute('data-on', 'true')
  const isDangerous = screen.getByRole('menuitem', { name: label }).hasAttribute('data-danger')
  expect(isDangerous).toBe(label.startsWith('Apagar'))
  await choose(label)
  expect(tools.editTable).toHaveBeenCalledExactlyOnceWith(edit)
  expect(tools.insertTable).not.toHaveBeenCalled()
})

test('a change whose code does not arrive is told', async () => {
  const { tools, toasts, choose } = await openMenu(undefined, 'Inserir tabela')
  tools.insertTable.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
  await choose('Tabela de 2 colunas')
  await waitFor(() =>
    expect(toasts).toContainEqual(
      expect.objectContaining({ status: 'error', title: 'Não foi possível mudar a tabela' }),
    ),
  )
})
