import type { Profile } from '@ementa/contracts'
import { createTestWorld, inputsOf, renderWithServices, required, type TestOptions } from '@ementa/testing'
import { postOf, profileOf } from '@ementa/testing/records'
import { useLocation } from '@ementa/ui/router'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PlainPost, PostsTab } from './posts-tab'
import { ProfileHeader } from './profile-header'
import { NewslettersTab, ProfileTabs } from './profile-tabs'

const ANA = profileOf({
  ...{ id: 'user-anapaula', username: 'anapaula', display_name: 'Ana Paula Ferraz' },
  ...{ contracts_analyzed: 1200, followers: 340, following: 4321, bio: ' Contratos. ' },
})
const JOAO: Profile = { ...ANA, id: 'user-joaopedro', username: 'joaopedro', display_name: 'João Pedro Siqueira' }
const POST = postOf({ id: 'post-x', author_id: ANA.id, body: 'Texto' })
/** Widgets that cannot be loaded. */
const widgets = { load: () => Promise.reject(new Error('down')) }

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
