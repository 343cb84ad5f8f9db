import type { ReportDialogProps } from '@ementa/contracts'
import { renderWithServices, type TestOptions } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ReportDialog from './report-dialog'

const AUTHOR = { id: 'user-renata', username: 'renata' }

async function dialog(options: TestOptions & Partial<ReportDialogProps> = {}) {
  const onClose = vi.fn()
  const { send, author = AUTHOR, sentTitle, failedTitle, ...rest } = options
  const view = await renderWithServices(
    <ReportDialog
      isOpen
      onClose={onClose}
      target={{ type: 'post', id: 'post-1' }}
      author={author}
      send={send}
      sentTitle={sentTitle}
      failedTitle={failedTitle}
    />,
    { as: 'lexcorp', ...rest },
  )
  return { ...view, onClose, sent: () => view.calls.filter(({ name }) => name === 'moderation.reportContent') }
}
const details = () => screen.getByRole('textbox', { name: 'Detalhes (opcional)' })
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar denúncia' })))

test('offers the six reasons, none of them chosen [SOC-062]', async () => {
  await dialog()
  const reasons = screen.getAllByRole('radio')
  expect(reasons.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Spam',
    'Assédio',
    'Informação falsa',
    'Falsidade ideológica (fazer-se passar por outra pessoa)',
    'Conteúdo inapropriado',
    'Outro',
  ])
  expect(reasons.map((radio) => radio.getAttribute('value'))).toEqual([
    'spam',
    'harassment',
    'fake',
    'impersonation',
    'inappropriate',
    'other',
  ])
})

test('the details are optional, counted in characters as a person counts, and at most 500 [SOC-063]', async () => {
  const { sent } = await dialog()
  fireEvent.change(details(), { target: { value: '👩🏽‍⚖️'.repeat(499) } })
  const counter = () => document.getElementById('detalhes-restantes')?.textContent
  expect(counter()).toContain('1 caractere restante')
  fireEvent.change(details(), { target: { value: 'a'.repeat(501) } })
  expect(counter()).toContain('1 caractere acima do limite')
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  expect(sent()).toEqual([])
})

test('without a reason nothing is sent, and the dialog says what is missing [SOC-064]', async () => {
  const { toasts, sent } = await dialog()
  await submit()
  expect(toasts).toMatchObject([
    { title: 'Selecione um motivo', description: 'Por favor, selecione o motivo da denúncia.', status: 'error' },
  ])
  expect(sent()).toEqual([])
})

test('a sent report says so, then offers to mute and to block [SOC-066]', async () => {
  const { toasts, sent, onClose } = await dialog()
  fireEvent.click(screen.getByRole('radio', { name: 'Outro' }))
  fireEvent.change(details(), { target: { value: '  Copiou meu texto.  ' } })
  await submit()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Denúncia enviada', status: 'success' }]))
  expect(sent()).toEqual([
    {
      name: 'moderation.reportContent',
      input: { kind: 'dialog', type: 'post', targetId: 'post-1', reason: 'other', description: 'Copiou meu texto.' },
    },
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Silenciar @renata' }))
  expect(onClose).toHaveBeenCalled()
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi silenciado'))
  expect(screen.getByRole('button', { name: 'Bloquear @renata' })).toBeInTheDocument()
})

test('a report that fails says so and keeps what was written [SOC-068]', async () => {
  const { toasts, onClose } = await dialog({ simulation: { fail: ['moderation.reportContent'] } })
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  fireEvent.change(details(), { target: { value: 'É propaganda.' } })
  await submit()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        title: 'Erro ao enviar denúncia',
        description: 'Não foi possível enviar sua denúncia. Tente novamente.',
        status: 'error',
      },
    ]),
  )
  expect(details()).toHaveProperty('value', 'É propaganda.')
  expect(onClose).not.toHaveBeenCalled()
})

test('sending takes the simulated second, and meanwhile sends nothing twice [SOC-065]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { toasts, sent } = await dialog({ simulation: { latency: undefined } })
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  expect(screen.getByRole('button', { name: /Enviando/ }).getAttribute('aria-disabled')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(toasts).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Denúncia enviada' }]))
  expect(sent()).toHaveLength(1)
  vi.useRealTimers()
})

test('another sender keeps the dialog and says its own words', async () => {
  const send = vi.fn().mockResolvedValue(undefined)
  const { toasts, sent } = await dialog({ send, sentTitle: 'Reporte enviado' })
  fireEvent.click(screen.getByRole('radio', { name: 'Assédio' }))
  await submit()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Reporte enviado' }]))
  expect(send).toHaveBeenCalledWith({ reason: 'harassment', description: '' })
  expect(sent()).toEqual([])
})
