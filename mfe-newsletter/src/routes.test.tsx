import { createTestWorld, renderWithServices } from '@ementa/testing'
import { useRoutes } from '@ementa/ui/router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes'

function Remote() {
  return useRoutes(routes)
}

const HOME = '/newsletters/clausula-a-clausula'

test.each([
  ['/newsletters', 'Newsletters'],
  ['/newsletters/create', 'Criar newsletter'],
  [HOME, 'Cláusula a Cláusula'],
  [`${HOME}/schedule`, 'Agendamentos'],
  [`${HOME}/abtest`, 'Testes A/B'],
  [`${HOME}/configuracoes`, 'Configurações'],
  [`${HOME}/new`, 'Nova edição'],
])('%s leads to its page', async (at, name) => {
  await renderWithServices(<Remote />, { as: 'anapaula', at, pattern: '*' })
  // The outline of a page has its title already.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument())
})

test('the page of an issue shows it to be read, the editor of a sent one what can still be done with it', async () => {
  const { unmount } = await renderWithServices(<Remote />, {
    ...{ as: 'renata', at: `${HOME}/issues/issue-clausula-01`, pattern: '*' },
  })
  expect(await screen.findByText('Edição nº 1')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Edição enviada' })).toBeNull()
  unmount()
  await renderWithServices(<Remote />, { as: 'anapaula', at: `${HOME}/edit/issue-clausula-01`, pattern: '*' })
  expect(await screen.findByRole('region', { name: 'Edição enviada' })).toBeInTheDocument()
})

test('an owner who signs out, here or in another tab, is told where the text is, and finds it after signing in', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { toasts } = await renderWithServices(<Remote />, {
    ...{ world, at: `${HOME}/edit/issue-clausula-05`, pattern: '*' },
  })
  const subject = await screen.findByRole('textbox', { name: /^Assunto/ })
  await screen.findByRole('textbox', { name: 'Texto da edição' })
  fireEvent.change(subject, { target: { value: 'Um assunto que ainda não foi salvo' } })
  await act(() => world.session.signOut())
  expect(await screen.findByRole('heading', { level: 1, name: 'Você saiu da conta' })).toBeInTheDocument()
  expect(screen.getByText(/continua guardado neste aparelho/)).toBeInTheDocument()
  expect(toasts).toEqual([])
  await act(() => world.session.signIn('anapaula'))
  expect(await screen.findByText(/“Um assunto que ainda não foi salvo”, escrito/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Assunto/ })).toHaveValue('Um assunto que ainda não foi salvo'),
  )
})
