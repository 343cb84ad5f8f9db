import { excerpt, htmlToText } from '@ementa/contracts'
import { createTestWorld, findAddress, renderWithServices, type TestOptions, type TestWorld } from '@ementa/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import NewsletterPage from './newsletter-page'

const detail = (handle: string, options: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<NewsletterPage />, { at: `/newsletters/${handle}`, pattern: '/newsletters/:handle', ...options })
const masthead = (title: string) => screen.findByRole('heading', { level: 1, name: title })

test('shows header, subscription and the sent issues, newest first [NWS-003] [NWS-020]', async () => {
  await detail('jornada', { as: 'anapaula' })
  await masthead('Jornada')
  expect(screen.getByText('R$ 14,90/mês')).toHaveAttribute('data-paid', 'true')
  expect(screen.getByRole('button', { name: /(Assinar|Cancelar assinatura): Jornada/ })).toBeInTheDocument()
  const issues = await screen.findAllByRole('article')
  expect(issues.map((issue) => within(issue).getByText(/^Edição nº/).textContent)).toEqual([
    'Edição nº 3',
    'Edição nº 2',
    'Edição nº 1',
  ])
})

test('a reader who opens the page right after a sending sees the issue when it is out, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const world = await createTestWorld({ as: 'anapaula' })
  const { id } = await world.otherTab.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Nova carta.' })
  const html = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`
  const draft = await world.otherTab.newsletters.createIssue({
    newsletterId: id,
    title: 'Um',
    subject: 'Carta um',
    html,
  })
  await world.otherTab.newsletters.sendIssueNow({ issueId: draft.id })
  await world.otherTab.auth.signIn({ username: 'renata' })
  await detail('nova', { world })
  expect(await screen.findByText('Nenhuma edição publicada ainda')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await screen.findByRole('link', { name: 'Carta um' })).toBeInTheDocument()
})

test('previews are plain text, cut at 120 characters [NWS-026]', async () => {
  const { services } = await detail('jornada')
  const { issues } = await services.api.newsletters.listIssues({ newsletterId: 'newsletter-jornada' })
  const text = htmlToText(issues[0]?.html ?? '')
  expect(text.length).toBeGreaterThan(120)
  expect(await screen.findByText(excerpt(text, 120))).toBeInTheDocument()
})

test('an issue opens in a reader dialog and closes again [NWS-027]', async () => {
  await detail('jornada')
  fireEvent.click(await screen.findByRole('link', { name: 'Rescisão: o erro de dez dias que custa um salário' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Rescisão: o erro de dez dias que custa um salário' }),
  )
  expect(dialog.getByText('Edição nº 3')).toBeInTheDocument()
  expect(dialog.getByText(/^Fechamento \d\dh\d\d$/)).toBeInTheDocument()
  expect(dialog.getByText(/Acabou a distinção entre aviso/)).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the dialog has the contents of a long issue, and marks one unread', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const html = ['Prazos', 'Custas', 'Recursos'].map((name) => `<h2>${name}</h2><p>${'palavra '.repeat(220)}</p>`)
  await api.newsletters.updateIssue({
    issueId: 'issue-clausula-05',
    subject: 'Carta longa',
    html: `<p>Três partes.</p>${html.join('')}`,
  })
  await api.newsletters.sendIssueNow({ issueId: 'issue-clausula-05' })
  const { unmount } = await detail('clausula-a-clausula', { world })
  fireEvent.click(await screen.findByRole('link', { name: 'Carta longa' }))
  const dialog = await screen.findByRole('dialog', { name: 'Carta longa' })
  const contents = await within(dialog).findByRole('navigation', { name: 'Nesta edição' })
  fireEvent.click(within(contents).getByRole('button', { name: 'Custas' }))
  expect(document.activeElement?.textContent).toBe('Custas')
  // One's own has no mark.
  expect(within(dialog).queryByRole('button', { name: 'Marcar como não lida' })).toBeNull()
  unmount()

  await detail('clausula-a-clausula', { as: 'renata' })
  fireEvent.click(await screen.findByRole('link', { name: 'Multa contratual: quanto é demais?' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar como não lida' }))
  expect(await screen.findByRole('button', { name: 'Marcar como lida' })).toBeInTheDocument()
})

test('an issue that is gone is said, and the dialog closes', async () => {
  const { toasts } = await detail('jornada', { at: '/newsletters/jornada?edicao=nenhuma' })
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Edição não encontrada', status: 'error' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offline the dialog opens an issue that was never opened, from the list, and says what is not saved', async () => {
  const world = await createTestWorld({ as: 'renata' })
  await detail('clausula-a-clausula', { world })
  const link = await screen.findByRole('link', { name: 'Multa contratual: quanto é demais?' })
  act(() => {
    world.services.offline.state.online = false
  })
  world.simulate({ fail: ['newsletters.getIssue'] })
  fireEvent.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: 'Multa contratual: quanto é demais?' }))
  expect(dialog.getByText('Edição nº 1')).toBeInTheDocument()
  expect(dialog.getByText(/O verbo é/).textContent).toContain('norma é de ordem pública')
  expect(world.toasts).toEqual([])
  cleanup()
  await detail('clausula-a-clausula', { world, at: '/newsletters/clausula-a-clausula?edicao=nunca-vista' })
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Erro ao carregar edição', status: 'error' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('only the owner sees Criar Edição, Gerenciar and the desk [NWS-028] [NWS-029]', async () => {
  const { toasts } = await detail('clausula-a-clausula', { as: 'anapaula' })
  await masthead('Cláusula a Cláusula')
  await screen.findByRole('link', { name: 'Criar Edição' })
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Criar Edição')).toBe('/newsletters/clausula-a-clausula/new')
  expect(href('Agendamentos')).toBe('/newsletters/clausula-a-clausula/schedule')
  expect(href('Testes A/B')).toBe('/newsletters/clausula-a-clausula/abtest')
  fireEvent.click(screen.getByRole('button', { name: 'Gerenciar' }))
  expect(toasts).toMatchObject([
    { title: 'Em desenvolvimento', description: 'Esta funcionalidade estará disponível em breve.', status: 'info' },
  ])
  const unsent = within(await screen.findByRole('list', { name: 'Em preparo' }))
  expect(unsent.getByText('Agendada')).toBeInTheDocument()
  expect(unsent.getByRole('link', { name: 'Até onde vai a limitação de responsabilidade' }).getAttribute('href')).toBe(
    '/newsletters/clausula-a-clausula/edit/issue-clausula-05',
  )
  expect(await screen.findByRole('heading', { name: 'Números' })).toBeInTheDocument()
  cleanup()
  await detail('clausula-a-clausula', { as: 'renata' })
  await masthead('Cláusula a Cláusula')
  await screen.findAllByRole('article')
  expect(screen.queryByRole('link', { name: 'Criar Edição' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Gerenciar' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Em preparo' })).toBeNull()
})

test('Detalhes says that it is under development [NWS-030]', async () => {
  const { toasts } = await detail('jornada')
  expect(screen.getByText('Carregando newsletter…')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Newsletter$/)
  await masthead('Jornada')
  expect(screen.queryByText('Carregando newsletter…')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Detalhes' }))
  expect(toasts).toMatchObject([
    { title: 'Em desenvolvimento', description: 'Esta funcionalidade estará disponível em breve.', status: 'info' },
  ])
})

test('an unknown handle is said and leads to the list [NWS-008]', async () => {
  const { toasts } = await detail('nao-existe')
  expect(await findAddress()).toBe('/newsletters')
  expect(toasts).toMatchObject([
    {
      ...{ title: 'Newsletter não encontrada', status: 'error' },
      description: 'O endereço pode estar errado, ou ela não existe mais.',
    },
  ])
})

test('a failed load is said and leads to the list [NWS-012] [NWS-013]', async () => {
  const { toasts } = await detail('jornada', { simulation: { fail: ['newsletters.get'] } })
  expect(await findAddress()).toBe('/newsletters')
  expect(toasts).toMatchObject([{ title: 'Falha ao carregar newsletter', status: 'error' }])
})

test('a newsletter without issues says so; its issues can fail to load and be tried again', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  await world.services.api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Uma.' })
  world.simulate({ fail: ['newsletters.listIssues'] })
  await renderWithServices(<NewsletterPage />, { world, at: '/newsletters/nova', pattern: '/newsletters/:handle' })
  expect(await screen.findByRole('heading', { level: 3, name: 'Erro ao carregar edições' })).toBeInTheDocument()
  world.simulate({})
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Nenhuma edição publicada ainda' })).toBeInTheDocument()
  expect(screen.queryByText('Erro ao carregar edições')).toBeNull()
})

test('a newsletter made here has no invented numbers: it counts who subscribed, and says that there is no history', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  const { id } = await world.services.api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Uma.' })
  const show = () =>
    renderWithServices(<NewsletterPage />, { world, at: '/newsletters/nova', pattern: '/newsletters/:handle' })
  await show()
  expect(await screen.findByText('Sua newsletter ainda não tem assinantes.')).toBeInTheDocument()
  // Nothing is in preparation, and nothing failed.
  expect(screen.queryByRole('list', { name: 'Em preparo' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Carregar rascunhos' })).toBeNull()
  expect(screen.getByText(/Ainda não há histórico de abertura/)).toBeInTheDocument()
  expect(screen.queryByText('Dados de exemplo')).toBeNull()
  expect(screen.queryByText(/%/)).toBeNull()
  cleanup()

  await world.services.session.signIn('renata')
  await world.services.api.newsletters.subscribe({ id })
  await show()
  expect(await screen.findByText('1 assinante')).toBeInTheDocument()
  expect(screen.queryByText('Dados de exemplo')).toBeNull()
  cleanup()

  await detail('clausula-a-clausula', { as: 'anapaula' })
  await screen.findByRole('heading', { name: 'Números' })
  expect(screen.getAllByText('Dados de exemplo')).toHaveLength(2)
})

test('who has just subscribed is counted at once', async () => {
  const world = await createTestWorld({ as: 'beatriz' })
  await world.services.api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Uma.' })
  await world.services.session.signIn('renata')
  await renderWithServices(<NewsletterPage />, { world, at: '/newsletters/nova', pattern: '/newsletters/:handle' })
  expect(await screen.findByText('ainda sem assinantes')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Assinar: Nova' }))
  expect(await screen.findByRole('button', { name: 'Cancelar assinatura: Nova' })).toBeInTheDocument()
  expect(screen.getByText('1 assinante')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar assinatura: Nova' }))
  expect(await screen.findByText('ainda sem assinantes')).toBeInTheDocument()
})

test('the desk says so when work in preparation does not load', async () => {
  const { simulate } = await detail('clausula-a-clausula', {
    as: 'anapaula',
    simulation: { fail: ['newsletters.listIssues'] },
  })
  const retry = await screen.findByRole('button', { name: 'Carregar rascunhos' })
  expect(screen.getByText('Seus rascunhos e agendamentos não carregaram.')).toBeInTheDocument()
  simulate({})
  fireEvent.click(retry)
  expect(await screen.findByRole('list', { name: 'Em preparo' })).toBeInTheDocument()
})

test('an owner copies a draft, deletes one and brings it back', async () => {
  const { toasts } = await detail('clausula-a-clausula', { as: 'anapaula' })
  const desk = within(await screen.findByRole('list', { name: 'Em preparo' }))
  const rows = () => desk.getAllByRole('listitem').length
  const before = rows()
  const [copy] = desk.getAllByRole('button', { name: /^Duplicar: / })
  fireEvent.click(copy as HTMLElement)
  await waitFor(() => expect(rows()).toBe(before + 1))
  const [remove] = desk.getAllByRole('button', { name: /^Apagar: / })
  fireEvent.click(remove as HTMLElement)
  await waitFor(() => expect(rows()).toBe(before))
  toasts.at(-1)?.action?.onClick()
  await waitFor(() => expect(rows()).toBe(before + 1))
})

test('the masthead says who writes, what it costs and who reads it', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  await api.newsletters.update({ newsletterId: 'newsletter-clausula', masthead: 'Contratos, toda terça' })
  await detail('clausula-a-clausula', { world })
  const title = await masthead('Cláusula a Cláusula')
  expect(title.tabIndex).toBe(-1)
  expect(screen.getByText('Contratos, toda terça')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Newsletters' }).getAttribute('href')).toBe('/newsletters')
  expect(screen.getByRole('link', { name: /Ana Paula/ }).getAttribute('href')).toBe('/u/anapaula')
  expect(screen.getByText('2.316 assinantes')).toBeInTheDocument()
  expect(screen.getByText('Grátis')).not.toHaveAttribute('data-paid')
  await waitFor(() => expect(document.title).toContain('Cláusula a Cláusula'))
  // One's own is not subscribed to.
  expect(screen.queryByRole('button', { name: /^Assinar/ })).toBeNull()
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar newsletter' }))
  await waitFor(() => expect(written).toEqual([`${location.origin}/newsletters/clausula-a-clausula`]))
})

test('the numbers of the owner stand beside those of the last issue', async () => {
  const { services } = await detail('clausula-a-clausula', { as: 'anapaula' })
  const numbers = await screen.findByRole('region', { name: 'Números' })
  const metrics = await services.api.newsletters.getMetrics({ newsletterId: 'newsletter-clausula' })
  for (const label of ['Assinantes', 'Abertura', 'Cliques', 'Cancelamentos', 'Última edição', 'Aberturas']) {
    expect(numbers.textContent).toContain(label)
  }
  for (const value of [metrics.subscribers, metrics.last_issue_opens, metrics.last_issue_clicks]) {
    expect(numbers.textContent).toContain(value.toLocaleString('pt-BR'))
  }
  expect(numbers.textContent?.match(/%/g)).toHaveLength(3)
})
