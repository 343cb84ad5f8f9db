import { renderWithServices, userEvent } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ActionMenu } from './action-menu'

const user = userEvent.setup()
const items = () => [
  { label: 'Copiar', description: 'O endereço da publicação', onSelect: vi.fn() },
  { label: 'Fixar', onSelect: vi.fn() },
  { label: 'Excluir', onSelect: vi.fn(), danger: true },
  { label: 'Denunciar', onSelect: vi.fn(), danger: true },
]

test('each action is called by its label alone, with its line as the description', async () => {
  const actions = items()
  await renderWithServices(<ActionMenu label="Mais ações" items={actions} />)
  const button = screen.getByRole('button', { name: 'Mais ações' })
  expect(screen.queryByRole('menuitem')).toBeNull()
  await user.click(button)
  const [copy, pin, remove, report] = await screen.findAllByRole('menuitem')
  expect(copy).toHaveAccessibleName('Copiar')
  expect(copy).toHaveAccessibleDescription('O endereço da publicação')
  expect(pin).not.toHaveAttribute('aria-describedby')
  expect(pin?.children, 'no empty line below').toHaveLength(0)
  expect(copy).not.toHaveAttribute('data-danger')
  for (const one of [remove, report]) expect(one).toHaveAttribute('data-danger', '')
  expect(screen.getAllByRole('separator')).toHaveLength(1)
  expect(screen.getByRole('separator').nextElementSibling).toBe(remove)

  if (copy) await user.click(copy)
  expect(actions[0]?.onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(button).toHaveFocus())
})

test('no line stands above what begins with danger, and a menu that starts open does so once', async () => {
  const view = await renderWithServices(<ActionMenu label="Outras" items={items().slice(2)} startOpen />)
  expect(await view.findAllByRole('menuitem')).toHaveLength(2)
  expect(view.queryByRole('separator')).toBeNull()
  // The menu takes the focus a frame after its items are there.
  await waitFor(() => expect(view.getByRole('menu')).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(view.getByRole('button', { name: 'Outras' })).toHaveAttribute('aria-expanded', 'false'))
})

test('Home and End go to the first and the last action, not to the ends of the page below', async () => {
  const view = await renderWithServices(<ActionMenu label="Mais ações" items={items()} startOpen />)
  await waitFor(() => expect(view.getByRole('menu')).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{End}')
  await waitFor(() => expect(view.getByRole('menuitem', { name: 'Denunciar' })).toHaveFocus())
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(view.getByRole('menuitem', { name: 'Excluir' })).toHaveFocus())
  await user.keyboard('{Home}')
  await waitFor(() => expect(view.getByRole('menuitem', { name: 'Copiar' })).toHaveFocus())
})
