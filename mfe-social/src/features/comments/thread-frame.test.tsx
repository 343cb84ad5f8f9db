import { createTestWorld, renderWithServices, sent, type TestWorld, titles } from '@ementa/testing'
import { TO_FIELD } from '@ementa/ui'
import { Link, useLocation, useRoutes } from '@ementa/ui/router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetRemoved } from '../../shared/post-actions/post-actions'
import CommentsPage from './comments-page'

let world: TestWorld
let postId: string

beforeEach(async () => {
  forgetRemoved()
  world = await createTestWorld({ as: 'anapaula' })
  postId = sent(await world.services.api.posts.create({ body: 'O post do fio' })).id
})

/** Two links to the thread: one to read it, one to write in it. */
function Screens() {
  const to = `/p/${postId}/comments`
  const { search } = useLocation()
  const start = (
    <>
      <p>{search}</p>
      <Link to={to}>Ler</Link>
      <Link to={to} state={TO_FIELD}>
        Comentar
      </Link>
    </>
  )
  return useRoutes([
    { path: '/', element: start },
    { path: '/p/:postId/comments', element: <CommentsPage /> },
  ])
}
const open = (at: string) => renderWithServices(<Screens />, { world, at, pattern: '*' })
const field = () => screen.findByRole('textbox', { name: 'Comentário' })

async function deletePost() {
  const card = await screen.findByRole('article', { name: /^Publicação de/ })
  fireEvent.click(within(card).getByRole('button', { name: /^Mais ações/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Apagar' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Apagar' }))
}

test('a post that is deleted on its own page leads to the start', async () => {
  await open(`/p/${postId}/comments`)
  await deletePost()
  expect(await screen.findByRole('link', { name: 'Ler' })).toBeInTheDocument()
  expect(titles(world.toasts)).toEqual(['Post removido.'])
})

test('whoever came from another page goes back there, and comes to read only where that was meant', async () => {
  await open('/?de=longe')
  fireEvent.click(screen.getByRole('link', { name: 'Ler' }))
  const entry = await field()
  await screen.findByText('O post do fio')
  expect(entry).not.toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Voltar ao início' })).toBeNull()
  expect(document.title).toMatch(/^.+: “.+” — Ementa$/)
  const back = screen.getByRole('link', { name: 'Voltar' })
  expect(back.getAttribute('href')).toBe('/')
  fireEvent.click(back)
  expect(await screen.findByText('?de=longe')).toBeInTheDocument()
  fireEvent.click(await screen.findByRole('link', { name: 'Comentar' }))
  await waitFor(async () => expect(await field()).toHaveFocus())
})
