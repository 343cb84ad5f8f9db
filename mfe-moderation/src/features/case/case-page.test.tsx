import { LENGTH, OfflineError, type Outputs } from '@ementa/contracts'
import { createTestWorld, fill, titles, withCalls } from '@ementa/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { click, open } from '../../test/open'
import { AT, CONTENT, recordOf, rowOf } from '../../test/rows'

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
  await fill(field, 'Prometeu moderar o tom.')
  click('Salvar nota')
  await waitFor(() => expect(titles(toasts)).toContain('Nota salva'))
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
  await fill(dialog.getByRole('textbox', { name: /^Justificativa/ }), 'Oferta com preço.')
  fireEvent.click(dialog.getByRole('button', { name: 'Advertir @lexcorp' }))
  await waitFor(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

type Case = Outputs['moderation']['getCase']

/** Opens the case of a person of the seed, with changes. */
async function show(change: (found: Case) => Partial<Case> = () => ({}), user: Partial<Case['user']> = {}) {
  const plain = await createTestWorld({ as: 'moderacao' })
  const found = await plain.services.api.moderation.getCase({ username: 'lexcorp' })
  const read = { ...found, ...change(found), user: { ...found.user, ...user } }
  const addNote = vi.fn(async (_: { user_id: string; text: string }) => ({}))
  const world = withCalls(plain, 'moderation', { getCase: async () => read, addNote })
  await open('/admin/pessoas/lexcorp', { world })
  await screen.findByRole('heading', { level: 1, name: 'Lexcorp Gestão de Contratos' })
  return { addNote, toasts: world.toasts }
}
const part = (name: string) => screen.getByRole('region', { name })

test('of a person about whom there is nothing that is said, part by part', async () => {
  await show(() => ({ waiting: [], decisions: [], notes: [], reports_received: 0, reports_made: 0 }))
  expect(document.title).toBe('Ficha de @lexcorp — Ementa')
  expect(part('Na fila')).toHaveTextContent('Nada de @lexcorp aguarda decisão.')
  expect(part('Decisões e medidas')).toHaveTextContent('Nenhuma até agora.')
  expect(part('Notas internas')).toHaveTextContent('Nenhuma nota sobre @lexcorp.')
  expect(screen.getByRole('link', { name: 'Voltar para Usuários' })).toHaveAttribute('href', '/admin/users')
})

test('the account says how it stands and how much there is', async () => {
  await show(() => ({ decisions: [recordOf()], reports_received: 7, reports_made: 3 }), {
    ...{ status: 'temp_banned', banned_until: '2026-12-20T12:00:00.000Z', is_moderator: true, warnings_count: 2 },
    shadow_ban: { id: 'audit-1', created_at: AT },
  })
  const account = part('Conta')
  for (const words of [
    'Banida temporariamente até 20 de dezembro de 2026',
    'Shadow ban desde 20 de novembro de 2026',
    'Da moderação',
    'Advertências2',
    'Decisões1',
    'Denúncias recebidas7sobre a conta e o que publicou',
    'Denúncias feitas3',
  ])
    expect(account).toHaveTextContent(words)
  cleanup()
  await show(undefined, { status: 'active', banned_until: null, is_moderator: false, shadow_ban: null })
  expect(part('Conta')).toHaveTextContent('Ativa')
  expect(part('Conta')).not.toHaveTextContent(/ até |Shadow ban|Da moderação/)
})

test('what waits is told with its reports, and opens in the queue', async () => {
  const waitingOf = ({ item, content }: ReturnType<typeof rowOf>) => ({ item, content }) as Case['waiting'][number]
  await show(() => ({
    waiting: [
      waitingOf(rowOf({ id: 'queue/1', priority: 60, report_count: 2 }, { content: CONTENT })),
      waitingOf(rowOf({ id: 'queue-2', item_type: 'comment' })),
    ],
  }))
  const lines = within(part('Na fila')).getAllByRole('listitem')
  expect(lines[0]).toHaveTextContent(/^Publicação, prioridade 60Compre já\.2 denúncias · Spam · /)
  expect(lines[1]).toHaveTextContent(/^Comentário, prioridade 1Este conteúdo não existe mais\.1 denúncia · Spam · /)
  expect(
    within(part('Na fila'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/moderation?item=queue%2F1', '/admin/moderation?item=queue-2'])
  expect(part('Na fila')).not.toHaveTextContent('aguarda decisão')
})

test('decisions are listed ten at first, each opens, and one that was undone says so', async () => {
  const reversal = { id: 'undo', moderator_name: 'Beatriz', created_at: AT }
  const decisions = Array.from({ length: 11 }, (_, index) =>
    recordOf({
      id: `audit-${index}`,
      reason: index === 1 ? '' : `Motivo ${index}`,
      reversal: index === 1 ? reversal : null,
    }),
  )
  await show(() => ({ decisions }))
  const lines = () => within(part('Decisões e medidas')).getAllByRole('listitem')
  expect(lines()).toHaveLength(10)
  expect(lines()[0]).toHaveTextContent(/^Remoção · Publicação · Moderação da Ementa · .*Motivo 0Ver$/)
  expect(lines()[0]).not.toHaveTextContent('desfeita')
  expect(lines()[1]).toHaveTextContent(/ · desfeitaVer$/)
  click('Ver as 11 decisões')
  expect(lines()).toHaveLength(11)
  expect(screen.queryByRole('button', { name: /^Ver as/ })).toBeNull()
  fireEvent.click(within(lines()[0] as HTMLElement).getByRole('button', { name: 'Ver: Remoção · Publicação de @ana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remoção · Publicação de @ana' })
  fireEvent.click(within(dialog).getByText('Fechar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('notes say who wrote them; one that could not be saved stays, and says why', async () => {
  const note = { id: 'n1', author_name: 'Beatriz', text: 'Prometeu moderar o tom.', created_at: AT }
  const { addNote, toasts } = await show(() => ({ notes: [note] }))
  expect(within(part('Notas internas')).getByRole('listitem')).toHaveTextContent(/^Prometeu moderar o tom\.Beatriz · /)
  expect(part('Notas internas')).not.toHaveTextContent('Nenhuma nota')
  expect(part('Notas internas')).toHaveTextContent(/A pessoa não lê as notas\. Escreva só o necessário para decidir/)
  const field = screen.getByRole('textbox', { name: 'Nova nota' })
  await fill(field, 'a'.repeat(LENGTH.justification + 1))
  click('Salvar nota')
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining(`A nota pode ter até ${LENGTH.justification} caracteres.`),
  )
  expect(addNote).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  await fill(field, ' Outra. ')
  expect(field).not.toHaveAttribute('aria-invalid')
  addNote.mockRejectedValueOnce(new OfflineError()).mockRejectedValueOnce(new Error('down'))
  for (const description of ['Sem conexão. Tente quando ela voltar.', 'Tente novamente.']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar nota' }))
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro ao salvar a nota', description }))
    expect(field).toHaveValue(' Outra. ')
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Salvar nota' }))
  await waitFor(() => expect(titles(toasts).at(-1)).toBe('Nota salva'))
  expect(addNote).toHaveBeenLastCalledWith({ user_id: 'user-lexcorp', text: 'Outra.' })
  await waitFor(() => expect(field).toHaveValue(''))
})

test('a case that could not be read says so, and can be read again', async () => {
  const { simulate } = await open('/admin/pessoas/lexcorp', { simulation: { fail: ['moderation.getCase'] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Erro ao carregar a ficha' })).toBeInTheDocument()
  simulate({})
  click('Tentar novamente')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lexcorp Gestão de Contratos' })).toBeInTheDocument()
})
