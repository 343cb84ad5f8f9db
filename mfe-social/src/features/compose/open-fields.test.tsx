// @vitest-environment happy-dom
import { crashCopyKey } from '@ementa/contracts'
import { createTestWorld, fill, renderWithServices, required, type TestOptions, titles } from '@ementa/testing'
import { stubImageDecoding } from '@ementa/testing/image-decoding'
import { queueAction } from '@ementa/testing/records'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import ComposePage from './compose-page'

const open = (options: TestOptions = {}) =>
  renderWithServices(<ComposePage />, { as: 'anapaula', at: '/compose', ...options })
const body = () => screen.findByRole('textbox', { name: 'Texto da publicação' })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

async function openDates() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 13, 12) })
  onTestFinished(() => void vi.useRealTimers())
  const view = await open()
  await fill(await body(), 'Amanhã')
  fireEvent.click(button('Agendar'))
  const days = within(await screen.findByRole('grid')).getAllByRole<HTMLButtonElement>('button')
  return { ...view, day: (name: string) => required(days.find(({ textContent }) => textContent === name)) }
}

test('a date that is chosen counts without being confirmed [SOC-094]', async () => {
  const { day, services, toasts } = await openDates()
  fireEvent.click(day('20'))
  await fill(screen.getByLabelText('Horário'), '15:00')
  fireEvent.click(button('Agendar publicação'))
  await waitFor(() => expect(titles(toasts)).toContain('Post agendado!'))
  const { scheduled } = await services.api.posts.listDrafts()
  expect(scheduled.map(({ scheduled_at }) => scheduled_at)).toContain(new Date(2026, 4, 20, 15).toISOString())
})

test('a hashtag that stands in its field is published, and commas end one however they arrive', async () => {
  const { services, toasts } = await open()
  await fill(await body(), 'Sobre #prova')
  fireEvent.click(button(/^Hashtags/))
  const field = screen.getByRole('textbox', { name: 'Nova hashtag' })
  await fill(field, 'contratos, lgpd,')
  expect(field).toHaveValue('')
  await fill(field, 'prova,')
  expect(screen.getByText('#prova já está na publicação.')).toBeInTheDocument()
  expect(field).toHaveValue('')
  await fill(field, 'Direito Autoral')
  fireEvent.click(button('Publicar'))
  await waitFor(() => expect(titles(toasts)).toContain('Post publicado!'))
  const [post] = (await services.api.posts.listByUser({ userId: 'user-anapaula' })).posts
  expect(post?.tags.toSorted()).toEqual(['contratos', 'direito-autoral', 'lgpd', 'prova'])
})

test('what was recovered is discarded after a question only, and not at all once it was changed', async () => {
  const left = { body: 'De ontem', imageUrl: null, tags: [], scheduledAt: null }
  localStorage.setItem(crashCopyKey('user-anapaula', 'post'), JSON.stringify(left))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar', description: '' }))
  expect(await body()).toHaveValue('De ontem')
  await fill(await body(), 'De ontem, e mais')
  expect(screen.queryByText('Rascunho recuperado')).toBeNull()
})

test('a queued post stays in the queue while it is edited, and the edit takes its place', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const input = { body: 'Do avião', tags: ['oab'], requestId: 'r1' }
  const { offline } = world.services
  offline.state.pending = [queueAction({ id: 'q', type: 'posts.create', input, status: 'failed', retryCount: 1 })]
  const cancel = vi.fn()
  Object.assign(offline, { cancel })
  const { toasts } = await renderWithServices(<ComposePage />, { world, at: '/compose?queued=q' })
  expect(await body()).toHaveValue('Do avião')
  expect(screen.getByRole('heading', { level: 1, name: 'Editar publicação na fila' })).toBeInTheDocument()
  await fill(await body(), 'Do avião, revisto')
  expect(cancel).not.toHaveBeenCalled()
  fireEvent.click(button('Publicar'))
  await waitFor(() => expect(titles(toasts)).toContain('Post publicado!'))
  expect(cancel).toHaveBeenCalledExactlyOnceWith('q')
})

test('an image that failed is asked about before the post goes without it', async () => {
  const { toasts } = await open({ simulation: { fail: ['images.upload'] } })
  await fill(await body(), 'Com imagem')
  stubImageDecoding()
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])
  fireEvent.change(screen.getByLabelText('Arquivo da imagem'), {
    target: { files: [new File([png], 'prova.png', { type: 'image/png' }), new File(['%PDF'], 'a.pdf')] },
  })
  await screen.findByRole('button', { name: 'Tentar novamente: enviar prova.png' })
  await waitFor(() => expect(titles(toasts)).toContain('Erro no upload'))
  expect(screen.queryByRole('button', { name: 'Tentar novamente: enviar a.pdf' })).toBeNull()
  fireEvent.click(button('Publicar'))
  fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
  expect(titles(toasts)).not.toContain('Post publicado!')
})
