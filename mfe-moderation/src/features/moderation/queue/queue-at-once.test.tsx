import { createTestWorld, fill, required, sent, titles } from '@ementa/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, open as openAt, ready } from '../../../test/open'
import { QueueSection } from './queue-section'

/** Opens the queue at a post by danielabrandt that joaopedro reported. */
async function openReported() {
  const world = await createTestWorld({ as: 'moderacao' })
  const { api } = world.services
  const as = (username: string) => api.auth.signIn({ username })
  await as('danielabrandt')
  const post = sent(await api.posts.create({ body: 'Texto OFENSIVO original' }))
  await as('joaopedro')
  await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason: 'harassment' })
  await as('moderacao')
  const { items } = await api.moderation.getQueue({ limit: 100 })
  const { id } = required(items.find(({ item }) => item.item_id === post.id)).item
  const view = await openAt(`/admin/moderation?q=danielabrandt&item=${id}`, { world, part: <QueueSection /> })
  const panel = async () => within(await screen.findByRole('region', { name: /^Publicação de @danielabrandt/ }))
  await panel()
  await ready()
  return { ...view, as, id, post, panel }
}

const justify = () => fill(screen.getByRole('textbox', { name: /^Justificativa/ }), 'Ofensa')

test('a text that its author changed meanwhile is not judged unread: it is shown, beside the reported one', async () => {
  const { api, as, post, panel, toasts } = await openReported()
  await as('danielabrandt')
  await api.posts.update({ id: post.id, body: 'Texto inocente' })
  await as('moderacao')
  expect((await panel()).getByText('Texto OFENSIVO original')).toBeInTheDocument()
  await justify()
  click(/^Remover publicação/)
  await waitFor(() => expect(titles(toasts)).toContain('O texto mudou desde que você o abriu'))
  const side = await panel()
  expect(await side.findByText('Texto inocente')).toBeInTheDocument()
  expect(side.getByRole('note')).toHaveTextContent(
    'Mudou depois da denúncia. O texto denunciado era:Texto OFENSIVO original',
  )
  // The justification is still there, and the text is still public.
  expect(screen.getByRole('textbox', { name: /^Justificativa/ })).toHaveValue('Ofensa')
  expect((await api.posts.get({ id: post.id })).post.body).toBe('Texto inocente')
})

test('of a text that was deleted meanwhile nothing is announced that is not done; its author can still be banned', async () => {
  const { api, as, post, panel, press, toasts } = await openReported()
  await as('danielabrandt')
  await api.posts.delete({ id: post.id })
  await as('moderacao')
  await justify()
  click(/^Banir @danielabrandt por 30 dias e remover/)
  await waitFor(() => expect(titles(toasts)).toContain('O conteúdo foi apagado desde que você o abriu'))
  const side = await panel()
  await waitFor(() =>
    expect(side.getByRole('note')).toHaveTextContent('O texto denunciado era:Texto OFENSIVO original'),
  )
  expect(side.queryByRole('button', { name: /^(Aprovar|Remover|Aplicar)/ })).toBeNull()
  expect(side.getByRole('button', { name: /^Encerrar as denúncias/ })).toBeEnabled()
  await ready()
  const told = toasts.length
  act(() => press('2'))
  expect(toasts).toHaveLength(told)
  click(/^Banir @danielabrandt por 30 dias$/)
  await waitFor(() => expect(toasts.at(-1)?.description).toBe('A conta de @danielabrandt foi banida por 30 dias'))
  expect((await api.moderation.getUsers({ query: 'danielabrandt' })).users[0]).toMatchObject({ status: 'temp_banned' })
})

test('an item that anybody puts back into the queue is in the list at once', async () => {
  const { api, as, services, toasts } = await openReported()
  click(/^Aprovar publicação/)
  await waitFor(() => expect(titles(toasts)).toContain('Ação realizada com sucesso'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Publicação de @danielabrandt' })).toBeNull())
  const { entries } = await api.moderation.getAuditLog({ limit: 1 })
  await as('soniaribeiro')
  await api.moderation.restore({ id: required(entries[0]).id, reopen: true })
  await services.session.signIn('moderacao')
  click('Atualizar a fila')
  expect(await screen.findByRole('article', { name: 'Publicação de @danielabrandt' })).toBeInTheDocument()
})

test('after taking an item over, the keys of the decisions decide and write into no field', async () => {
  const { api, as, id } = await openReported()
  await as('soniaribeiro')
  await api.moderation.claim({ id, take_over: true })
  await as('moderacao')
  act(() => void fireEvent(document, new Event('visibilitychange')))
  const takeOver = await screen.findByRole('button', { name: 'Assumir o item' })
  takeOver.focus()
  fireEvent.click(takeOver)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assumir o item' })).toBeNull())
  expect(screen.getByRole('combobox', { name: 'Regra violada' })).not.toHaveFocus()
  expect(document.activeElement).toHaveAttribute('data-focus-silent')
})

test('who made the decision reads why somebody else answers the appeal, and is offered no taking over', async () => {
  const world = await createTestWorld({ as: 'moderacao' })
  const { api } = world.services
  const as = (username: string) => api.auth.signIn({ username })
  const [warned] = (await api.moderation.getUsers({ query: 'danielabrandt' })).users
  const { decision_id } = await api.moderation.warnUser({ user_id: required(warned).id, reason: 'Linguagem.' })
  await as('danielabrandt')
  await api.moderation.objectToDecision({ id: required(decision_id), text: 'Não ofendi ninguém.' })
  await as('soniaribeiro')
  const { items } = await api.moderation.getQueue({ filters: { query: 'danielabrandt' } })
  const { id } = required(items.find(({ objection }) => objection !== null)).item
  await api.moderation.claim({ id })
  await as('moderacao')
  await openAt(`/admin/moderation?q=danielabrandt&item=${id}`, { world, part: <QueueSection /> })
  const panel = within(await screen.findByRole('region', { name: 'Recurso de @danielabrandt' }))
  expect(await panel.findByText(/^A decisão recorrida é sua\./)).toBeInTheDocument()
  expect(panel.queryByRole('button', { name: 'Assumir o item' })).toBeNull()
})
