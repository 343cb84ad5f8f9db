import { OfflineError } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import UndoSendNotice, { undoSend } from './undo-send'

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

test('while it is taken back the button is busy, and a second press does nothing', async () => {
  const flights: ((issue: unknown) => void)[] = []
  const world = withCalls(await createTestWorld(), 'newsletters', {
    undoSend: () => new Promise((land) => void flights.push(land)),
  })
  const onUndone = vi.fn()
  const issue = { id: 'i1', status: 'sent', visible_from: later(600_000) } as const
  await renderWithServices(<UndoSendNotice issue={issue} onUndone={onUndone} />, { world })
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer envio' }))
  const busy = await screen.findByRole('button', { name: 'Desfazendo…' })
  fireEvent.click(busy)
  expect(flights).toHaveLength(1)
  flights[0]?.({ id: 'i1', status: 'draft' })
  await waitFor(() => expect(onUndone.mock.calls).toEqual([[{ id: 'i1', status: 'draft' }]]))
  expect(await screen.findByRole('button', { name: 'Desfazer envio' })).toBeInTheDocument()
})
