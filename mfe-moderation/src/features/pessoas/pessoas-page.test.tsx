import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, eventually, open, titles } from '../../test/open'

const notes = () => screen.findByRole('region', { name: 'Notas internas' })

test('a person’s page has what waits, what was decided and the notes; a new note is kept for the others', async () => {
  const { api, toasts } = await open('/admin/pessoas/sergiofalcao')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sérgio Falcão' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Conta' }).textContent).toMatch(/Banida temporariamente.*Advertências3/)
  const waiting = within(screen.getByRole('region', { name: 'Na fila' })).getAllByRole('link')
  expect(waiting.map((link) => link.getAttribute('href'))).toContain('/admin/moderation?item=queue-04')
  expect(screen.getByRole('region', { name: 'Decisões e medidas' }).textContent).toContain('Terceira advertência')
  click('Salvar nota')
  expect(screen.getByText('Escreva a nota.')).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Nova nota' })
  fireEvent.change(field, { target: { value: 'Prometeu moderar o tom.' } })
  click('Salvar nota')
  await eventually(() => expect(titles(toasts)).toContain('Nota salva'))
  expect(await within(await notes()).findByText('Prometeu moderar o tom.')).toBeInTheDocument()
  expect((await api.moderation.getCase({ username: 'sergiofalcao' })).notes).toHaveLength(1)
})

test('who is no moderator reads the case without its notes; nobody is found under a wrong name', async () => {
  const world = await open('/admin/pessoas/sergiofalcao', { as: 'anapaula' })
  expect((await notes()).textContent).toContain('Só quem faz parte da moderação lê')
  expect(screen.queryByRole('textbox', { name: 'Nova nota' })).toBeNull()
  await open('/admin/pessoas/ninguem', { world })
  expect(await screen.findByRole('heading', { name: 'Pessoa não encontrada' })).toBeInTheDocument()
})
