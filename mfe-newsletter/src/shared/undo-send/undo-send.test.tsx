import { type NewsletterIssue, OfflineError } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import UndoSendNotice, { undoSend, useIsReleased } from './undo-send'

const HTML = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`

async function openNotice(changes: Partial<NewsletterIssue> = {}) {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const { newsletter } = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const draft = { newsletterId: newsletter.id, title: 'Um', subject: 'Um', html: HTML }
  const { id } = await api.newsletters.createIssue(draft)
  const sent = { ...(await api.newsletters.sendIssueNow({ issueId: id })), ...changes }
  const undone: string[] = []
  const onUndone = (issue: NewsletterIssue) => undone.push(issue.status)
  await renderWithServices(<UndoSendNotice issue={sent} onUndone={onUndone} />, { world })
  return { ...world, undone, stored: async () => (await api.newsletters.getIssue({ issueId: id })).issue }
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Desfazer envio' }))

test('counts the seconds, and takes the issue back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { undone, stored, toasts } = await openNotice()
  expect(screen.getByText('Os leitores veem a edição em 30 segundos. Até lá, só você a vê.')).toBeInTheDocument()
  press()
  await waitFor(() => expect(undone).toEqual(['draft']))
  expect(toasts.at(-1)).toMatchObject({
    ...{ title: 'Envio desfeito', description: 'A edição voltou a ser rascunho. Ninguém mais a viu.' },
  })
  expect(await stored()).toMatchObject({ status: 'draft', html: HTML })
})

test('goes by itself when the seconds are over, and is not there for what was sent before', async () => {
  const soon = new Date(Date.now() + 700).toISOString()
  await openNotice({ visible_from: soon })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer envio' })).toBeNull())
})

test.each([
  [
    { code: 'ISSUE_RELEASED' },
    'O envio não pode mais ser desfeito',
    'Os 30 segundos passaram: os leitores já veem a edição.',
  ],
  [
    new OfflineError(),
    'O envio não foi desfeito',
    'Sem conexão, a edição aparece aos leitores na hora. Se a conexão voltar antes, tente novamente.',
  ],
  [new Error('x'), 'O envio não foi desfeito', 'Tente novamente.'],
])('%j is said to be: %s', async (error, title, description) => {
  const world = withCalls(await createTestWorld(), 'newsletters', {
    undoSend: async () => {
      throw error
    },
  })
  expect(await undoSend(world.services, 'i1')).toBeNull()
  expect(world.toasts).toMatchObject([{ title, description, status: 'error' }])
})

const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const notice = () => screen.queryByRole('region', { name: 'O envio ainda pode ser desfeito' })

test.each([
  ['a draft', { status: 'draft', visible_from: later(600_000) }],
  ['an issue of an earlier version', { status: 'sent' }],
  ['one that others see', { status: 'sent', visible_from: later(-1000) }],
] as const)('%s has nothing to take back', async (_, issue) => {
  await renderWithServices(<UndoSendNotice issue={{ id: 'i1', ...issue }} />)
  expect(notice()).toBeNull()
})

test('never more seconds than there are, whatever the clocks say; offline it says that it cannot be done', async () => {
  const { services } = await renderWithServices(
    <UndoSendNotice issue={{ id: 'i1', status: 'sent', visible_from: later(600_000) }} />,
  )
  expect(notice()).toHaveTextContent('Os leitores veem a edição em 30 segundos. Até lá, só você a vê.')
  act(() => {
    services.offline.state.online = false
  })
  expect(await screen.findByText(/Sem conexão, não é possível desfazer o envio\.$/)).toBeInTheDocument()
})

describe('whether others see it', () => {
  const NOW = Date.parse('2026-03-10T12:00:00.000Z')
  const sentUntil = (ms: number) => ({ status: 'sent' as const, visible_from: new Date(NOW + ms).toISOString() })

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is told at the moment itself', () => {
    const { result } = renderHook(() => useIsReleased(sentUntil(30_000)))
    act(() => vi.advanceTimersByTime(29_999))
    expect(result.current).toBe(false)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toBe(true)
  })
})
