import {
  type PostCardProps,
  paths,
  type QueuedPostsProps,
  type ReportDialogProps,
  type Resource,
  type Widget,
  type WidgetId,
  type Widgets,
} from '@ementa/contracts'
import {
  createTestWorld,
  fill,
  inputsOf,
  renderWithServices,
  required,
  type TestOptions,
  titles,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { pricePerMonth as priceOf } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import ProfilePage from './profile-page'

const reported = vi.fn<(props: ReportDialogProps) => void>()
const WidgetsOfSocial: { [Id in WidgetId]: Widget<Id> } = {
  'social/margin': () => null,
  'social/post-card': ({ post, onGone }: PostCardProps) => (
    <article aria-label="Cartão">
      {post.body}
      <button type="button" aria-label={`Excluir: ${post.body}`} onClick={() => onGone?.(post.id)} />
    </article>
  ),
  'social/queued-posts': ({ savedAt }: QueuedPostsProps) => (
    <p>Na fila desde {savedAt === undefined ? 'nunca' : 'a leitura'}</p>
  ),
  'social/report-dialog': (props: ReportDialogProps) => {
    reported(props)
    return (
      <div role="dialog">
        Denunciar perfil
        <button type="button" onClick={props.onClose}>
          Desistir
        </button>
      </div>
    )
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
const number = (label: string) =>
  screen.findByText(label, { selector: 'dt' }).then((term) => term.nextElementSibling?.textContent)
/** Formats a price with plain blanks. */
const pricePerMonth = (cents: number) => priceOf(cents).replaceAll('\u00A0', ' ')

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
    expect(document.title).toBe('Renata Vasconcelos (@renata) — Ementa')
    // The title takes the focus by program, not by Tab.
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
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
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('is the own profile without a username, whatever the case of a username [ACC-003] [ACC-015]', async () => {
    await openProfile(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Paula Ferraz' })).toBeInTheDocument()
    expect(await button('Editar Perfil')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Conecte-se ao JurisScan' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^(Seguir|Seguindo)( |$)/ })).toBeNull()
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

  test('tells the plan, the others with their prices, and that nothing is charged', async () => {
    const { services } = await openProfile(null)
    expect(await screen.findByRole('heading', { name: 'Seu plano: Free' })).toBeInTheDocument()
    expect(screen.getByText('Apenas informativo: nada é cobrado e nenhuma função é limitada.')).toBeInTheDocument()
    const plan = screen.getByRole('region', { name: 'Plano' })
    const { plans } = await services.api.plans.list()
    expect(plans.length).toBeGreaterThan(1)
    for (const { name, tier, perks, price_cents } of plans) {
      if (tier === 'free') expect(plan).toHaveTextContent(perks.join(' · '))
      else expect(plan).toHaveTextContent(`${name} · ${pricePerMonth(price_cents)}${perks.join('')}`)
    }
    expect(within(plan).getByText('Ver os outros planos').closest('details')?.textContent).not.toContain('Free ·')
  })

  test('counts whom one follows by what the buttons say, on the own profile', async () => {
    const { services } = await openProfile(null)
    const before = Number(await number('Seguindo'))
    const followers = await number('Seguidores')
    act(() => void services.relations.set('following', 'user-joaopedro', true))
    await waitFor(async () => expect(Number(await number('Seguindo'))).toBe(before + 1))
    act(() => void services.relations.set('following', 'user-anapaula', true))
    expect(await number('Seguidores')).toBe(followers)
  })

  test('is a state of its own for an unknown or odd username [ACC-022]', async () => {
    for (const username of ['ninguem', '%3Cscript%3E', '..%2F..%2Fadmin', '%F0%9F%98%80']) {
      await openProfile(username)
      expect(await screen.findByRole('heading', { level: 1, name: 'Perfil não encontrado' })).toBeInTheDocument()
      expect(document.title).toBe('Perfil não encontrado — Ementa')
      expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
      cleanup()
    }
  })

  test('asks a visitor for the own profile to sign in, and shows others openly', async () => {
    const { logins } = await openProfile(null, { as: undefined })
    await click('Entrar')
    expect(logins()).toBe(1)
    expect(document.title).toBe('Perfil — Ementa')
    expect(screen.getByRole('heading', { level: 1, name: 'Seu perfil' })).toBeInTheDocument()
    cleanup()
    await openProfile('renata', { as: undefined })
    expect(await button('Seguir')).toBeInTheDocument()
  })

  test('can be tried again when it could not be loaded', async () => {
    const load = vi.fn(widgets.load)
    const world = await createTestWorld({
      as: 'anapaula',
      simulation: { fail: ['profiles.getByUsername'] },
      services: { widgets: { load } },
    })
    await openProfile('renata', { world })
    expect(await screen.findByText('Não foi possível carregar este perfil')).toBeInTheDocument()
    expect(document.title).toBe('Perfil — Ementa')
    // Social's card is loaded in parallel with the profile.
    expect(load).toHaveBeenCalledWith('social/post-card')
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

  test('a message is still to come [ACC-018]', async () => {
    await openProfile('joaopedro')
    await click('Mensagem')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Em breve')).toBeInTheDocument()
    expect(within(dialog).getByText(/mensagens diretas ainda não estão disponíveis/)).toBeInTheDocument()
    expect(dialog).toHaveTextContent('mencionar João Pedro Siqueira em uma publicação')
    await click('Entendi')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
  })

  test('mutes and unmutes with the words of this page [ACC-020]', async () => {
    const { toasts } = await openProfile('joaopedro')
    await menu('Silenciar')
    await waitFor(() => expect(titles(toasts)).toEqual(['Usuário silenciado']))
    const note = 'Você silenciou @joaopedro: as publicações e os comentários não aparecem nas suas listas.'
    expect(screen.getByText(note)).toBeInTheDocument()
    await menu('Reativar')
    await waitFor(() => expect(titles(toasts)).toEqual(['Usuário silenciado', 'Usuário des-silenciado']))
    expect(screen.queryByText(note)).toBeNull()
    await menu('Silenciar')
    // The note has the button that undoes it.
    await click('Reativar')
    await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  })

  test('says of somebody blocked that they are, and no longer that they are muted', async () => {
    const world = await createTestWorld({ as: 'anapaula', services: { widgets } })
    await world.services.relations.set('muted', 'user-joaopedro', true)
    await world.services.relations.set('blocked', 'user-joaopedro', true)
    await openProfile('joaopedro', { world })
    expect(await screen.findByText('Você bloqueou @joaopedro.')).toBeInTheDocument()
    expect(screen.queryByText(/^Você silenciou/)).toBeNull()
    await menu('Desbloquear')
    expect(screen.queryByText('Você bloqueou @joaopedro.')).toBeNull()
    expect(screen.getByText(/^Você silenciou @joaopedro/)).toBeInTheDocument()
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
    await click('Desistir')
    expect(screen.queryByText('Denunciar perfil')).toBeNull()
  })

  test('explains why nothing can be reported while social is down', async () => {
    const { toasts } = await openProfile('joaopedro', { services: { widgets: socialDown } })
    await menu('Denunciar')
    await waitFor(() => expect(titles(toasts)).toEqual(['Denúncia indisponível no momento']))
    expect(toasts[0]?.description).toBe(
      'A área de publicações não pôde ser carregada. Recarregue a página e tente novamente.',
    )
    // A second press says so again.
    await menu('Denunciar')
    await waitFor(() => expect(toasts).toHaveLength(2))
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

  test('newsletters are those of the person, each with its words and its price', async () => {
    const { services } = await openProfile('anapaula', { at: '/u/anapaula?tab=newsletters' })
    const { newsletters } = await services.api.newsletters.listAll()
    const own = newsletters.filter(({ owner_id }) => owner_id === 'user-anapaula')
    const panel = await screen.findByRole('tabpanel', { name: 'Newsletters' })
    const links = await within(panel).findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      own.map(({ title, handle }) => [title, `/newsletters/${handle}`]),
    )
    for (const { title, description, is_paid, price_cents } of own)
      expect(panel).toHaveTextContent(`${title}${description}${is_paid ? pricePerMonth(price_cents) : 'Grátis'}`)
  })

  test.each([
    ['own', 'joaopedro', 'Você ainda não publica uma newsletter', 'Você ainda não publicou'],
    [
      'another’s',
      'anapaula',
      'João Pedro Siqueira ainda não publica uma newsletter',
      'João Pedro Siqueira ainda não publicou',
    ],
  ])('say on the %s profile that there is nothing, and what the owner could do', async (_, as, newsletters, posts) => {
    const world = withCalls(await createTestWorld({ as, services: { widgets } }), 'posts', {
      listByUser: async () => ({ posts: [] }),
    })
    await openProfile('joaopedro', { world })
    expect(await screen.findByText(posts)).toBeInTheDocument()
    const action = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
    const isOwn = as === 'joaopedro'
    expect(action('Novo Post')).toBe(isOwn ? '/compose' : undefined)
    expect(screen.queryAllByText(/^Resuma em poucas linhas uma decisão/)).toHaveLength(isOwn ? 1 : 0)
    fireEvent.click(screen.getByRole('tab', { name: 'Newsletters' }))
    expect(await screen.findByText(newsletters)).toBeInTheDocument()
    expect(action('Criar newsletter')).toBe(isOwn ? paths.newsletterCreate.href() : undefined)
    expect(screen.queryAllByText(/^Escreva com regularidade para quem quer/)).toHaveLength(isOwn ? 1 : 0)
  })

  test('a post that is gone leaves the list', async () => {
    await openProfile('joaopedro')
    const before = (await screen.findAllByRole('article', { name: 'Cartão' })).map((card) => card.textContent)
    fireEvent.click(screen.getAllByRole('button', { name: /^Excluir: / })[1] as HTMLElement)
    const cards = () => screen.getAllByRole('article', { name: 'Cartão' }).map((card) => card.textContent)
    await waitFor(() => expect(cards()).toEqual(before.filter((_, index) => index !== 1)))
  })

  test('a scheduled post whose hour has come is looked for among the others', async () => {
    const world = await createTestWorld({ as: 'joaopedro', services: { widgets } })
    const { posts } = await world.services.api.posts.listByUser({ userId: 'user-joaopedro', limit: 1 })
    const due = { ...required(posts[0]), id: 'due', body: 'Já saiu', scheduled_at: '2020-01-01T12:00:00.000Z' }
    const answers = { listDrafts: async () => ({ posts: [], scheduled: [due] }) }
    const { calls } = await openProfile('joaopedro', { world: withCalls(world, 'posts', answers) })
    await screen.findAllByRole('article', { name: 'Cartão' })
    await waitFor(() => expect(inputsOf(calls, 'posts.listByUser')).toHaveLength(3))
    expect(screen.queryByRole('region', { name: 'Publicações agendadas' })).toBeNull()
  })

  test('insights are the same sample for everyone and say that they are one [ACC-012]', async () => {
    const figures = async (username: string) => {
      await openProfile(username, { at: `/u/${username}?tab=insights` })
      const panel = await screen.findByRole('tabpanel', { name: 'Insights JS' })
      expect(await within(panel).findByText('Dados de exemplo')).toBeInTheDocument()
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
    expect(within(section).getByText('Só você vê estas publicações até a hora marcada.')).toBeInTheDocument()
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
    expect(screen.getByText(/A área de publicações não pôde ser carregada/)).toBeInTheDocument()
    expect(within(required(posts[0])).getByRole('link').getAttribute('href')).toMatch(/^\/p\/.+\/comments$/)
  })

  test('the cards come when social answers at last', async () => {
    let isDown = true
    const load: Widgets['load'] = (id) => (isDown ? Promise.reject(new Error('down')) : widgets.load(id))
    await openProfile('joaopedro', { services: { widgets: { load } } })
    await screen.findByText(/A área de publicações não pôde ser carregada/)
    isDown = false
    await click('Tentar novamente')
    expect((await screen.findAllByRole('article', { name: 'Cartão' })).length).toBeGreaterThan(0)
    expect(screen.queryByText(/A área de publicações não pôde ser carregada/)).toBeNull()
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
  const type = async (name: string, value: string) => fill(await field(name), value)

  test('refuses an empty name and one too long, and counts the bio down [ACC-023] [ACC-024]', async () => {
    const { toasts } = await openProfile(null)
    await click('Editar Perfil')
    await type('Nome de exibição', ' ')
    await click('Salvar')
    expect(await screen.findByText('Informe o nome de exibição.')).toBeInTheDocument()
    expect(document.activeElement).toBe(await field('Nome de exibição'))
    expect((await field('Nome de exibição')).getAttribute('aria-invalid')).toBe('true')
    await type('Nome de exibição', 'a'.repeat(51))
    expect(await screen.findByText('O nome pode ter até 50 caracteres. Remova 1.')).toBeInTheDocument()
    await type('Bio', 'b'.repeat(150))
    expect((await screen.findAllByText('10 caracteres restantes')).length).toBeGreaterThan(0)
    await type('Bio', 'b'.repeat(161))
    expect(await screen.findByText('A bio pode ter até 160 caracteres. Remova 1.')).toBeInTheDocument()
    expect((await field('Bio')).getAttribute('aria-invalid')).toBe('true')
    await type('Nome de exibição', 'Ana')
    await click('Salvar')
    expect(document.activeElement).toBe(await field('Bio'))
    expect(toasts).toEqual([])
    await type('Bio', 'Contratos.')
    expect((await field('Bio')).getAttribute('aria-invalid')).toBeNull()
  })

  test('begins at the name, complains of nothing before it is sent, and closes unasked when nothing changed', async () => {
    await openProfile(null)
    await click('Editar Perfil')
    const name = await field('Nome de exibição')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(screen.getByText('Como seu nome aparece para as outras pessoas.')).toBeInTheDocument()
    await userEvent.clear(name)
    expect(screen.queryByText('Informe o nome de exibição.')).toBeNull()
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await type('Nome de exibição', 'Ana Paula Ferraz')
    await click('Cancelar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['Nome de exibição', 'Outra'],
    ['Bio', 'Outra'],
    ['form', 'Advocacia · autodeclaração'],
  ])('asks before a change of %s is lost, and loses it then', async (what, value) => {
    await openProfile(null)
    await click('Editar Perfil')
    if (what === 'form') fireEvent.click(await screen.findByRole('radio', { name: value }))
    else await type(what, value)
    await click('Cancelar')
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText(/As alterações do seu perfil serão perdidas\./)).toBeInTheDocument()
    fireEvent.click(
      required(
        within(question)
          .getAllByRole('button')
          .find((one) => one.textContent !== 'Continuar editando'),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ana Paula Ferraz')
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
})
