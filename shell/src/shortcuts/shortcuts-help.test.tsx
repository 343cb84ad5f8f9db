import { renderWithServices, userEvent } from '@ementa/testing'
import { memoryStorage } from '@ementa/ui/host'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { helpState } from '../frame/dialog-states'
import { createShortcuts } from './shortcuts'
import { ShortcutsHelp } from './shortcuts-help'

afterEach(() => {
  helpState.close()
})

test('the help says what each key does, sequences in their order, and turns all of them off', async () => {
  const shortcuts = createShortcuts({ storage: memoryStorage() })
  helpState.open()
  await renderWithServices(<ShortcutsHelp shortcuts={shortcuts} />)
  const help = await screen.findByRole('dialog', { name: 'Atalhos de teclado' })
  expect(within(help).getByRole('heading', { name: 'Em qualquer página' })).toBeInTheDocument()
  expect(within(help).getByRole('heading', { name: 'Em listas de publicações' })).toBeInTheDocument()
  const lines = [...help.querySelectorAll('dt')].map((line) => [line.textContent, line.nextElementSibling?.textContent])
  expect(lines).toEqual([
    ['Buscar', '/'],
    ['Escrever uma publicação', 'c'],
    ['Ir para Home', 'gdepoish'],
    ['Ir para Notificações', 'gdepoisn'],
    ['Ir para Perfil', 'gdepoisp'],
    ['Ir para Favoritos', 'gdepoisb'],
    ['Abrir esta ajuda', '?'],
    ['Fechar o que está aberto', 'Esc'],
    ['Próxima publicação', 'j'],
    ['Publicação anterior', 'k'],
    ['Abrir a publicação', 'o'],
    ['Curtir', 'l'],
    ['Salvar nos favoritos', 'b'],
    ['Comentar', 'r'],
    ['Carregar novas publicações', '.'],
  ])
  const toggle = within(help).getByRole('checkbox', { name: 'Usar atalhos de teclado' })
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  expect(shortcuts.state.isOn).toBe(false)
  await userEvent.click(within(help).getByRole('button', { name: 'Fechar' }))
  expect(helpState.isOpen).toBe(false)
})
