import { OfflineError, type QueueAction } from '@ementa/contracts'
import {
  createTestWorld,
  fill,
  inputsOf,
  renderWithServices,
  required,
  type TestOptions,
  withCalls,
} from '@ementa/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import BookmarksPage from './bookmarks-page'

const bookmarks = (options: TestOptions = {}) =>
  renderWithServices(<BookmarksPage />, { at: '/bookmarks', as: 'anapaula', ...options })
const cards = () => screen.findAllByRole('article')

test('lists what was saved [SOC-008] [SOC-155]', async () => {
  const { services } = await bookmarks()
  const { posts } = await services.api.bookmarks.listBookmarks()
  expect(screen.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeInTheDocument()
  expect((await cards()).map((card) => card.dataset.post)).toEqual(posts.map(({ id }) => id))
})

test('the search filters here, without a call, and keeps accents out of it [SOC-156]', async () => {
  const { services, calls } = await bookmarks()
  const { posts } = await services.api.bookmarks.listBookmarks()
  await cards()
  const before = calls.length
  const box = screen.getByRole('searchbox', { name: 'Buscar nos favoritos' })
  await fill(box, 'JURISPRUDÊNCIA')
  const tagged = posts.filter(({ tags }) => tags.includes('jurisprudencia'))
  expect(tagged.length).toBeGreaterThan(0)
  expect(tagged.length).toBeLessThan(posts.length)
  await waitFor(async () => expect(await cards()).toHaveLength(tagged.length))
  await fill(box, 'nada disso existe')
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar todos os favoritos' }))
  await waitFor(async () => expect(await cards()).toHaveLength(posts.length))
  expect(calls).toHaveLength(before)
})

test('what the search leaves goes into a file of references', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  await bookmarks()
  await cards()
  await fill(screen.getByRole('searchbox'), 'jurisprudência')
  const status = await screen.findByText(/encontradas? de/)
  fireEvent.click(screen.getByRole('button', { name: 'Referências (ABNT)' }))
  const references = (await required(files[0]).text()).split('\n\n')
  expect(references).toHaveLength(Number.parseInt(status.textContent ?? '', 10))
  expect(references[0]).toMatch(/^[A-ZÀ-Ú ]+, .+ Ementa, @\w+, .+ Disponível em: http.+\/comments\. Acesso em: /)
})

test('what is no longer saved leaves the list', async () => {
  const { toasts } = await bookmarks()
  const all = await cards()
  fireEvent.click(within(required(all[0])).getByRole('button', { name: 'Salvo' }))
  await waitFor(async () => expect(await cards()).toHaveLength(all.length - 1))
  await waitFor(() => expect(toasts[0]?.title).toBe('Post removido dos favoritos!'))
  toasts[0]?.action?.onClick()
  await waitFor(async () => expect(await cards()).toHaveLength(all.length))
})

test('a load that fails shows a destructive toast and a way to try again [SOC-157] [EXP-34]', async () => {
  const { toasts, simulate } = await bookmarks({ simulation: { fail: ['bookmarks.listBookmarks'] } })
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao carregar favoritos', status: 'error' }]))
  simulate({})
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect((await cards()).length).toBeGreaterThan(0)
})

test('offline what is kept stays, and the page adds no notice and no error to the offline bar [P-21]', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api, offline } = world.services
  let isOffline = false
  const listBookmarks = () => (isOffline ? Promise.reject(new OfflineError()) : api.bookmarks.listBookmarks())
  const { toasts } = await renderWithServices(<BookmarksPage />, {
    world: withCalls(world, 'bookmarks', { listBookmarks }),
    at: '/bookmarks',
  })
  const before = (await cards()).length
  isOffline = true
  act(() => {
    offline.state.online = false
  })
  await act(async () => world.writes.announce(['bookmarks']))
  expect(await cards()).toHaveLength(before)
  expect(toasts).toEqual([])
  expect(screen.queryByText(/offline|salvo há/i)).toBeNull()
})

test('nothing saved yet says how to save', async () => {
  await bookmarks({ as: 'otavioreis' })
  expect(await screen.findByRole('heading', { name: 'Nenhum post salvo ainda' })).toBeInTheDocument()
})

describe('folder and note', () => {
  const bars = () => screen.findAllByRole('button', { name: 'Pasta e nota' })
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Pasta e nota' }))
  const folders = () => within(screen.getByRole('group', { name: 'Pastas' }))

  /** Opens the dialog of a card and fills its fields. */
  async function write(index: number, texts: { Pasta?: string; Nota?: string }) {
    fireEvent.click(required((await bars())[index]))
    const form = await dialog()
    for (const [name, value] of Object.entries(texts)) await fill(form.getByLabelText(name), value)
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }))
  }

  test('file a post, filter the list and are found by the search', async () => {
    const { services } = await bookmarks()
    const all = (await cards()).map((card) => card.dataset.post)
    await write(0, { Pasta: 'Recursos', Nota: 'Usar na apelação do caso Lexcorp' })
    expect(await screen.findByText('Usar na apelação do caso Lexcorp', { selector: 'p' })).toBeInTheDocument()
    await write(1, { Pasta: 'recursos ', Nota: ' Ver o voto vencido \n' })
    fireEvent.click(await screen.findByRole('button', { name: 'Recursos (2)' }))
    await waitFor(async () => expect((await cards()).map((card) => card.dataset.post)).toEqual(all.slice(0, 2)))
    expect(screen.getByText('2 publicações salvas')).toBeInTheDocument()
    const pressed = () =>
      folders()
        .getAllByRole('button')
        .map((pill) => pill.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['false', 'true'])
    fireEvent.click(folders().getByRole('button', { name: 'Recursos (2)' }))
    await waitFor(() => expect(pressed()).toEqual(['true', 'false']))
    fireEvent.click(folders().getByRole('button', { name: 'Recursos (2)' }))
    await waitFor(() => expect(pressed()).toEqual(['false', 'true']))
    await fill(screen.getByRole('searchbox'), 'apelacao lexcorp')
    await waitFor(async () => expect((await cards()).map((card) => card.dataset.post)).toEqual(all.slice(0, 1)))
    expect(screen.getByText('1 encontrada de 2 publicações salvas')).toBeInTheDocument()
    await fill(screen.getByRole('searchbox'), 'nada disso existe')
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar todos os favoritos' }))
    await waitFor(async () => expect(await cards()).toHaveLength(all.length))
    expect(folders().getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true')
    expect((await services.api.bookmarks.listDetails()).details).toMatchObject([
      { folder: 'Recursos', note: 'Usar na apelação do caso Lexcorp' },
      { folder: 'Recursos', note: 'Ver o voto vencido' },
    ])
  })

  test.each([
    ['/bookmarks?pasta=Recursos', 1],
    ['/bookmarks?pasta=Vazia', 'all'],
  ])('the address names the folder: %s', async (at, count) => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { posts } = await world.services.api.bookmarks.listBookmarks()
    await world.services.api.bookmarks.setDetails({ postId: required(posts[1]).id, folder: 'Recursos', note: null })
    await renderWithServices(<BookmarksPage />, { world, at })
    await screen.findByRole('button', { name: 'Recursos (1)' })
    expect(await cards()).toHaveLength(count === 'all' ? posts.length : 1)
  })

  test('a failed save keeps what was written; a text that is too long is not sent', async () => {
    const { toasts, simulate, calls } = await bookmarks({ simulation: { fail: ['bookmarks.setDetails'] } })
    await write(0, { Nota: 'Ler antes da audiência' })
    await waitFor(() => expect(toasts).toMatchObject([{ status: 'error' }]))
    const form = await dialog()
    const note = form.getByLabelText('Nota')
    expect(note).toHaveValue('Ler antes da audiência')
    simulate({})
    await fill(form.getByLabelText('Pasta'), 'a'.repeat(41))
    expect(form.getByText('Use até 40 caracteres.')).toBeInTheDocument()
    expect(form.getByLabelText('Pasta')).toHaveAttribute('aria-invalid', 'true')
    expect(note).not.toHaveAttribute('aria-invalid')
    expect(form.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await fill(form.getByLabelText('Pasta'), 'a'.repeat(40))
    expect(form.getByRole('button', { name: 'Salvar' })).toBeEnabled()
    await fill(form.getByLabelText('Pasta'), '')
    const before = calls.length
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(note).toHaveAttribute('readonly')
    expect(await screen.findByText('Ler antes da audiência', { selector: 'p' })).toBeInTheDocument()
    expect(calls.slice(before).filter(({ name }) => name === 'bookmarks.setDetails')).toHaveLength(1)
  })

  test('are opened as they are, offer the folders that are there, and can be left as they were', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { posts } = await world.services.api.bookmarks.listBookmarks()
    const set = (index: number, folder: string | null, note: string | null) =>
      world.services.api.bookmarks.setDetails({ postId: required(posts[index]).id, folder, note })
    await set(0, 'Recursos', 'Ler')
    await set(1, 'Ética', null)
    const { calls } = await renderWithServices(<BookmarksPage />, { world, at: '/bookmarks' })
    fireEvent.click(required((await bars())[0]))
    const form = await dialog()
    const folder = form.getByLabelText<HTMLInputElement>('Pasta')
    expect([folder.value, form.getByLabelText('Nota')]).toEqual(['Recursos', expect.objectContaining({ value: 'Ler' })])
    expect(Array.from(folder.list?.options ?? [], ({ value }) => value)).toEqual(['Ética'])
    fireEvent.click(form.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(inputsOf(calls, 'bookmarks.setDetails')).toHaveLength(2)
    await write(0, { Pasta: 'RECURSOS' })
    expect(await screen.findByRole('button', { name: 'RECURSOS (1)' }), 'no other post is in it').toBeInTheDocument()
    await write(0, { Pasta: ' ', Nota: '  Ler já ' })
    await waitFor(async () => {
      const { details } = await world.services.api.bookmarks.listDetails()
      expect(details.find(({ post_id }) => post_id === posts[0]?.id)).toMatchObject({ folder: null, note: 'Ler já' })
    })
  })

  test('offline they wait in the queue, and are shown as they will be', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { offline } = world.services
    const setDetails = (input: unknown) => {
      const action = { id: 'waiting', type: 'bookmarks.setDetails', input } as QueueAction
      offline.state.pending.push(action)
      return Promise.resolve({ queued: true })
    }
    const { toasts } = await renderWithServices(<BookmarksPage />, {
      world: withCalls(world, 'bookmarks', { setDetails }),
      at: '/bookmarks',
    })
    await write(0, { Nota: 'Para a sustentação de amanhã' })
    expect(await screen.findByText('Para a sustentação de amanhã', { selector: 'p' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts).toEqual([])
  })

  test('where they cannot be loaded, none can be overwritten', async () => {
    const { simulate } = await bookmarks({ simulation: { fail: ['bookmarks.listDetails'] } })
    await cards()
    const again = await screen.findByRole('button', { name: 'Carregar pastas e notas' })
    expect(screen.queryByRole('button', { name: 'Pasta e nota' })).toBeNull()
    simulate({})
    fireEvent.click(again)
    expect((await bars()).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Carregar pastas e notas' })).toBeNull()
  })
})
