import type {
  PostCardProps,
  QueuedPostsProps,
  ReportDialogProps,
  Resource,
  Widget,
  WidgetId,
  Widgets,
} from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestOptions } from '@ementa/testing'
import { useRead } from '@ementa/ui/data'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import ProfilePage from './profile-page'

const reported = vi.fn<(props: ReportDialogProps) => void>()
const WidgetsOfSocial: { [Id in WidgetId]: Widget<Id> } = {
  'social/margin': () => null,
  'social/post-card': ({ post }: PostCardProps) => <article aria-label="Cartão">{post.body}</article>,
  'social/queued-posts': ({ savedAt }: QueuedPostsProps) => (
    <p>Na fila desde {savedAt === undefined ? 'nunca' : 'a leitura'}</p>
  ),
  'social/report-dialog': (props: ReportDialogProps) => {
    reported(props)
    return <div role="dialog">Denunciar perfil</div>
  },
  'social/issue-thread': () => null,
}
const widgets: Widgets = {
  load: async (id) => ({ default: WidgetsOfSocial[id] }),
}
const socialDown: Widgets = { load: () => Promise.reject(new Error('down')) }

const openProfile = (username: string | null, options: TestOptions & Parameters<typeof renderWithServices>[1] = {}) =>
  renderWithServices(<ProfilePage />, {
    as: 'anapaula',
    at: username === null ? '/profile' : `/u/${username}`,
    pattern: username === null ? '/profile' : '/u/:username',
    services: { widgets },
    ...options,
  })
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const click = async (name: string | RegExp) => fireEvent.click(await button(name))
const menu = async (item: string) => {
  await click(/^Mais ações para o perfil/)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const number = (label: string) => screen.findByLabelText(new RegExp(`^${label}: `)).then((dd) => dd.textContent)
const titles = (toasts: { title: string }[]) => toasts.map(({ title }) => title)

function ShownName({ resource, name }: { resource: Resource; name: () => Promise<string> }) {
  return <output aria-label={resource}>{useRead({ key: [resource, 'shown'], call: name }).data}</output>
}

describe('the header', () => {
  test('shows who this is, the self-declared authority and the bio [ACC-007] [ACC-008]', async () => {
    await openProfile('renata')
    expect(await screen.findByRole('heading', { level: 1, name: 'Renata Vasconcelos' })).toBeInTheDocument()
    expect(screen.getByText('@renata')).toBeInTheDocument()
    expect(screen.getByText('Advogada').textContent).toBe('Advogada · autodeclarada')
    expect(screen.getByText('RV')).toBeInTheDocument()
    expect(screen.getByText(/^Advogada trabalhista em Porto Alegre/)).toBeInTheDocument()
  })

  test('says so when there is no bio [ACC-008]', async () => {
    const world = await createTestWorld({ as: 'anapaula', services: { widgets } })
    await world.services.api.profiles.update({ display_name: 'Ana', bio: '  ' })
    await openProfile('anapaula', { world })
    expect(await screen.findByText('Sem bio por enquanto.')).toBeInTheDocument()
  })

  test('counts contracts, followers, whom one follows and public posts [ACC-009]', async () => {
    const { services } = await openProfile('lexcorp')
    const { profile, postCount } = await services.api.profiles.getByUsername({ username: 'lexcorp' })
    expect(await number('Contratos analisados')).toBe('2.980')
    expect(await number('Seguidores')).toBe(profile.followers.toLocaleString('pt-BR'))
    expect(await number('Seguindo')).toBe(String(profile.following))
    expect(await number('Posts')).toBe(String(postCount))
  })

  test('links to the partner in a tab of its own [ACC-010]', async () => {
    await openProfile('renata')
    const link = await screen.findByRole('link', { name: /^Análises de contratos no JurisScan/ })
    expect(link.getAttribute('href')).toBe('https://jurisscan.example/')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('is the own profile without a username, whatever the case of a username [ACC-003] [ACC-015]', async () => {
    await openProfile(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Paula Ferraz' })).toBeInTheDocument()
    expect(await button('Editar Perfil')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Conecte-se ao JurisScan' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Seguir|^Seguindo/ })).toBeNull()
    cleanup()
    await openProfile('AnaPaula')
    expect(await button('Editar Perfil')).toBeInTheDocument()
  })

  test('of somebody else offers what one can do with others, not the edit [ACC-016]', async () => {
    await openProfile('beatriz')
    for (const name of ['Seguindo', 'Mensagem', 'Compartilhar perfil']) expect(await button(name)).toBeInTheDocument()
    await click(/^Mais ações para o perfil de Beatriz Nogueira/)
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(['Silenciar', 'Bloquear', 'Denunciar'])
    expect(screen.queryByRole('button', { name: 'Editar Perfil' })).toBeNull()
    expect(screen.queryByText('Conecte-se ao JurisScan')).toBeNull()
  })

  test('tells the plan and that nothing is charged', async () => {
    await openProfile(null)
    expect(await screen.findByRole('heading', { name: 'Seu plano: Free' })).toBeInTheDocument()
    expect(screen.getByText('Apenas informativo: nada é cobrado e nenhuma função é limitada.')).toBeInTheDocument()
  })

  test('is a state of its own for an unknown or odd username [ACC-022]', async () => {
    for (const username of ['ninguem', '%3Cscript%3E', '..%2F..%2Fadmin', '%F0%9F%98%80']) {
      await openProfile(username)
      expect(await screen.findByRole('heading', { level: 1, name: 'Perfil não encontrado' })).toBeInTheDocument()
      cleanup()
    }
  })

  test('shortens a name nobody could have, and takes one as it is written in a text [ACC-022]', async () => {
    await openProfile('w'.repeat(600))
    const cut = `Ninguém usa o nome @${'w'.repeat(50)}…. Confira se ele foi escrito corretamente.`
    expect(await screen.findByRole('heading', { level: 1, name: 'Perfil não encontrado' })).toBeInTheDocument()
    expect(screen.getByText(cut)).toBeInTheDocument()
    cleanup()
    await openProfile('@Renata')
    expect(await screen.findByRole('heading', { level: 1, name: 'Renata Vasconcelos' })).toBeInTheDocument()
  })

  test('asks a visitor for the own profile to sign in, and shows others openly', async () => {
    const { logins } = await openProfile(null, { as: undefined })
    await click('Entrar')
    expect(logins()).toBe(1)
    cleanup()
    await openProfile('renata', { as: undefined })
    expect(await button('Seguir')).toBeInTheDocument()
  })

  test('can be tried again when it could not be loaded', async () => {
    const world = await createTestWorld({
      as: 'anapaula',
      simulation: { fail: ['profiles.getByUsername'] },
      services: { widgets },
    })
    await openProfile('renata', { world })
    expect(await screen.findByText('Não foi possível carregar este perfil')).toBeInTheDocument()
    world.simulate({})
    await click('Tentar novamente')
    expect(await screen.findByRole('heading', { level: 1, name: 'Renata Vasconcelos' })).toBeInTheDocument()
  })
})

describe('what one can do', () => {
  test('follows and unfollows, and counts one more and one less [ACC-017]', async () => {
    await openProfile('joaopedro')
    const before = Number(await number('Seguidores'))
    const follow = await button('Seguir')
    expect(follow.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(follow)
    expect((await button('Seguindo')).getAttribute('aria-pressed')).toBe('true')
    expect(Number(await number('Seguidores'))).toBe(before + 1)
    fireEvent.click(await button('Seguindo'))
    await button('Seguir')
    expect(Number(await number('Seguidores'))).toBe(before)
  })

  test('takes a failed follow back and says so', async () => {
    const { toasts } = await openProfile('joaopedro', { simulation: { fail: ['profiles.follow'] } })
    await click('Seguir')
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro']))
    expect(await button('Seguir')).toBeInTheDocument()
  })

  test('a message is still to come [ACC-018]', async () => {
    await openProfile('joaopedro')
    await click('Mensagem')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Em breve')).toBeInTheDocument()
    expect(within(dialog).getByText(/mensagens diretas ainda não estão disponíveis/)).toBeInTheDocument()
  })

  describe('shares', () => {
    const writeText = vi.fn(async (_: string) => undefined)
    beforeEach(() => {
      writeText.mockClear()
      vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText }, share: undefined })
    })

    test('the link by the clipboard [ACC-019] [EXP-36]', async () => {
      const { toasts } = await openProfile('joaopedro')
      await click('Compartilhar perfil')
      await waitFor(() => expect(titles(toasts)).toEqual(['Link do perfil copiado!']))
      expect(toasts[0]?.status).toBe('success')
      expect(writeText).toHaveBeenCalledWith(`${location.origin}/u/joaopedro`)
    })

    test('by the device where it can, and says nothing when that is closed', async () => {
      const share = vi.fn(async () => {
        throw new DOMException('closed', 'AbortError')
      })
      vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText }, share })
      const { toasts } = await openProfile('joaopedro')
      await click('Compartilhar perfil')
      await waitFor(() => expect(share).toHaveBeenCalledOnce())
      expect(writeText).not.toHaveBeenCalled()
      expect(toasts).toEqual([])
    })
  })

  test('mutes and unmutes with the words of this page [ACC-020]', async () => {
    const { toasts } = await openProfile('joaopedro')
    await menu('Silenciar')
    await waitFor(() => expect(titles(toasts)).toEqual(['Usuário silenciado']))
    await menu('Reativar')
    await waitFor(() => expect(titles(toasts)).toEqual(['Usuário silenciado', 'Usuário des-silenciado']))
  })

  test('blocks after explaining what that means, and ends the follow', async () => {
    const { toasts, services } = await openProfile('renata')
    await menu('Bloquear')
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText(/deixam de seguir um ao outro/)).toBeInTheDocument()
    fireEvent.click(within(question).getByRole('button', { name: 'Bloquear' }))
    await waitFor(() => expect(titles(toasts)).toEqual(['@renata foi bloqueado']))
    expect(services.relations.has('following', 'user-renata')).toBe(false)
    expect((await button('Seguir')).disabled).toBe(true)
    await click('Desbloquear')
    await waitFor(() => expect(titles(toasts)).toContain('@renata foi desbloqueado'))
    expect((await button('Seguir')).disabled).toBe(false)
  })

  test('reports the person in the dialog of social [ACC-021]', async () => {
    await openProfile('joaopedro')
    await menu('Denunciar')
    expect(await screen.findByText('Denunciar perfil')).toBeInTheDocument()
    expect(reported.mock.lastCall?.[0]).toMatchObject({
      isOpen: true,
      target: { type: 'user', id: 'user-joaopedro' },
      author: { username: 'joaopedro' },
    })
  })

  test('explains why nothing can be reported while social is down', async () => {
    const { toasts } = await openProfile('joaopedro', { services: { widgets: socialDown } })
    await menu('Denunciar')
    await waitFor(() => expect(titles(toasts)).toEqual(['Denúncia indisponível no momento']))
  })

  test('asks a visitor to sign in first', async () => {
    const { logins, services } = await openProfile('joaopedro', { as: undefined })
    await click('Seguir')
    await menu('Silenciar')
    await menu('Denunciar')
    expect(logins()).toBe(3)
    expect(services.relations.has('following', 'user-joaopedro')).toBe(false)
  })
})

describe('the tabs', () => {
  test('are three, the chosen one in the address [ACC-011]', async () => {
    await openProfile('renata')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Posts', 'Insights JS', 'Newsletters'])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.click(await screen.findByRole('tab', { name: 'Newsletters' }))
    expect(await screen.findByRole('link', { name: 'Jornada' })).toBeInTheDocument()
  })

  test('insights are the same sample for everyone and say that they are one [ACC-012]', async () => {
    const figures = async (username: string) => {
      await openProfile(username, { at: `/u/${username}?tab=insights` })
      const panel = await screen.findByRole('tabpanel', { name: 'Insights JS' })
      expect(within(panel).getByText('Dados de exemplo')).toBeInTheDocument()
      const text = panel.textContent
      cleanup()
      return text
    }
    expect(await figures('renata')).toBe(await figures('joaopedro'))
  })

  test('come ten at a time [ACC-013]', async () => {
    const world = await createTestWorld({ as: 'joaopedro', services: { widgets } })
    const { api } = world.services
    for (let count = 0; count < 25; count++) await api.posts.create({ body: `Nota ${count}` })
    const { posts } = await api.posts.listByUser({ userId: 'user-joaopedro', limit: 100 })
    await openProfile('joaopedro', { world })
    for (const count of [10, 20]) {
      await waitFor(() => expect(screen.getAllByRole('article', { name: 'Cartão' })).toHaveLength(count))
      await click('Carregar mais')
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull())
    const bodies = screen.getAllByRole('article', { name: 'Cartão' }).map((card) => card.textContent)
    expect(bodies).toEqual(posts.map(({ body }) => body))
  })

  test('load-more is below ten posts, not below nine [ACC-014]', async () => {
    const world = await createTestWorld({ as: 'joaopedro', services: { widgets } })
    const { api } = world.services
    const { posts } = await api.posts.listByUser({ userId: 'user-joaopedro', limit: 100 })
    for (let count = posts.length; count < 9; count++) await api.posts.create({ body: `Nota ${count}` })
    await openProfile('joaopedro', { world })
    await screen.findAllByRole('article', { name: 'Cartão' })
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
    cleanup()
    await api.posts.create({ body: 'A décima' })
    await openProfile('joaopedro', { world })
    expect(await screen.findByText('A décima')).toBeInTheDocument()
    expect(await button('Carregar mais')).toBeInTheDocument()
  })

  test('scheduled posts take no place in the pages, so that more never loads nothing [ACC-013]', async () => {
    const world = await createTestWorld({ as: 'joaopedro', services: { widgets: socialDown } })
    const { api } = world.services
    const { posts } = await api.posts.listByUser({ userId: 'user-joaopedro', limit: 100 })
    for (let count = posts.length; count < 11; count++) await api.posts.create({ body: `Nota ${count}` })
    for (const hour of [10, 11])
      await api.posts.create({ body: 'Para depois', scheduledAt: `2999-01-05T${hour}:00:00Z` })
    await openProfile('joaopedro', { world })
    const shown = () =>
      screen.getAllByRole('article').filter(({ textContent }) => !textContent?.includes('Para depois'))
    await waitFor(() => expect(shown()).toHaveLength(10))
    await click('Carregar mais')
    await waitFor(() => expect(shown()).toHaveLength(11))
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
    expect(screen.getByText('Você chegou ao fim da lista.')).toBe(document.activeElement)
  })

  test('own scheduled posts stand apart with their time, others see none of it', async () => {
    const world = await createTestWorld({ as: 'joaopedro', services: { widgets: socialDown } })
    await world.services.api.posts.create({ body: 'Para depois', scheduledAt: '2999-01-05T12:00:00.000Z' })
    await openProfile('joaopedro', { world })
    const section = await screen.findByRole('region', { name: 'Publicações agendadas' })
    expect(within(section).getByText(/^Agendado para .*2999 às 09:00$/)).toBeInTheDocument()
    expect(screen.getAllByText('Para depois')).toHaveLength(1)
    cleanup()
    await world.services.session.signIn('anapaula')
    await openProfile('joaopedro', { world })
    await screen.findAllByRole('article')
    expect(screen.queryByText('Para depois')).toBeNull()
  })

  test('own posts that wait in the queue are above the others, on the own profile alone', async () => {
    await openProfile('anapaula')
    expect(await screen.findByText('Na fila desde a leitura')).toBeInTheDocument()
    cleanup()
    await openProfile('joaopedro')
    await screen.findAllByRole('article')
    expect(screen.queryByText(/^Na fila/)).toBeNull()
  })

  test('posts can be read without social', async () => {
    await openProfile('joaopedro', { services: { widgets: socialDown } })
    const posts = await screen.findAllByRole('article')
    expect(posts[0]?.textContent).toContain('João Pedro Siqueira')
    expect(posts[0]?.textContent?.length).toBeGreaterThan(60)
    expect(screen.getByText(/A área de publicações não respondeu/)).toBeInTheDocument()
  })

  test('a card that breaks leaves its post readable', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = () => {
      throw new Error('broken card')
    }
    await openProfile('joaopedro', { services: { widgets: { load: async () => ({ default: broken }) } } })
    expect((await screen.findAllByRole('article'))[0]?.textContent).toContain('João Pedro Siqueira')
  })
})

describe('editing', () => {
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
  const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })

  test('refuses an empty name and one too long, and counts the bio down [ACC-023] [ACC-024]', async () => {
    const { toasts } = await openProfile(null)
    await click('Editar Perfil')
    await type('Nome de exibição', ' ')
    await click('Salvar')
    expect(await screen.findByText('Informe o nome de exibição.')).toBeInTheDocument()
    await type('Nome de exibição', 'a'.repeat(51))
    expect(await screen.findByText('O nome pode ter até 50 caracteres. Remova 1.')).toBeInTheDocument()
    await type('Bio', 'b'.repeat(150))
    expect((await screen.findAllByText('10 caracteres restantes')).length).toBeGreaterThan(0)
    await type('Bio', 'b'.repeat(161))
    expect(await screen.findByText('A bio pode ter até 160 caracteres. Remova 1.')).toBeInTheDocument()
    expect((await field('Bio')).getAttribute('aria-invalid')).toBe('true')
    expect(toasts).toEqual([])
  })

  test('saves, says so and shows it at once [ACC-025]', async () => {
    const { toasts, services } = await openProfile(null)
    await click('Editar Perfil')
    await type('Nome de exibição', ' Ana P. Ferraz ')
    await type('Bio', 'Contratos.')
    await click('Salvar')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana P. Ferraz' })).toBeInTheDocument()
    expect(toasts.map(({ title, status }) => [title, status])).toEqual([['Perfil atualizado!', 'success']])
    await waitFor(() => expect(services.session.state.user?.display_name).toBe('Ana P. Ferraz'))
    expect(screen.getByText('Contratos.')).toBeInTheDocument()
  })

  test('a new name is read again wherever people are shown [C-32]', async () => {
    const world = await createTestWorld({ as: 'anapaula', services: { widgets } })
    const { api } = world.services
    const name = () => api.profiles.getByUsername({ username: 'anapaula' }).then(({ profile }) => profile.display_name)
    const shown: Resource[] = ['comments', 'search', 'bookmarks', 'drafts', 'newsletters', 'profiles', 'notifications']
    await renderWithServices(
      <>
        <ProfilePage />
        {shown.map((resource) => (
          <ShownName key={resource} resource={resource} name={name} />
        ))}
      </>,
      { world, at: '/profile' },
    )
    const names = () => shown.map((resource) => screen.getByRole('status', { name: resource }).textContent)
    await waitFor(() => expect(names()).toEqual(shown.map(() => 'Ana Paula Ferraz')))
    await click('Editar Perfil')
    await type('Nome de exibição', 'Ana P. Ferraz')
    await click('Salvar')
    await waitFor(() => expect(names()).toEqual(shown.map(() => 'Ana P. Ferraz')))
  })

  test('the form of the label is chosen, shown and kept; the category stays [P-24]', async () => {
    const { services } = await openProfile(null)
    await click('Editar Perfil')
    const choices = await screen.findByRole('group', { name: 'Como sua função aparece' })
    expect(within(choices).getByRole<HTMLInputElement>('radio', { name: 'Advogada · autodeclarada' }).checked).toBe(
      true,
    )
    fireEvent.click(within(choices).getByRole('radio', { name: 'Advocacia · autodeclaração' }))
    await click('Salvar')
    expect((await screen.findByText('Advocacia')).textContent).toBe('Advocacia · autodeclaração')
    await waitFor(() => expect(services.session.state.user?.authority_form).toBe('neutral'))
    const { profile } = await services.api.profiles.getByUsername({ username: 'anapaula' })
    expect(profile).toMatchObject({ authority: 'advogado', authority_form: 'neutral' })
  })

  test('a company, whose label has one form, is asked for none [P-24]', async () => {
    await openProfile(null, { as: 'lexcorp' })
    expect((await screen.findByText('Empresa')).textContent).toBe('Empresa · autodeclarada')
    await click('Editar Perfil')
    await field('Nome de exibição')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('a failed save says so and keeps what was typed [ACC-026]', async () => {
    const { toasts } = await openProfile(null, { simulation: { fail: ['profiles.update'] } })
    await click('Editar Perfil')
    await type('Bio', 'Texto que não se perde')
    await click('Salvar')
    await waitFor(() =>
      expect(toasts.map(({ title, status }) => [title, status])).toEqual([['Erro ao salvar', 'error']]),
    )
    expect((await field('Bio')).value).toBe('Texto que não se perde')
    expect((await button('Salvar')).disabled).toBe(false)
  })

  test.each([
    ['Manter o meu', 'Bio daqui'],
    ['Usar o outro', 'Bio de lá'],
  ])('asks when another tab changed the profile meanwhile: %s', async (choice, kept) => {
    const { services } = await openProfile(null)
    await click('Editar Perfil')
    await type('Bio', 'Bio daqui')
    await services.api.profiles.update({ display_name: 'Ana de lá', bio: 'Bio de lá' })
    await click('Salvar')
    const dialog = await screen.findByRole('dialog', { name: 'Este perfil foi alterado em outra aba' })
    expect(within(dialog).getByRole('group', { name: 'Texto: Na outra aba' }).textContent).toContain('Bio de lá')
    expect(within(dialog).getByRole('group', { name: 'Texto: Nesta aba' }).textContent).toContain('Bio daqui')
    fireEvent.click(within(dialog).getByRole('button', { name: choice }))
    if (choice === 'Usar o outro') {
      await waitFor(async () => expect((await field('Bio')).value).toBe(kept))
      expect((await field('Nome de exibição')).value).toBe('Ana de lá')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /outra aba/ })).toBeNull())
    } else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await services.api.profiles.getByUsername({ username: 'anapaula' })).profile.bio).toBe(kept)
  })

  test('asks before changes are lost', async () => {
    await openProfile(null)
    await click('Editar Perfil')
    await type('Bio', 'Outra')
    await click('Cancelar')
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    expect((await field('Bio')).value).toBe('Outra')
  })
})
