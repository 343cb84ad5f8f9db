import type { Profile } from '@ementa/contracts'
import { createTestWorld, inputsOf, renderWithServices, required, type TestOptions, withCalls } from '@ementa/testing'
import { postOf, profileOf } from '@ementa/testing/records'
import { useLocation } from '@ementa/ui/router'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PlainPost, PostsTab } from './posts-tab'
import { ProfileHeader } from './profile-header'
import ProfilePage from './profile-page'
import { NewslettersTab, ProfileTabs } from './profile-tabs'

const ANA = profileOf({
  ...{ id: 'user-anapaula', username: 'anapaula', display_name: 'Ana Paula Ferraz' },
  ...{ contracts_analyzed: 1200, followers: 340, following: 4321, bio: ' Contratos. ' },
})
const JOAO: Profile = { ...ANA, id: 'user-joaopedro', username: 'joaopedro', display_name: 'João Pedro Siqueira' }
const POST = postOf({ id: 'post-x', author_id: ANA.id, body: 'Texto' })
/** Widgets that cannot be loaded. */
const widgets = { load: () => Promise.reject(new Error('down')) }

test('while it is not known who is here, the page says that it loads, and reads nothing', async () => {
  const world = await createTestWorld({ as: 'anapaula', services: { widgets } })
  const { state } = world.services.session
  state.status = 'loading'
  state.user = null
  await renderWithServices(<ProfilePage />, { world, at: '/profile' })
  expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toHaveAttribute('tabindex', '-1')
  expect(screen.getByText('Carregando o perfil…')).toBeInTheDocument()
  expect(document.title).toBe('Perfil — Ementa')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(world.calls.filter(({ name }) => name.startsWith('profiles.'))).toEqual([])
})

describe('a post without its card', () => {
  const show = (scheduled_at: string | null) =>
    renderWithServices(<PlainPost post={{ ...POST, scheduled_at }} author={ANA} />)
  const time = () => within(screen.getByRole('link')).getByText(/./).closest('time')?.dateTime

  test.each([
    ['when it was written', null, POST.created_at],
    ['the hour it was scheduled for, once that has come', '2026-05-20T12:00:00.000Z', '2026-05-20T12:00:00.000Z'],
  ])('says who wrote it and %s, and leads to its thread', async (_, scheduledAt, at) => {
    await show(scheduledAt)
    const post = screen.getByRole('article')
    expect(post).toHaveTextContent(/^Ana Paula Ferraz · .+Texto$/)
    expect(time()).toBe(at)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/p/post-x/comments')
    expect(screen.queryByText(/^Agendado/)).not.toBeInTheDocument()
    // This line names the author.
    expect(post.firstElementChild?.getAttribute('style')).toContain('authority-advogado')
  })

  test('that is still to come has its hour in the place of a link', async () => {
    await show('2999-01-05T12:00:00.000Z')
    expect(screen.getByRole('article')).toHaveTextContent(/^Ana Paula FerrazAgendado para .*2999 às 09:00Texto$/)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('the header', () => {
  async function show(profile: Profile, isOwn: boolean) {
    const world = await createTestWorld({ as: 'anapaula' })
    await world.services.relations.set('muted', JOAO.id, true)
    await world.services.relations.set('following', JOAO.id, true)
    return renderWithServices(<ProfileHeader profile={profile} postCount={7} isOwn={isOwn} onSaved={vi.fn()} />, {
      world,
    })
  }
  const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  const BADGE = 'Função informada pela própria pessoa. A Ementa não confere registro na OAB.'

  test('says where the function comes from, and has the numbers in their order', async () => {
    const { container } = await show({ ...JOAO, followers: 340 }, false)
    expect(screen.getByTitle(BADGE)).toHaveTextContent(/autodeclarad/)
    expect(container.querySelector('h1')?.parentElement?.getAttribute('style')).toContain('authority-advogado')
    expect(values()).toEqual(['1.200', '341', '4.321', '7'])
    expect(screen.getByText('(abre em nova aba)')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reativar' })).toBeInTheDocument()
  })

  test('of oneself says nothing of muting, and counts no follow of one’s own', async () => {
    await show(JOAO, true)
    expect(values().slice(0, 2)).toEqual(['1.200', '340'])
    expect(values()[2]).not.toBe('4.321')
    expect(screen.queryByRole('button', { name: 'Reativar' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Editar Perfil' })).toBeInTheDocument()
  })
})

const Address = () => <output aria-label="Aqui">{useLocation().search}</output>

describe('the tabs', () => {
  const show = (options: TestOptions) =>
    renderWithServices(
      <>
        <ProfileTabs profile={JOAO} isOwn={false} />
        <Address />
      </>,
      { as: 'anapaula', services: { widgets }, ...options },
    )
  const search = () => screen.getByLabelText('Aqui').textContent

  test('are in the address but for the first, and what was shown stays', async () => {
    await show({ at: '/u/joaopedro' })
    await screen.findByText(/^A área de publicações não pôde ser carregada/)
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Posts')
    for (const [name, at] of [
      ['Insights JS', '?tab=insights'],
      ['Newsletters', '?tab=newsletters'],
      ['Posts', ''],
    ] as const) {
      fireEvent.click(screen.getByRole('tab', { name }))
      expect(search()).toBe(at)
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name)
      expect(screen.getByText(/^A área de publicações não pôde ser carregada/)).toBeInTheDocument()
    }
  })

  test('that are not chosen are not loaded', async () => {
    const { calls } = await show({ at: '/u/joaopedro?tab=newsletters' })
    await screen.findByText(/ainda não publica uma newsletter$/)
    expect(inputsOf(calls, 'posts.listByUser')).toEqual([])
    expect(screen.queryByText(/^A área de publicações não pôde ser carregada/)).not.toBeInTheDocument()
  })
})

describe('the posts', () => {
  test('say that they load while it is not known whether the cards come', async () => {
    const never = { load: () => new Promise<never>(() => undefined) }
    await renderWithServices(<PostsTab profile={JOAO} isOwn={false} />, { services: { widgets: never } })
    expect(screen.getByText('Carregando as publicações…')).toBeInTheDocument()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  test('have an outline above them until it is known which are scheduled', async () => {
    const plain = await createTestWorld({ as: 'anapaula', services: { widgets } })
    const world = withCalls(plain, 'posts', { listDrafts: () => new Promise<never>(() => undefined) })
    const { container } = await renderWithServices(<PostsTab profile={ANA} isOwn />, { world })
    await screen.findAllByRole('article')
    expect(container.querySelectorAll('.outline-post')).toHaveLength(1)
    expect(screen.queryByText(/^Só você vê/)).not.toBeInTheDocument()
  })
})

test.each([
  ['posts.listByUser', 'publicações', <PostsTab key="posts" profile={ANA} isOwn={false} />],
  ['newsletters.listAll', 'newsletters', <NewslettersTab key="newsletters" profile={ANA} isOwn={false} />],
])('a failed %s says so in its tab, and can be tried again', async (call, what, tab) => {
  const { simulate } = await renderWithServices(tab, { services: { widgets }, simulation: { fail: [call] } })
  const failure = await screen.findByRole('heading', { level: 3 })
  expect(failure).toHaveTextContent(`Não foi possível carregar as ${what}`)
  simulate({})
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  const [link] = await screen.findAllByRole('link')
  expect(required(link).getAttribute('href')).toMatch(/^\/(p|newsletters)\//)
})
