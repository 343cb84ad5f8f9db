import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetRemoved } from '../../shared/post-actions/post-actions'
import DraftsPage from './drafts-page'

beforeEach(forgetRemoved)

async function drafts(options: Parameters<typeof renderWithServices>[1] = {}) {
  const view = await renderWithServices(<DraftsPage />, { at: '/drafts', as: 'anapaula', ...options })
  return { ...view, titles: () => view.toasts.map(({ title }) => title) }
}
const cards = () => screen.findAllByRole('article', { name: /^Rascunho de/ })
const press = (name: string, within_: HTMLElement) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })))
const confirm = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await press('Apagar', dialog)
}

test('lists own drafts with edit, publish and delete, and apart from them what is scheduled [SOC-005] [SOC-126]', async () => {
  const { services } = await drafts()
  const own = await services.api.posts.listDrafts()
  const all = await cards()
  expect(screen.getByRole('heading', { level: 1, name: 'Meus Rascunhos' })).toBeInTheDocument()
  expect(all.map((card) => card.dataset.post)).toEqual(own.posts.map(({ id }) => id))
  expect(own.posts.every(({ author_id }) => author_id === 'user-anapaula')).toBe(true)
  for (const card of all) {
    expect(within(card).getByRole('link', { name: 'Editar' })).toBeInTheDocument()
    expect(within(card).getByRole('button', { name: 'Publicar' })).toBeInTheDocument()
    expect(within(card).getByRole('button', { name: 'Apagar' })).toBeInTheDocument()
  }
  const section = screen.getByRole('region', { name: 'Agendados' })
  expect(within(section).getAllByText(/^Agendado para/)).toHaveLength(own.scheduled.length)
})

test('a scheduled post whose time has come is no longer among them', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const own = await world.services.api.posts.listDrafts()
  const [due, later] = own.scheduled
  const scheduled = [{ ...required(due), scheduled_at: '2026-05-13T12:00:00.000Z' }, required(later)]
  await drafts({ world: withCalls(world, 'posts', { listDrafts: async () => ({ ...own, scheduled }) }) })
  const section = await screen.findByRole('region', { name: 'Agendados' })
  expect(within(section).getByRole('article').dataset.post).toBe(later?.id)
})

test('a draft that waits in the queue is there, also where the others were never read', async () => {
  const world = await createTestWorld({ as: 'anapaula', simulation: { fail: ['posts.listDrafts'] } })
  world.services.offline.state.pending = [queueAction({ type: 'posts.saveDraft', input: { body: 'Do avião' } })]
  await drafts({ world })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar rascunhos' })).toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'Rascunho na fila' })).toHaveTextContent('Do avião')
})

test('says that there are none [SOC-127]', async () => {
  await drafts({ as: 'otavioreis' })
  expect(await screen.findByRole('heading', { name: 'Nenhum rascunho salvo' })).toBeInTheDocument()
})

test('a load that fails says so and can be tried again [SOC-128]', async () => {
  const { simulate } = await drafts({ simulation: { fail: ['posts.listDrafts'] } })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar rascunhos' })).toBeInTheDocument()
  simulate({})
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect((await cards()).length).toBeGreaterThan(0)
})

test('publishing a draft makes it a post and takes it off the list [SOC-129]', async () => {
  const { services, toasts } = await drafts()
  const all = await cards()
  const [first] = all
  const id = first?.dataset.post ?? ''
  await press('Publicar', required(first))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Rascunho publicado com sucesso!', status: 'success' }]))
  expect(await cards()).toHaveLength(all.length - 1)
  expect((await services.api.posts.get({ id })).post.status).toBe('published')
})

test('a publication that fails keeps the draft and says so [SOC-130]', async () => {
  const { toasts } = await drafts({ simulation: { fail: ['posts.publishDraft'] } })
  const all = await cards()
  await press('Publicar', required(all[0]))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao publicar rascunho', status: 'error' }]))
  expect(await cards()).toHaveLength(all.length)
})

test('deleting a draft asks first [SOC-131]', async () => {
  const { toasts } = await drafts()
  const all = await cards()
  await press('Apagar', required(all[0]))
  expect(toasts).toEqual([])
  await confirm()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Rascunho removido.', status: 'success' }]))
  expect(await cards()).toHaveLength(all.length - 1)
})

test('a deletion that fails keeps the draft and says so [SOC-132]', async () => {
  const { toasts } = await drafts({ simulation: { fail: ['posts.delete'] } })
  const all = await cards()
  await press('Apagar', required(all[0]))
  await confirm()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao remover rascunho', status: 'error' }]))
  expect(await cards()).toHaveLength(all.length)
})

test('a visitor is asked to sign in', async () => {
  const { logins } = await drafts({ as: undefined })
  fireEvent.click(await screen.findByRole('button', { name: 'Entrar' }))
  expect(logins()).toBe(1)
})
