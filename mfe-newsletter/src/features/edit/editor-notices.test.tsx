import { crashCopyKey, deviceStorage, type HoldReason, type NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { absoluteTime } from '@ementa/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { momentText } from '../../shared/scheduling/moment'
import { ConflictDialog, OfflineNotice, SendingNotice } from './editor-notices'
import EditorPage from './editor-page'
import { TextFacts } from './issue-editor'
import IssueTest from './panels/issue-test'
import { openIssue, portWith } from './test/open-issue'

const HOME = '/newsletters/clausula-a-clausula'
const open = async (id: string, world?: Awaited<ReturnType<typeof createTestWorld>>) =>
  renderWithServices(<EditorPage />, {
    world: world ?? (await createTestWorld({ as: 'anapaula' })),
    ...{ at: `${HOME}/edit/${id}`, pattern: '/newsletters/:handle/edit/:issueId' },
  })
const subject = () => screen.findByRole('textbox', { name: /^Assunto/ })

test('when this device keeps no copy of what is written, that is said', async () => {
  await open('issue-clausula-05')
  const field = await subject()
  const title = 'O armazenamento deste aparelho está cheio'
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  fireEvent.change(field, { target: { value: 'Outro assunto' } })
  window.dispatchEvent(new Event('pagehide'))
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(
    'A cópia de segurança do que você escreve não pôde ser guardada. Salve o rascunho agora.',
  )
})

test('a second subject that an earlier visit left opens its form with it', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const owned = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const { editing, issue } = await openIssue(world)
  const key = crashCopyKey('user-anapaula', 'abtest', issue.id)
  localStorage.setItem(key, JSON.stringify({ subject_b: 'Meia ideia' }))
  await renderWithServices(<IssueTest editing={editing} owned={owned} />, { world })
  const field = await screen.findByRole('textbox', { name: /Assunto B/ })
  expect(field).toHaveValue('Meia ideia')
  // Nobody asked for it: the focus stays where it is.
  expect(field).not.toHaveFocus()
})

test('undo plans a test again as it was', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const owned = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const newsletterId = owned.newsletter.id
  const { editing, issue } = await openIssue(world)
  const fields = {
    name: 'Nome',
    subject_b: 'Outro',
    sample_percent: 50,
    metric: 'clicks',
    duration_minutes: 30,
  } as const
  await world.otherTab.newsletters.createABTest({ newsletterId, issueId: issue.id, ...fields })
  await renderWithServices(<IssueTest editing={editing} owned={owned} />, { world })
  fireEvent.click(await screen.findByRole('button', { name: 'Não testar' }))
  await screen.findByRole('button', { name: 'Testar dois assuntos' })
  expect(world.toasts).toMatchObject([{ title: 'A edição vai sem teste', status: 'success' }])
  expect(world.toasts[0]?.action?.label).toBe('Desfazer')
  world.toasts[0]?.action?.onClick()
  expect(await screen.findByText(/^50% dos .* · 30 minutos\. Começa no envio\.$/)).toBeInTheDocument()
  const { tests } = await world.otherTab.newsletters.listABTests({ newsletterId })
  expect(tests.filter((one) => one.issue_id === issue.id)).toMatchObject([{ ...fields, status: 'draft' }])
})

const NINE = '2026-11-24T12:00:00.000Z'

const notice = (name: string) => screen.getByRole('region', { name }).textContent
const isSaid = (name: string) => screen.queryByRole('region', { name }) !== null
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

async function openSending(changes: Partial<NewsletterIssue>) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { editing } = await openIssue(world, changes)
  await renderWithServices(<SendingNotice editing={editing} />, { world })
  return { ...world, editing }
}

test.each<[HoldReason, boolean, RegExp]>([
  ['text', true, / Os títulos que vieram da edição anterior não contam\./],
  ['text', false, /depois, envie ou agende de novo\.$/],
  ['same', true, /depois, envie ou agende de novo\.$/],
])('a held issue says why (%s), and what did not count (%s)', async (reason, isOpenedByRecurrence, end) => {
  await openSending({
    held: { reason, due_at: NINE, recurrence: 'none' },
    ...(isOpenedByRecurrence && { opened_by: { issue_id: 'issue-clausula-04', outline: '' } }),
  })
  const text = screen.getByRole('region', { name: /^Não enviada: / }).textContent
  expect(text).toContain(`O envio estava marcado para ${momentText(NINE)}. `)
  expect(text).toMatch(end)
  expect(text).not.toContain('recorrência')
})

test('a held issue says that its recurrence waits for it', async () => {
  await openSending({ held: { reason: 'text', due_at: NINE, recurrence: 'weekly' } })
  expect(notice('Não enviada: falta o texto')).toMatch(
    / A recorrência \(semanal\) espera por esta edição e continua quando ela for enviada\.$/,
  )
})

test('a scheduled issue whose changes could not be stored says that it waits for them', async () => {
  const { editing, simulate } = await openSending({ status: 'scheduled', scheduled_at: NINE })
  expect(isSaid('O envio espera o salvamento')).toBe(false)
  simulate({ fail: ['newsletters.updateIssue'] })
  await act(async () => {
    editing.setField('subject', 'Outro assunto')
    await editing.save({ silent: true })
  })
  expect(notice('O envio espera o salvamento')).toContain(
    `Enquanto for assim, a edição não será enviada em ${momentText(NINE)}: o texto antigo não sai no lugar do novo.`,
  )
})

test('without a connection it is said where the text is kept, and how old a copy is', async () => {
  const world = await createTestWorld()
  const copiedAt = Date.parse(NINE)
  const ui = (at: number | null) => <OfflineNotice copiedAt={at} />
  const { unmount } = await renderWithServices(ui(copiedAt), { world })
  expect(isSaid('Você está sem conexão')).toBe(false)
  await act(async () => {
    world.services.offline.state.online = false
  })
  expect(notice('Você está sem conexão')).toContain(
    `O texto abaixo é a cópia deste aparelho, de ${absoluteTime(copiedAt)}. O que você escrever fica guardado neste aparelho. Salvar e enviar voltam com a conexão.`,
  )
  unmount()
  await renderWithServices(ui(null), { world })
  expect(notice('Você está sem conexão')).toMatch(/^Você está sem conexãoO que você escrever fica guardado/)
})

test('the length of the text stands below it, with what is still to be filled in', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { editing } = await openIssue(world)
  editing.attach(portWith('Prezado [NOME], até [DATA].\n'))
  await renderWithServices(<TextFacts id="fatos" editing={editing} />, { world })
  expect(document.getElementById('fatos')?.textContent).toBe('4 palavras · 1 min de leitura')
  expect(statuses()).toContain('Ainda há trechos por preencher: [NOME], [DATA].')
})

const OTHER = `<p>${'O texto da outra aba. '.repeat(10)}</p><h2>O prazo</h2>`

/** The same issue was saved in another tab while something was written here. */
async function openConflict() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const { issue, editing } = await openIssue(world)
  await renderWithServices(<ConflictDialog editing={editing} />, { world })
  await api.newsletters.updateIssue({ issueId: issue.id, subject: 'Da outra aba', html: OTHER })
  await act(async () => {
    editing.setField('subject', 'Desta aba')
    await editing.save()
  })
  const stored = async () => (await api.newsletters.getIssue({ issueId: issue.id })).issue
  return { dialog: within(await screen.findByRole('dialog')), editing, stored }
}

test('both versions can be read side by side, also with the keyboard alone', async () => {
  const { dialog } = await openConflict()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver as duas' }))
  for (const version of ['Nesta aba', 'Na outra aba']) {
    const text = within(dialog.getByRole('region', { name: version })).getByRole('group', { name: `Texto: ${version}` })
    // A long text scrolls: it takes the focus, so that the arrow keys reach its end.
    expect(text.tabIndex).toBe(0)
    text.focus()
    expect(document.activeElement).toBe(text)
  }
  expect(dialog.getByRole('group', { name: 'Texto: Na outra aba' }).textContent).toContain('O texto da outra aba.')
  expect(dialog.getByRole('heading', { name: 'Desta aba' })).toBeInTheDocument()
})

test('nothing is decided by closing it; a notice opens it again', async () => {
  const { dialog, stored } = await openConflict()
  fireEvent.keyDown(dialog.getByRole('button', { name: 'Usar a outra' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await stored()).subject).toBe('Da outra aba')
  fireEvent.click(screen.getByRole('button', { name: 'Decidir' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Manter a minha' }))
  await waitFor(async () => expect((await stored()).subject).toBe('Desta aba'))
})

test('it says when the other tab saved, and taking its text keeps one’s own on this device', async () => {
  const { dialog, editing, stored } = await openConflict()
  const { updated_at } = await stored()
  expect(dialog.getByText(/^A outra aba salvou a edição em /).textContent).toBe(
    `A outra aba salvou a edição em ${absoluteTime(updated_at)}. O que está escrito aqui é diferente. “Manter a minha” substitui o que a outra salvou. Com “Usar a outra”, o que está aqui continua guardado neste aparelho até você descartá-lo.`,
  )
  expect(screen.getByText('Enquanto você não decidir, nada é salvo por cima da outra versão.')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver as duas' }))
  expect(dialog.getByRole('heading', { level: 3, name: 'Da outra aba' })).toBeInTheDocument()
  expect(dialog.getByRole('heading', { level: 4, name: 'O prazo' })).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Usar a outra' }))
  await waitFor(() => expect(editing.state.fields.subject).toBe('Da outra aba'))
  expect(editing.state.recovered?.subject).toBe('Desta aba')
  await waitFor(() => expect(screen.queryByText(/^Enquanto você não decidir/)).toBeNull())
})
