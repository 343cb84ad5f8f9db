import { renderWithServices } from '@ementa/testing'
import { useRoutes } from '@ementa/ui/router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes'

function Product() {
  return useRoutes(routes)
}

test.each([
  ['/profile', 'Seu perfil'],
  ['/u/renata', 'Renata Vasconcelos'],
  ['/notifications', 'Suas notificações'],
  ['/settings/notifications', 'Configurações de notificações'],
  ['/settings/privacy', 'Privacidade'],
  ['/acessibilidade', 'Acessibilidade'],
])('%s leads to its page, for a visitor too', async (at, name) => {
  await renderWithServices(<Product />, { at, pattern: '*' })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
})
