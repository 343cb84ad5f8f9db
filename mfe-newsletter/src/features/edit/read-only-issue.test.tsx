import { crashCopyKey, type NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, inputsOf, renderWithServices, type TestWorld, titles, withCalls } from '@ementa/testing'
import { absoluteTime } from '@ementa/ui'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { momentText } from '../../shared/scheduling/moment'
import { announceSent } from './panels/use-sending'
import ReadOnlyIssue from './read-only-issue'
import { openIssue } from './test/open-issue'

const ISSUE = 'issue-clausula-01'
const HOME = '/newsletters/clausula-a-clausula'
const NINE = '2026-11-24T12:00:00.000Z'

async function openSent(changes: Partial<NewsletterIssue> = {}, given?: TestWorld) {
  const world = given ?? (await createTestWorld({ as: 'anapaula' }))
  const owned = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  const { editing, issue } = await openIssue(world, { id: ISSUE, ...changes })
  const view = await renderWithServices(<ReadOnlyIssue editing={editing} owned={owned} />, { world })
  return { ...view, editing, issue }
}

const sentNotice = () => screen.getByRole('region', { name: 'Edição enviada' })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a sent issue is shown with when it went out, and leads to its newsletter', async () => {
  const view = await openSent()
  expect(screen.getByRole('heading', { level: 1, name: view.issue.subject })).toBeInTheDocument()
  expect(hrefOf('Voltar para Cláusula a Cláusula')).toBe(HOME)
  expect(hrefOf('Ver na newsletter')).toBe(HOME)
  expect(screen.getByText('Enviada')).toBeInTheDocument()
  expect(sentNotice().textContent).toContain(
    `Enviada em ${absoluteTime(view.issue.sent_at ?? '')}. O e-mail que saiu não muda mais; o texto da página pode ser corrigido.`,
  )
  expect(screen.getByText(view.issue.preheader ?? '?')).toBeInTheDocument()
  expect(screen.getByText(/^Título interno: /).textContent).toMatch(
    new RegExp(
      `^Título interno: ${view.issue.title.replaceAll(/[?.]/g, '.')} · [\\d.]+ palavras · \\d+ min de leitura$`,
    ),
  )
  expect(await screen.findByRole('button', { name: 'Acrescentar errata' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Teste de assunto' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Escrever a próxima' })).toBeNull()
  expect(inputsOf(view.calls, 'newsletters.markLateSeen')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Ver como e-mail' }))
  expect(await screen.findByRole('dialog', { name: 'Pré-visualização' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an issue that went out late says when it should have, which its author has seen then', async () => {
  const view = await openSent({ sent_late: { due_at: NINE, seen: false } })
  expect(sentNotice().textContent).toContain(
    `, com atraso: estava marcada para ${momentText(NINE)}, quando o aplicativo estava fechado ou parado.`,
  )
  await waitFor(() => expect(inputsOf(view.calls, 'newsletters.markLateSeen')).toHaveLength(1))
})

test('the next issue of a recurrence is one press away', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { getIssue } = world.services.api.newsletters
  const schedule = {
    id: 's',
    newsletter_id: 'newsletter-clausula',
    issue_id: 'issue-clausula-05',
    scheduled_at: NINE,
    recurrence: 'weekly',
    status: 'pending',
    created_at: NINE,
  }
  const answers = {
    getIssue: async (input: Parameters<typeof getIssue>[0]) => ({ ...(await getIssue(input)), schedule }),
  }
  await openSent({}, withCalls(world, 'newsletters', answers))
  await screen.findByRole('link', { name: 'Escrever a próxima' })
  expect(hrefOf('Escrever a próxima')).toBe(`${HOME}/edit/issue-clausula-05`)
  expect(sentNotice().textContent).toContain(
    ` Próximo envio semanal: ${momentText(NINE)}, com o texto da edição que abriu como rascunho.`,
  )
})

test('what was just sent can be taken back, from the page and from the toast', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const html = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`
  const { id } = await api.newsletters.createIssue({
    newsletterId: 'newsletter-clausula',
    title: 'Um',
    subject: 'Um',
    html,
  })
  await api.newsletters.sendIssueNow({ issueId: id })
  const { editing } = await openSent({ id }, world)
  const close = vi.spyOn(world.services.toast, 'close')
  announceSent(world.services, editing)
  const toast = world.toasts.at(-1)
  expect(toast).toMatchObject({
    title: 'Newsletter enviada!',
    description: 'Os leitores a veem em 30 segundos.',
    duration: 30_000,
    status: 'success',
  })
  expect(sentNotice().textContent).not.toContain('pode ser corrigido')
  expect(screen.queryByRole('button', { name: 'Acrescentar errata' })).toBeNull()
  const notice = within(screen.getByRole('region', { name: 'O envio ainda pode ser desfeito' }))
  fireEvent.click(notice.getByRole('button', { name: 'Desfazer envio' }))
  await waitFor(() => expect(editing.state.issue.status).toBe('draft'))
  // The toast offers what is done already: it goes.
  expect(close).toHaveBeenCalledWith(toast?.id)
})

test('a sending that cannot be taken back from its toast stays sent', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['newsletters.undoSend'] } })
  const { editing } = await openIssue(world, { id: ISSUE })
  announceSent(world.services, editing)
  world.toasts.at(-1)?.action?.onClick()
  await waitFor(() => expect(world.toasts.at(-1)?.title).toBe('O envio não foi desfeito'))
  expect(editing.state.issue.status).toBe('sent')
})

test('a text that was written while the issue went out is taken along, or thrown away', async () => {
  const key = crashCopyKey('user-anapaula', 'issue', ISSUE)
  const writtenAt = Date.parse(NINE)
  const late = { title: '', subject: '', preheader: '', ops: [{ insert: 'Tarde demais' }], writtenAt }
  localStorage.setItem(key, JSON.stringify(late))
  const { toasts } = await openSent()
  const notice = screen.getByRole('region', { name: 'Há um texto que não foi enviado' })
  expect(notice.textContent).toContain(`O que você escreveu em ${absoluteTime(writtenAt)} ficou só neste aparelho.`)
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  fireEvent.click(within(notice).getByRole('button', { name: 'Copiar o texto' }))
  await waitFor(() => expect(titles(toasts)).toEqual(['Texto copiado']))
  expect(written).toEqual(['Tarde demais'])
  fireEvent.click(within(notice).getByRole('button', { name: 'Descartar' }))
  expect(screen.queryByRole('region', { name: 'Há um texto que não foi enviado' })).toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

test('the test of a sent issue is shown with it; its winner becomes the subject', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const html = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`
  const newsletterId = 'newsletter-clausula'
  const { id } = await api.newsletters.createIssue({ newsletterId, title: 'Um', subject: 'Primeiro', html })
  await api.newsletters.createABTest({
    newsletterId,
    issueId: id,
    name: 'Primeiro',
    subject_a: 'Primeiro',
    subject_b: 'Segundo',
    sample_percent: 20,
  })
  await api.newsletters.sendIssueNow({ issueId: id })
  const { editing } = await openSent({ id }, world)
  const history = within(await screen.findByRole('region', { name: 'Teste de assunto' }))
  expect(history.getByRole('heading', { level: 2, name: 'Teste de assunto' })).toBeInTheDocument()
  expect(history.getByText('Aberturas e cliques:')).toBeInTheDocument()
  fireEvent.click(history.getByRole('button', { name: /^Declarar B vencedor/ }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Declarar B vencedor' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Segundo' })).toBeInTheDocument()
  expect(editing.state.issue.subject).toBe('Segundo')
})

test('a correction needs a change and a note, and says that the mail stays', async () => {
  const view = await openSent()
  fireEvent.click(await screen.findByRole('button', { name: 'Corrigir o texto' }))
  const form = within(await screen.findByRole('form', { name: 'Correção' }))
  expect(form.getByRole('heading', { level: 2, name: 'Corrigir o texto' })).toBeInTheDocument()
  expect(form.getByText(/^O e-mail que já saiu não muda\./)).toBeInTheDocument()
  const note = form.getByRole('textbox', { name: /O que foi corrigido/ })
  // Above the text, which may be long.
  expect(note.compareDocumentPosition(form.getByRole('textbox', { name: /Assunto/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await waitFor(() => expect(document.querySelector('.ql-editor')).not.toBeNull(), { timeout: 20_000 })
  const publish = () => fireEvent.click(form.getByRole('button', { name: 'Publicar correção' }))
  publish()
  await waitFor(() => expect(view.toasts.at(-1)?.description).toBe('Nada mudou no assunto nem no texto.'))
  fireEvent.change(form.getByRole('textbox', { name: /Assunto/ }), { target: { value: 'Multa: quanto é demais' } })
  publish()
  await waitFor(() => expect(view.toasts.at(-1)?.description).toMatch(/^Explique em “O que foi corrigido”/))
  expect(note).toHaveFocus()
  fireEvent.change(note, { target: { value: 'Sem a pergunta.' } })
  publish()
  await waitFor(() => expect(view.toasts.at(-1)?.title).toBe('Correção publicada'))
  expect(await screen.findByText('Antes: “Multa contratual: quanto é demais?”')).toBeInTheDocument()
  expect(screen.getByText(/^Corrigida em/)).toHaveTextContent('Sem a pergunta.')
  expect(screen.queryByRole('form', { name: 'Correção' })).toBeNull()
})

test('a correction does not undo the one that another tab published since its form was opened', async () => {
  const view = await openSent()
  fireEvent.click(await screen.findByRole('button', { name: 'Corrigir o texto' }))
  const form = within(await screen.findByRole('form', { name: 'Correção' }))
  await waitFor(() => expect(document.querySelector('.ql-editor')).not.toBeNull(), { timeout: 20_000 })
  const { id: issueId, html } = view.issue
  const elsewhere = { issueId, html, subject: 'Da outra aba', text: 'Outro assunto.', requestId: 'other-tab' }
  await view.services.api.newsletters.correctIssue(elsewhere)
  await view.editing.checkStored()
  fireEvent.change(form.getByRole('textbox', { name: /Assunto/ }), { target: { value: 'Desta aba' } })
  fireEvent.change(form.getByRole('textbox', { name: /O que foi corrigido/ }), { target: { value: 'O assunto.' } })
  fireEvent.click(form.getByRole('button', { name: 'Publicar correção' }))
  await waitFor(() => expect(view.toasts.at(-1)?.description).toMatch(/^A edição mudou depois/))
  const { issue } = await view.services.api.newsletters.getIssue({ issueId })
  expect(issue.subject).toBe('Da outra aba')
  expect(form.getByRole('textbox', { name: /Assunto/ })).toHaveValue('Desta aba')
})

test('an issue for subscribers is opened to all and closed again; what fails changes nothing', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const owned = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  const paid = { ...owned, newsletter: { ...owned.newsletter, is_paid: true } }
  const view = await openSent({}, withCalls(world, 'newsletters', { get: async () => paid }))
  const box = await screen.findByRole('checkbox', { name: 'Abrir esta edição a todos' })
  const press = async (toast: string) => {
    fireEvent.click(box)
    await waitFor(() => expect(view.toasts.at(-1)?.title).toBe(toast))
  }
  await press('Edição aberta a todos')
  await waitFor(() => expect(box).toBeChecked())
  view.simulate({ fail: ['newsletters.openIssue'] })
  await press('A edição não mudou')
  expect(box).toBeChecked()
  view.simulate({})
  await press('Edição só para assinantes')
  await waitFor(() => expect(box).not.toBeChecked())
})

test('a correction of which the note alone was written comes back after a reload, until it is discarded', async () => {
  await openSent()
  const correction = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Corrigir o texto' }))
    return within(await screen.findByRole('form', { name: 'Correção' })).getByRole('textbox', {
      name: /O que foi corrigido/,
    })
  }
  fireEvent.change(await correction(), { target: { value: 'O prazo é de 15 dias.' } })
  cleanup()
  await openSent()
  expect(await screen.findByRole('textbox', { name: /O que foi corrigido/ })).toHaveValue('O prazo é de 15 dias.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  const question = await screen.findByRole('alertdialog', { name: 'Descartar a correção?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Correção' })).toBeNull())
  expect(await correction()).toHaveValue('')
})
