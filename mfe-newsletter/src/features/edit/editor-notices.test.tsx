import { crashBufferKey, deviceStorage } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import AddErratum from './add-erratum'
import EditorPage from './editor-page'
import IssueTest from './panels/issue-test'
import { held, openIssue } from './test/open-issue'

const HOME = '/newsletters/clausula-a-clausula'
const open = async (id: string, world?: Awaited<ReturnType<typeof createTestWorld>>) =>
  renderWithServices(<EditorPage />, {
    world: world ?? (await createTestWorld({ as: 'anapaula' })),
    ...{ at: `${HOME}/edit/${id}`, pattern: '/newsletters/:handle/edit/:issueId' },
  })
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const subject = () => screen.findByRole('textbox', { name: /^Assunto/ })

test('an issue without a subject has a name in the title of the page', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { getIssue } = world.services.api.newsletters
  const answers = {
    getIssue: async (input: Parameters<typeof getIssue>[0]) => {
      const answer = await getIssue(input)
      return { ...answer, issue: { ...answer.issue, subject: '' } }
    },
  }
  await open('issue-clausula-05', withCalls(world, 'newsletters', answers))
  expect(await subject()).toHaveValue('')
  await waitFor(() => expect(document.title).toContain('Editar: sem assunto'))
})

test('a sent issue is read under its own title, and can be left at any time', async () => {
  await open('issue-clausula-01')
  expect(await screen.findByRole('heading', { level: 1, name: 'Multa contratual: quanto é demais?' })).toBeVisible()
  await waitFor(() => expect(document.title).toContain('Multa contratual: quanto é demais?'))
  expect(document.title).not.toContain('Editar')
  expect(screen.queryByRole('textbox', { name: /^Assunto/ })).toBeNull()
  expect(isGuarded()).toBe(false)
})

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

test('a correction on its way says so, and cannot be given up or changed meanwhile', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const adding = held(world.services.api.newsletters.addErratum)
  await renderWithServices(<AddErratum issueId="issue-clausula-01" errata={undefined} />, {
    world: withCalls(world, 'newsletters', { addErratum: adding.call }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Acrescentar errata' }))
  const field = screen.getByRole('textbox', { name: 'Errata' })
  expect(field).toHaveAccessibleDescription('O texto enviado não muda. Quem leu a edição é avisado.')
  fireEvent.change(field, { target: { value: 'Leia-se “cinco”.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publicar errata' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Publicar errata' }))
  expect(await screen.findByText('Publicando…')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled())
  expect(field).toHaveAttribute('readonly')
  adding.goOn()
  expect(await screen.findByRole('region', { name: 'Errata' })).toHaveTextContent('Leia-se “cinco”.')
  expect(await screen.findByRole('button', { name: 'Acrescentar errata' })).toBeEnabled()
  expect(world.toasts.map(({ title }) => title)).toEqual(['Errata publicada'])
})

test('a second subject that an earlier visit left opens its form with it', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const owned = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const { editing, issue } = await openIssue(world)
  const key = crashBufferKey('user-anapaula', 'abtest', issue.id)
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
