import { renderWithServices, userEvent } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notedTools } from './test/text-surface'
import { TableMenu } from './toolbar'

async function open(cell: unknown, label: string) {
  const tools = notedTools()
  const { container, toasts } = await renderWithServices(<TableMenu tools={tools} cell={cell} />)
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await screen.findAllByRole('menuitem')
  const items = () => screen.getAllByRole('menuitem')
  const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))
  return { toasts, tools, items, choose, menu: container.querySelector('[data-tool="common"]') }
}

test.each([2, 3, 4])('outside of a table it makes one of three rows and %i columns', async (columns) => {
  const { tools, items, choose, menu } = await open(undefined, 'Inserir tabela')
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
  const { tools, items, choose, menu } = await open('r1:a', 'Editar tabela')
  expect(items()).toHaveLength(8)
  expect(menu).toHaveAttribute('data-on', 'true')
  const isDangerous = screen.getByRole('menuitem', { name: label }).hasAttribute('data-danger')
  expect(isDangerous).toBe(label.startsWith('Apagar'))
  await choose(label)
  expect(tools.editTable).toHaveBeenCalledExactlyOnceWith(edit)
  expect(tools.insertTable).not.toHaveBeenCalled()
})

test('a change whose code does not arrive is told', async () => {
  const { tools, toasts, choose } = await open(undefined, 'Inserir tabela')
  tools.insertTable.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
  await choose('Tabela de 2 colunas')
  await waitFor(() =>
    expect(toasts).toContainEqual(
      expect.objectContaining({ status: 'error', title: 'Não foi possível mudar a tabela' }),
    ),
  )
})
