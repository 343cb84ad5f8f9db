import { createTestWorld, renderWithServices, required, sent, type TestWorld } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import IssueThread from './issue-thread'

const PATH = '/newsletters/bichos/issues/1'

let world: TestWorld
let issueId: string

/** An issue sent long ago, which is visible to everyone. */
beforeEach(async () => {
  world = await createTestWorld({ as: 'renata' })
  const { newsletters } = world.services.api
  const [own] = (await newsletters.listAll()).newsletters.filter(({ owner_id }) => owner_id === 'user-renata')
  const newsletterId = required(own).id
  const html = `<p>${'Prazos e custas. '.repeat(10)}</p>`
  const issue = { title: 'Bichos raros', subject: 'Bichos', html, sentAt: '2024-03-01T12:00:00.000Z' }
  await newsletters.importIssues({ newsletterId, source: 'html', issues: [issue] })
  const { issues } = await newsletters.listIssues({ newsletterId })
  issueId = required(issues.find(({ title }) => title === 'Bichos raros')).id
})

const open = (id = issueId) => renderWithServices(<IssueThread issueId={id} path={PATH} />, { world, at: PATH })

test('the comments on an issue are below their number, with addresses on its page, and who quotes it above', async () => {
  const { api } = world.services
  await api.posts.create({ body: 'Com esta nota', quoted: { kind: 'issue', id: issueId } })
  const comment = sent(await api.comments.create({ postId: issueId, body: 'Sobre a edição' }))
  await open()
  await screen.findByText('Sobre a edição')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['1 comentário'])
  expect(screen.getByRole('link', { name: /agora/ }).getAttribute('href')).toBe(`${PATH}#c-${comment.id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Citada em 1 publicação' }))
  expect(await screen.findByText('Com esta nota')).toBeInTheDocument()
})

test('an issue that nobody commented on says so, and one that is gone too', async () => {
  const view = await open()
  expect(await screen.findByText('Ninguém comentou ainda')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Comentários' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Citada em/ })).toBeNull()
  view.unmount()
  await open('issue-gone')
  expect(await screen.findByText('Os comentários desta edição não estão mais disponíveis.')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Comentários' })).toBeNull()
})

test('another person does not find what the one before was writing, who finds it again', async () => {
  const { session } = world.services
  await open()
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' })
  fireEvent.change(await field(), { target: { value: 'De Renata' } })
  await act(() => session.signIn('anapaula'))
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await act(() => session.signIn('renata'))
  await waitFor(async () => expect(await field()).toHaveValue('De Renata'))
})
