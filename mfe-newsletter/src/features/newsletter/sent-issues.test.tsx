import type { IssueContents, NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { absoluteTime, shortDate, weekdayTime } from '@ementa/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AT, issueOf } from '../../test/records'
import { OwnerDesk, UnsentActions } from './owner-view'
import { IssueRow, SentIssues } from './sent-issues'

const SENT = { newsletter_id: 'newsletter-jornada', status: 'sent', sent_at: AT } as const
const issue = (id: string) => issueOf({ ...SENT, id, subject: `Assunto ${id}` })

interface Page {
  issues: NewsletterIssue[]
  nextCursor: string | null
  numbers?: Record<string, number>
  contents?: Record<string, { words: number; headings: string[]; images: number }>
}

async function open(first: Page) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletter } = await world.services.api.newsletters.get({ handle: 'jornada' })
  const asked: (string | null | undefined)[] = []
  const waiting: ((page: Page) => void)[] = []
  const listIssues = ({ cursor }: { cursor?: string | null }) => {
    asked.push(cursor)
    return asked.length === 1 ? Promise.resolve(first) : new Promise((resolve) => void waiting.push(resolve))
  }
  const [onNear, onRead] = [vi.fn(), vi.fn()]
  await renderWithServices(<SentIssues newsletter={newsletter} isOwner={false} onNear={onNear} onRead={onRead} />, {
    world: withCalls(world, 'newsletters', { listIssues }),
  })
  const list = within(screen.getByRole('region', { name: 'Edições' }))
  const rows = () => list.getAllByRole('article').map((row) => row.textContent)
  return { asked, answer: (page: Page) => required(waiting.shift())(page), list, rows, onNear, onRead }
}

const END = 'Você chegou à primeira edição.'

test('more issues come below the ones that are there, each with its number and what is known of it', async () => {
  const contents = { words: 2000, headings: [], images: 0 }
  const { asked, answer, list, rows, onNear, onRead } = await open({
    issues: [issue('3'), issue('2')],
    nextCursor: 'seguinte',
    numbers: { 2: 2, 3: 3 },
    contents: { 3: contents },
  })
  expect(list.getByRole('heading', { level: 2, name: 'Edições' })).toBeInTheDocument()
  const more = await list.findByRole('button', { name: /^Carregar mais/ })
  expect(rows()).toEqual([
    expect.stringMatching(/^Edição nº 3.*10 min de leituraSó para assinantes.*Assunto 3/),
    expect.stringMatching(/^Edição nº 2.*1 min de leitura.*Assunto 2/),
  ])
  expect(rows()[1]).not.toContain('Só para assinantes')
  expect(list.queryByText(END)).toBeNull()
  expect(list.queryByText('Carregando edições…')).toBeNull()
  fireEvent.click(more)
  expect(await list.findByText('Carregando edições…')).toBeInTheDocument()
  expect(list.queryByRole('button', { name: /^Carregar mais/ })).toBeNull()
  answer({ issues: [issue('1')], nextCursor: null })
  await waitFor(() => expect(rows()).toHaveLength(3))
  // Without a number where none was told.
  expect(rows()[2]).toMatch(/^24 de nov/)
  expect(await list.findByText(END)).toBeInTheDocument()
  expect(list.queryByText('Carregando edições…')).toBeNull()
  expect(asked.at(-1)).toBe('seguinte')
  const link = list.getByRole('link', { name: 'Assunto 1' })
  expect(link).toHaveAttribute('href', '/newsletters/jornada/issues/1')
  expect(onNear).not.toHaveBeenCalled()
  fireEvent.focus(link)
  expect(onNear).toHaveBeenCalledOnce()
  fireEvent.click(link)
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1')
})

test('a search that fails shows nothing of another one, and offline it finds what this device keeps', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletters } = world.services.api
  const { newsletter } = await newsletters.get({ handle: 'clausula-a-clausula' })
  const subjects = ['Caução', 'Fiança', 'Aval']
  const issues = subjects.map((subject) => ({
    ...{ title: subject, subject, html: `<p>Garantias: ${subject.toLowerCase()}.</p>`, sentAt: AT },
  }))
  await newsletters.importIssues({ newsletterId: newsletter.id, source: 'markdown', issues })
  await renderWithServices(<SentIssues newsletter={newsletter} isOwner={false} onNear={vi.fn()} onRead={vi.fn()} />, {
    world,
  })
  const field = await screen.findByRole('searchbox', { name: 'Buscar nas edições' })
  const search = (value: string) => fireEvent.change(field, { target: { value } })
  search('usucapião')
  expect(await screen.findByRole('heading', { name: 'Nenhuma edição com “usucapião”' })).toBeInTheDocument()
  world.simulate({ fail: ['newsletters.listIssues'] })
  search('caução')
  expect(await screen.findByText('Erro ao carregar edições')).toBeInTheDocument()
  act(() => {
    world.services.offline.state.online = false
  })
  expect(await screen.findByText('1 edição entre as 6 que este aparelho guardou')).toBeInTheDocument()
  expect(screen.getAllByRole('article').map((row) => row.textContent)).toEqual([expect.stringContaining('Caução')])
  search('garantias penhor')
  expect(
    await screen.findByText('Nenhuma edição com “garantias penhor” entre as 6 que este aparelho guardou'),
  ).toBeInTheDocument()
})

const ISSUE = issueOf({ ...SENT, id: 'issue-jornada-01', html: `<p>${'palavra '.repeat(450)}</p>` })
const CONTENTS: IssueContents = { words: 2000, headings: [], images: 0 }

interface Options extends Partial<NewsletterIssue> {
  number?: number
  contents?: IssueContents
  isSubscribed?: boolean
  isRead?: boolean
}

async function show({ number, contents, isSubscribed = false, isRead = false, ...issue }: Options = {}) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { relations } = world.services
  await relations.set('subscribed', ISSUE.newsletter_id, isSubscribed)
  await relations.set('readIssues', ISSUE.id, isRead)
  const [onNear, onRead] = [vi.fn(), vi.fn()]
  await renderWithServices(
    <IssueRow issue={{ ...ISSUE, ...issue }} handle="jornada" {...{ number, contents, onNear, onRead }} />,
    { world },
  )
  const facts = [...(screen.getByRole('article').querySelector('.small-caps')?.children ?? [])]
  return { onNear, onRead, facts: facts.map(({ textContent }) => textContent) }
}

const DATE = shortDate(AT)

test.each<[string, Options, string[]]>([
  ['a plain one', {}, [DATE, '3 min de leitura']],
  ['its number', { number: 4 }, ['Edição nº 4', DATE, '3 min de leitura']],
  ['the first', { number: 0 }, ['Edição nº 0', DATE, '3 min de leitura']],
  ['no date', { sent_at: null }, ['3 min de leitura']],
  ['unread', { isSubscribed: true }, [DATE, '3 min de leitura', 'Não lida']],
  ['read', { isSubscribed: true, isRead: true }, [DATE, '3 min de leitura']],
  ['paid', { isSubscribed: true, contents: CONTENTS }, [DATE, '10 min de leitura', 'Só para assinantes']],
  ['late', { sent_late: { due_at: AT, seen: false } }, [DATE, '3 min de leitura', 'Enviada com atraso']],
  ['late and seen', { sent_late: { due_at: AT, seen: true } }, [DATE, '3 min de leitura']],
])('a row says what is known of its issue: %s', async (_, options, expected) => {
  expect((await show(options)).facts).toEqual(expected)
})

test('a plain click opens the reader; every other way of following a link leads to the page of the issue', async () => {
  const { onRead, onNear } = await show()
  const link = screen.getByRole('link', { name: 'Juros' })
  expect(link.getAttribute('href')).toBe('/newsletters/jornada/issues/issue-jornada-01')
  expect(link.getAttribute('aria-haspopup')).toBe('dialog')
  expect(document.querySelector('time')?.title).toBe(absoluteTime(AT))
  fireEvent.pointerEnter(link)
  fireEvent.focus(link)
  expect(onNear).toHaveBeenCalledTimes(2)
  for (const how of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link, how)
  }
  expect(onRead).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(onRead).toHaveBeenCalledExactlyOnceWith('issue-jornada-01')
})

async function openActions(changes: Partial<NewsletterIssue> = {}) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { issue } = await world.services.api.newsletters.getIssue({ issueId: 'issue-clausula-05' })
  await renderWithServices(<UnsentActions issue={{ ...issue, ...changes }} />, { world })
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const exists = async () => {
    const { issues } = await world.services.api.newsletters.listIssues({ newsletterId: issue.newsletter_id })
    return issues.some(({ id }) => id === issue.id)
  }
  return { ...world, press, exists }
}

test.each([
  [{ subject: 'Juros' }, 'Juros'],
  [{ subject: '', title: 'Nota' }, 'Nota'],
  [{ subject: '', title: '' }, 'Sem assunto'],
])('what can be done with an issue names it: %j', async (changes, name) => {
  await openActions(changes)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    `Duplicar: ${name}`,
    `Apagar: ${name}`,
  ])
})

test.each([
  ['draft', 'Rascunho apagado', '“Juros”'],
  ['scheduled', 'Edição e agendamento apagados', '“Juros” volta como rascunho se você desfizer.'],
] as const)('a deleted issue (%s) can be brought back for ten seconds', async (status, title, description) => {
  const { press, toasts, exists } = await openActions({ subject: 'Juros', status })
  press(/^Apagar/)
  await waitFor(() => expect(toasts).toMatchObject([{ title, description, duration: 10_000, status: 'success' }]))
  expect(await exists()).toBe(false)
  expect(toasts[0]?.action?.label).toBe('Desfazer')
  toasts[0]?.action?.onClick()
  await waitFor(async () => expect(await exists()).toBe(true))
})

test('a copy is said; what fails is said too', async () => {
  const { press, toasts, simulate, calls } = await openActions()
  // A press while the last call is still on its way does nothing.
  const isReady = (name: RegExp) =>
    waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull())
  press(/^Duplicar/)
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Cópia criada como rascunho', status: 'success' }]))
  expect(calls.at(-1)?.input).toMatchObject({ issueId: 'issue-clausula-05', requestId: expect.any(String) })
  simulate({ fail: ['newsletters.duplicateIssue', 'newsletters.deleteIssue', 'newsletters.restoreIssue'] })
  await isReady(/^Duplicar/)
  press(/^Duplicar/)
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro ao duplicar', status: 'error' }))
  await isReady(/^Apagar/)
  press(/^Apagar/)
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro ao apagar', status: 'error' }))
  simulate({})
  await isReady(/^Apagar/)
  press(/^Apagar/)
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Rascunho apagado'))
  simulate({ fail: ['newsletters.restoreIssue'] })
  toasts.at(-1)?.action?.onClick()
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Erro ao desfazer',
      description: 'Tente novamente.',
      status: 'error',
    }),
  )
})

test('the desk lists what is in preparation with when it goes out, and leads to everything else', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { newsletter } = await world.services.api.newsletters.get({ handle: 'clausula-a-clausula' })
  const of = (id: string, changes: Partial<NewsletterIssue>) => ({ ...ISSUE, id, sent_at: null, ...changes })
  const held = { reason: 'text', due_at: AT, recurrence: 'none' }
  const issues = {
    scheduled: [of('a', { status: 'scheduled', scheduled_at: AT })],
    draft: [
      of('b', { status: 'draft', subject: '' }),
      { ...of('c', { status: 'draft', subject: '', title: '' }), held },
    ],
  }
  const answers = {
    listIssues: async ({ status }: { status: 'draft' | 'scheduled' }) => ({ issues: issues[status] }),
  }
  await renderWithServices(<OwnerDesk newsletter={newsletter} isSample={false} />, {
    world: withCalls(world, 'newsletters', answers),
  })
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    `JurosSai ${weekdayTime(AT)}Agendada`,
    expect.stringMatching(/^Título internoEditada .+Rascunho$/),
    `Sem assuntoNão enviada: falta o texto · Estava marcada para ${weekdayTime(AT)}Rascunho`,
  ])
  expect(screen.getByRole('link', { name: 'Sem assunto' }).getAttribute('href')).toMatch(/\/edit\/c$/)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const home = '/newsletters/clausula-a-clausula'
  expect(links.slice(0, 4)).toEqual([
    ['Criar Edição', `${home}/new`],
    ['Agendamentos', `${home}/schedule`],
    ['Testes A/B', `${home}/abtest`],
    ['Configurações', `${home}/configuracoes`],
  ])
})
