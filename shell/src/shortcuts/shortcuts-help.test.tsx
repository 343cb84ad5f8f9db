import { renderWithServices, userEvent } from '@ementa/testing'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { helpState } from '../dialog-states'
import { createShortcuts } from './shortcuts'
import { ShortcutsHelp } from './shortcuts-help'

afterEach(() => {
  helpState.close()
})

test('the help says what each key does, sequences in their order, and turns all of them off [EXP-44]', async () => {
  const shortcuts = createShortcuts({ storage: memoryStorage() })
  helpState.open()
  await renderWithServices(<ShortcutsHelp shortcuts={shortcuts} />)
  const help = await screen.findByRole('dialog', { name: 'Atalhos de teclado' })
  expect(within(help).getByRole('heading', { name: 'Em qualquer página' })).toBeInTheDocument()
  expect(within(help).getByRole('heading', { name: 'Em listas de publicações' })).toBeInTheDocument()
  const keysOf = (line: string) => within(help).getByText(line).nextElementSibling?.textContent
  expect(['Buscar', 'Ir para Home'].map(keysOf)).toEqual(['/', 'gdepoish'])
  const inLists = ['Próxima publicação', 'Publicação anterior', 'Abrir a publicação', 'Curtir', 'Salvar nos favoritos']
  expect(inLists.map(keysOf)).toEqual(['j', 'k', 'o', 'l', 'b'])
  expect(['Comentar', 'Carregar novas publicações', 'Abrir esta ajuda'].map(keysOf)).toEqual(['r', '.', '?'])
  const toggle = within(help).getByRole('checkbox', { name: 'Usar atalhos de teclado' })
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  expect(shortcuts.state.isOn).toBe(false)
  await userEvent.click(within(help).getByRole('button', { name: 'Fechar' }))
  expect(helpState.isOpen).toBe(false)
})
