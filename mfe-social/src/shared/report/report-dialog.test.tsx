import type { ReportDialogProps } from '@ementa/contracts'
import { asksBeforeUnload, fill, inputsOf, renderWithServices, type TestOptions, titles } from '@ementa/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ReportDialog from './report-dialog'

const AUTHOR = { id: 'user-renata', username: 'renata' }

async function dialog(options: TestOptions & Partial<ReportDialogProps> = {}) {
  const onClose = vi.fn()
  const { send, author = AUTHOR, sentTitle, failedTitle, onSent, ...rest } = options
  const view = await renderWithServices(
    <ReportDialog
      isOpen
      onClose={onClose}
      target={{ type: 'post', id: 'post-001' }}
      author={author}
      send={send}
      sentTitle={sentTitle}
      failedTitle={failedTitle}
      onSent={onSent}
    />,
    { as: 'lexcorp', ...rest },
  )
  return { ...view, onClose, sent: () => inputsOf(view.calls, 'moderation.reportContent') }
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
  await fill(details(), '👩🏽‍⚖️'.repeat(499))
  const counter = () => document.getElementById('detalhes-restantes')?.textContent
  expect(counter()).toContain('1 caractere restante')
  expect(details()).not.toHaveAttribute('aria-invalid')
  await fill(details(), 'a'.repeat(501))
  expect(counter()).toContain('1 caractere acima do limite')
  expect(details()).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('button', { name: 'Enviar denúncia' })).toBeDisabled()
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  expect(sent()).toEqual([])
  await fill(details(), 'a'.repeat(500))
  expect(counter()).toContain('0 caracteres restantes')
  expect(details()).not.toHaveAttribute('aria-invalid')
  await submit()
  await waitFor(() => expect(sent()).toMatchObject([{ reason: 'spam', description: 'a'.repeat(500) }]))
})

test('without a reason nothing is sent, and the dialog says what is missing [SOC-064]', async () => {
  const { toasts, sent } = await dialog()
  await submit()
  expect(toasts).toMatchObject([
    { title: 'Selecione um motivo', description: 'Por favor, selecione o motivo da denúncia.', status: 'error' },
  ])
  expect(sent()).toEqual([])
  expect(screen.getAllByRole('radio')[0], 'where the answer is given').toHaveFocus()
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('takes no letters while the report is sent, which would be lost with it', async () => {
  const send = () => new Promise<void>(() => undefined)
  await dialog({ send })
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  expect(details()).not.toHaveAttribute('readonly')
  await submit()
  expect(details()).toHaveAttribute('readonly')
})

test('after a report one may block instead, or just close', async () => {
  const { onClose, toasts } = await dialog()
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  fireEvent.click(await screen.findByRole('button', { name: 'Bloquear @renata' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  const question = await screen.findByRole('alertdialog', { name: 'Bloquear @renata?' })
  expect(titles(toasts)).toEqual(['Denúncia enviada'])
  // The question is answered, because the next page would still show it.
  fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.click(screen.getByText('Fechar', { selector: 'button' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('of an author nobody knows there is nobody to mute: the dialog closes', async () => {
  const onSent = vi.fn()
  const { onClose } = await dialog({ author: null, onSent })
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(onSent).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: /^Silenciar/ })).toBeNull()
})

test('a sent report says so, then offers to mute and to block [SOC-066]', async () => {
  const { toasts, sent, onClose } = await dialog()
  fireEvent.click(screen.getByRole('radio', { name: 'Outro' }))
  await fill(details(), '  Copiou meu texto.  ')
  await submit()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Denúncia enviada', status: 'success' }]))
  expect(sent()).toEqual([
    { kind: 'dialog', type: 'post', targetId: 'post-001', reason: 'other', description: 'Copiou meu texto.' },
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Silenciar @renata' }))
  expect(onClose).toHaveBeenCalled()
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi silenciado'))
  expect(screen.getByRole('button', { name: 'Bloquear @renata' })).toBeInTheDocument()
})

test('once a report is sent, nothing warns of leaving', async () => {
  await dialog()
  fireEvent.click(screen.getByRole('radio', { name: 'Outro' }))
  await fill(details(), 'Copiou meu texto.')
  expect(asksBeforeUnload()).toBe(true)
  await submit()
  const link = await screen.findByRole('link', { name: 'Privacidade' })
  // Without the class it looks like the words around it.
  expect(link).toHaveClass('text-link')
  fireEvent.click(link)
  expect(screen.getByLabelText('Endereço')).toHaveTextContent('/settings/privacy')
  expect(asksBeforeUnload()).toBe(false)
})

test('a report that fails says so and keeps what was written [SOC-068]', async () => {
  const { toasts, onClose } = await dialog({ simulation: { fail: ['moderation.reportContent'] } })
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await fill(details(), 'É propaganda.')
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
  const { simulate, toasts, sent } = await dialog()
  simulate({ latency: undefined })
  // Fake timers from here on, because on a busy machine a real second would be over too early.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('radio', { name: 'Spam' }))
  await submit()
  expect(screen.getByRole('button', { name: /Enviando/ }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(toasts).toEqual([])
  // Advances the clock at each poll.
  await act(() => vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Denúncia enviada' }])))
  expect(sent()).toHaveLength(1)
  vi.useRealTimers()
})
