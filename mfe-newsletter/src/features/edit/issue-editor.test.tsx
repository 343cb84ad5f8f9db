import { crashCopyKey } from '@ementa/contracts'
import { asksBeforeUnload, renderWithServices, type TestOptions, type TestWorld, userEvent } from '@ementa/testing'
import { createEvent, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import EditorPage from './editor-page'
import { useSaveKey } from './issue-editor'
import { SubjectField } from './issue-fields'

const HOME = '/newsletters/clausula-a-clausula'
const DRAFT = 'Até onde vai a limitação de responsabilidade'

const open = (id: string, options: TestOptions = {}) =>
  renderWithServices(<EditorPage />, {
    as: 'anapaula',
    at: `${HOME}/edit/${id}`,
    pattern: '/newsletters/:handle/edit/:issueId',
    ...options,
  })
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
const field = (name: RegExp | string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const stored = async ({ services }: TestWorld) =>
  (await services.api.newsletters.getIssue({ issueId: 'issue-clausula-05' })).issue

test('a draft is written under the name of its newsletter, and saved with its fields', async () => {
  const world = await open('issue-clausula-05')
  expect(screen.getByRole('heading', { level: 1, name: 'Editar edição' })).toBeInTheDocument()
  const back = await screen.findByRole('link', { name: 'Voltar para Cláusula a Cláusula' })
  expect(back.getAttribute('href')).toBe(HOME)
  expect(screen.getByText('Rascunho')).toBeInTheDocument()
  expect(screen.queryByText('Agendada')).toBeNull()
  await waitFor(() => expect(document.title).toContain(`Editar: ${DRAFT}`))
  expect((await field(/^Assunto/)).value).toBe(DRAFT)
  expect(asksBeforeUnload()).toBe(false)

  const user = userEvent.setup()
  const title = await field('Título interno')
  expect(title.placeholder).toBe('só você vê')
  await user.clear(title)
  await user.type(title, 'Nota')
  const preheader = await field('Texto de prévia')
  expect(preheader.placeholder).toBe('aparece após o assunto')
  await user.clear(preheader)
  await user.type(preheader, 'Duas linhas')
  expect(await screen.findByText('Alterações não salvas')).toBeInTheDocument()
  expect(asksBeforeUnload()).toBe(true)
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await waitFor(() => expect(world.toasts.at(-1)?.title).toBe('Rascunho salvo!'))
  expect(await stored(world)).toMatchObject({ title: 'Nota', preheader: 'Duas linhas', subject: DRAFT })
  await waitFor(() => expect(asksBeforeUnload()).toBe(false))
})

const inbox = async (dialog: string) =>
  within(await screen.findByRole('dialog', { name: dialog })).findByRole('region', { name: 'Na caixa de entrada' })

test('the mail is previewed as it is written', async () => {
  await open('issue-clausula-05')
  fireEvent.change(await field(/^Assunto/), { target: { value: 'Cláusulas de hoje' } })
  await press('Pré-visualizar')
  expect((await inbox('Pré-visualização')).textContent).toContain('Assunto: Cláusulas de hoje')
  await press('Fechar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the mail is previewed as a test to oneself', async () => {
  await open('issue-clausula-05')
  fireEvent.change(await field(/^Assunto/), { target: { value: 'Cláusulas de hoje' } })
  await press('Enviar teste para mim')
  expect((await inbox('Teste para você')).textContent).toContain('Cláusulas de hoje')
  await press('Fechar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the panel for sending is one press away', async () => {
  await open('issue-clausula-05')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await press('Enviar…')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' })
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('complementary', { name: 'Envio, modelos e sugestões' })])
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Envio' }))
})

test('a scheduled issue says so, and is saved as one', async () => {
  const world = await open('issue-clausula-04')
  expect(await screen.findByText('Agendada')).toBeInTheDocument()
  expect(screen.queryByText('Rascunho')).toBeNull()
  await userEvent.type(await field(/^Assunto/), '!')
  await press('Salvar alterações')
  await waitFor(() => expect(world.toasts.at(-1)?.title).toBe('Edição salva!'))
})

test('what an earlier visit left unsaved is offered, and put back', async () => {
  const left = { title: '', subject: 'Meia ideia', preheader: '', ops: null, writtenAt: Date.now() }
  localStorage.setItem(crashCopyKey('user-anapaula', 'issue', 'issue-clausula-05'), JSON.stringify(left))
  await open('issue-clausula-05')
  const notice = within(await screen.findByRole('region', { name: 'Rascunho recuperado' }))
  fireEvent.click(notice.getByRole('button', { name: 'Restaurar' }))
  await waitFor(async () => expect((await field(/^Assunto/)).value).toBe('Meia ideia'))
  expect(screen.queryByRole('region', { name: 'Rascunho recuperado' })).toBeNull()
})

test('leaving with something unsaved, and saying so, keeps nothing of it', async () => {
  await open('issue-clausula-05')
  await userEvent.type(await field(/^Assunto/), '!')
  fireEvent.click(screen.getByRole('link', { name: 'Voltar para Cláusula a Cláusula' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: /Sair|Descartar/ }))
  expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe(HOME)
  expect(Object.keys(localStorage).filter((key) => key.includes('issue-clausula-05'))).toEqual([])
})

const subject = () => screen.getByLabelText(/^Assunto/)

test.each([
  ['Um\ndois', 'Um dois'],
  ['Um  \n\n  dois', 'Um dois'],
  ['Um  dois', 'Um  dois'],
])('pasted lines become one: %j', (pasted, kept) => {
  const onChange = vi.fn()
  render(<SubjectField value="" onChange={onChange} />)
  fireEvent.change(subject(), { target: { value: pasted } })
  expect(onChange.mock.calls).toEqual([[kept]])
})

test.each([
  [{ key: 's', ctrlKey: true }, true],
  [{ key: 'S', metaKey: true }, true],
  [{ key: 's', ctrlKey: true, shiftKey: true }, true],
  [{ key: 's' }, false],
  [{ key: 'a', ctrlKey: true }, false],
  [{ key: 's', ctrlKey: true, altKey: true }, false],
])('%j saves: %s', (init, isSaved) => {
  const save = vi.fn()
  renderHook(() => useSaveKey(save))
  const event = createEvent.keyDown(document.body, init)
  fireEvent(document.body, event)
  expect([save.mock.calls.length, event.defaultPrevented]).toEqual([isSaved ? 1 : 0, isSaved])
})
