import { crashCopyKey, deviceStorage, OfflineError } from '@ementa/contracts'
import {
  asksBeforeUnload,
  createTestWorld,
  inputsOf,
  renderWithServices,
  required,
  type TestWorld,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { copyKeys } from '@ementa/ui'
import { Link, useLocation, useRoutes } from '@ementa/ui/router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../../routes'

const HOME = '/newsletters/clausula-a-clausula'
const KEY = crashCopyKey('user-anapaula', 'issue', 'new:newsletter-clausula')

function Pages() {
  return (
    <>
      <Link to={`${HOME}/new`}>Outra edição</Link>
      <output aria-label="Endereço">{useLocation().pathname}</output>
      {useRoutes(routes)}
    </>
  )
}

async function open(given?: TestWorld) {
  const world = given ?? (await createTestWorld({ as: 'anapaula' }))
  await renderWithServices(<Pages />, { world, at: `${HOME}/new`, pattern: '*' })
  const creations = () => inputsOf(world.calls, 'newsletters.createIssue')
  return { ...world, creations }
}
const subject = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Assunto/ })
const text = () => screen.findByRole('textbox', { name: 'Texto da edição' })
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Salvar rascunho' }))
async function edited() {
  await screen.findByRole('heading', { level: 1, name: 'Editar edição' })
  await waitFor(() => expect(screen.getByLabelText('Endereço').textContent).toMatch(`${HOME}/edit/issue-`))
}
/** A page that holds something asks before it is closed. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))
const copies = () => copyKeys(KEY).map((key) => JSON.parse(localStorage.getItem(key) ?? 'null'))
const leftBefore = (subject: string, ops: unknown = null) =>
  JSON.stringify({ title: '', subject, preheader: '', ops, writtenAt: 1 })

test('a new issue stands under the name of its newsletter, and says where its text is kept', async () => {
  await open()
  const back = await screen.findByRole('link', { name: 'Voltar para Cláusula a Cláusula' })
  expect(screen.getByRole('heading', { level: 1, name: 'Nova edição' })).toBeInTheDocument()
  expect(back).toHaveAttribute('href', HOME)
  await waitFor(() => expect(document.title).toContain('Nova edição de Cláusula a Cláusula'))
  const line = screen.getByText(/^O rascunho é criado quando você salva\./)
  expect(line).toHaveAttribute('role', 'status')
  expect(await text()).toHaveAccessibleDescription(line.textContent ?? '')
  expect(asksBeforeUnload()).toBe(false)
  for (const name of ['Texto de prévia', 'Título interno']) expect(screen.queryByRole('textbox', { name })).toBeNull()
  expect(screen.queryByRole('complementary', { name: /^Envio/ })).toBeNull()
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
})

test('without a subject nothing is made, and the field says why until there is one [NWS-042]', async () => {
  const { toasts, creations } = await open()
  const field = await subject()
  expect(field).not.toHaveAccessibleDescription('Assunto obrigatório')
  await save()
  await waitFor(() => expect(field).toHaveAccessibleDescription('Assunto obrigatório'))
  expect(toasts).toMatchObject([
    { title: 'Assunto obrigatório', description: 'Escreva o assunto antes de salvar o rascunho.', status: 'error' },
  ])
  expect(field).toHaveFocus()
  await userEvent.type(field, 'A')
  expect(field).not.toHaveAccessibleDescription('Assunto obrigatório')
  expect(creations()).toEqual([])
})

test('a draft is made of the subject, and goes on as an issue at an address of its own [NWS-043]', async () => {
  const { toasts, creations } = await open()
  await userEvent.type(await subject(), ' Juros ')
  leave()
  expect(copies()).toMatchObject([{ subject: ' Juros ' }])
  expect(asksBeforeUnload()).toBe(true)
  await save()
  await edited()
  expect(toasts).toMatchObject([{ title: 'Rascunho salvo!', status: 'success' }])
  const fields = { title: 'Juros', subject: 'Juros', html: '' }
  expect(creations()).toMatchObject([{ newsletterId: 'newsletter-clausula', ...fields }])
  expect(screen.getByText('Rascunho')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Título interno' })).toHaveValue('Juros')
  expect(screen.getByRole('complementary', { name: /^Envio/ })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toContain('Editar: Juros'))
  await waitFor(() => expect(asksBeforeUnload()).toBe(false))
  leave()
  expect(copies()).toEqual([])
})

test('another new issue begins empty after one was made', async () => {
  await open()
  await userEvent.type(await subject(), 'Juros')
  await save()
  await edited()
  fireEvent.click(screen.getByRole('link', { name: 'Outra edição' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nova edição' })).toBeInTheDocument()
  expect(await subject()).toHaveValue('')
})

test('saves with Control and S, and the button keeps the focus while it does', async () => {
  const world = await open()
  const goOn = world.hold('newsletters.createIssue')
  await userEvent.type(await subject(), 'Pelo teclado')
  const button = screen.getByRole('button', { name: 'Salvar rascunho' })
  button.focus()
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  expect(await screen.findByRole('button', { name: 'Salvando…' })).toBe(document.activeElement)
  fireEvent.click(button)
  goOn()
  await edited()
  expect(world.creations()).toHaveLength(1)
})

test('a failed creation is said, and the next try makes the same draft [NWS-044]', async () => {
  const { toasts, simulate, creations } = await open()
  const field = await subject()
  await userEvent.type(field, 'Juros')
  simulate({ fail: ['newsletters.createIssue'] })
  await save()
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Erro ao criar rascunho', description: 'Tente novamente.' }]),
  )
  // The draft is made, and cannot be opened.
  simulate({ fail: ['newsletters.getIssue'] })
  await save()
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(field).toHaveValue('Juros')
  await userEvent.type(field, ' de mora')
  simulate({})
  await save()
  await edited()
  const ids = creations().map((input) => (input as { requestId: string }).requestId)
  expect(new Set(ids).size).toBe(1)
  // The draft has the subject of the first try.
  expect(field).toHaveValue('Juros de mora')
  expect(await screen.findByText('Alterações não salvas')).toBeInTheDocument()
})

test('a creation without a connection says where the text is, and nothing is made when there is one again', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const createIssue = vi.fn(async () => {
    throw new OfflineError()
  })
  const { toasts, services } = await open(withCalls(world, 'newsletters', { createIssue }))
  await userEvent.type(await subject(), 'Juros')
  await save()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Erro ao criar rascunho', description: 'Sem conexão. O texto está guardado neste aparelho.' },
    ]),
  )
  for (const online of [false, true]) await act(async () => Object.assign(services.offline.state, { online }))
  expect(createIssue).toHaveBeenCalledOnce()
})

test('what was left comes back at once, and is kept', async () => {
  localStorage.setItem(KEY, leftBefore('Meia ideia', [{ insert: 'Um começo\n' }]))
  await open()
  expect(await subject()).toHaveValue('Meia ideia')
  await waitFor(async () => expect(await text()).toHaveTextContent('Um começo'))
  expect(asksBeforeUnload()).toBe(true)
  const notice = within(required((await screen.findByText('Rascunho recuperado')).parentElement))
  fireEvent.click(notice.getByRole('button', { name: 'Manter' }))
  await waitFor(() => expect(screen.queryByText('Rascunho recuperado')).toBeNull())
  leave()
  expect(copies()).toMatchObject([{ subject: 'Meia ideia', ops: [{ insert: 'Um começo\n' }] }])
})

test('what was left is thrown away, and its copy with it', async () => {
  localStorage.setItem(KEY, leftBefore('Meia ideia', [{ insert: 'Um começo\n' }]))
  await open()
  const notice = within(required((await screen.findByText('Rascunho recuperado')).parentElement))
  fireEvent.click(notice.getByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await subject()).toHaveValue(''))
  expect(await text()).not.toHaveTextContent('Um começo')
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
  leave()
  expect(copies()).toEqual([])
  await waitFor(() => expect(asksBeforeUnload()).toBe(false))
})

test('leaving without saving, and saying so, keeps nothing of it [NWS-054] [NWS-055]', async () => {
  await open()
  await userEvent.type(await subject(), 'Meia ideia')
  leave()
  fireEvent.click(screen.getByRole('link', { name: 'Voltar para Cláusula a Cláusula' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }))
  fireEvent.click(question.getByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Assunto/ })).toBeNull())
  expect(copies()).toEqual([])
})

test('other issues that were begun are named, and one of them opens', async () => {
  localStorage.setItem(`${KEY}:1`, leftBefore('Uma'))
  localStorage.setItem(`${KEY}:2`, leftBefore('Outra'))
  await open()
  expect(await subject()).toHaveValue('Outra')
  const notice = within(screen.getByRole('region', { name: 'Há mais 1 edição começada neste aparelho' }))
  fireEvent.click(notice.getByRole('button', { name: 'Abrir outra' }))
  await waitFor(async () => expect(await subject()).toHaveValue('Uma'))
})

test('a device that keeps no copy is told of', async () => {
  await open()
  const field = await subject()
  vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  fireEvent.change(field, { target: { value: 'Outro assunto' } })
  leave()
  expect(await screen.findByText('O armazenamento deste aparelho está cheio: salve o rascunho agora.')).toBeVisible()
  expect(screen.queryByText(/^O rascunho é criado/)).toBeNull()
})

test('a template begins an empty text, and is offered for no other', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  await world.otherTab.newsletters.saveTemplate({
    ...{ newsletterId: 'newsletter-clausula', name: 'Boletim', html: '<p>Abertura</p>' },
  })
  await open(world)
  fireEvent.click(await screen.findByRole('button', { name: 'Boletim' }))
  await waitFor(async () => expect(await text()).toHaveTextContent('Abertura'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Começar de um modelo' })).toBeNull())
  expect(asksBeforeUnload()).toBe(true)
})
