import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, eventually, open, titles, write } from '../../test/open'

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
  await write(field, 'Prometeu moderar o tom.')
  click('Salvar nota')
  await eventually(() => expect(titles(toasts)).toContain('Nota salva'))
  expect(await within(await notes()).findByText('Prometeu moderar o tom.')).toBeInTheDocument()
  expect((await api.moderation.getCase({ username: 'sergiofalcao' })).notes).toHaveLength(1)
})

test('a measure is taken where its person is, asks for its reason, and is there at once', async () => {
  const { api, toasts } = await open('/admin/pessoas/lexcorp')
  const measures = within(await screen.findByRole('region', { name: 'Medidas' }))
  expect(measures.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Promover à moderação',
    'Advertir',
    'Silenciar',
    'Banir por 30 dias',
    'Banir permanentemente',
  ])
  fireEvent.click(measures.getByRole('button', { name: 'Advertir' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Advertir @lexcorp' }))
  await write(dialog.getByRole('textbox', { name: /^Justificativa/ }), 'Oferta com preço.')
  fireEvent.click(dialog.getByRole('button', { name: 'Advertir @lexcorp' }))
  await eventually(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await api.moderation.getCase({ username: 'lexcorp' })).user.status).toBe('warned')
  expect(
    await within(screen.getByRole('region', { name: 'Decisões e medidas' })).findByText('Oferta com preço.'),
  ).toBeInTheDocument()
  // The new status allows other measures.
  expect(measures.queryByRole('button', { name: 'Silenciar' })).toBeNull()
})

test('nobody takes a measure about the own account, nor one who is no moderator', async () => {
  const world = await open('/admin/pessoas/moderacao')
  const labels = async () =>
    within(await screen.findByRole('region', { name: 'Medidas' }))
      .queryAllByRole<HTMLButtonElement>('button')
      .map(({ textContent, disabled }) => [textContent, disabled])
  expect(await labels()).toEqual([['Remover da moderação', false]])
  world.unmount()
  await open('/admin/pessoas/sergiofalcao', { as: 'anapaula' })
  expect((await labels()).every(([, isDisabled]) => isDisabled)).toBe(true)
})

test('who is no moderator reads the case without its notes; nobody is found under a wrong name', async () => {
  const world = await open('/admin/pessoas/sergiofalcao', { as: 'anapaula' })
  expect((await notes()).textContent).toContain('Só quem faz parte da moderação lê')
  expect(screen.queryByRole('textbox', { name: 'Nova nota' })).toBeNull()
  await open('/admin/pessoas/ninguem', { world })
  expect(await screen.findByRole('heading', { name: 'Pessoa não encontrada' })).toBeInTheDocument()
})
