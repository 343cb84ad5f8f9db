import { type Post, type PostCardProps, paths } from '@ementa/contracts'
import {
  createTestWorld,
  inputsOf,
  renderWithServices,
  required,
  sent,
  type TestOptions,
  userEvent,
} from '@ementa/testing'
import { postOf, profileOf, queueAction } from '@ementa/testing/records'
import { proxy } from '@ementa/ui/data'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PostCard from './post-card'

beforeEach(() => {
  // At noon, five minutes ago is the same day at any time of the run.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 13, 12) })
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
})

const AUTHOR = profileOf()

async function card(change: Partial<Post> = {}, options: TestOptions & Partial<PostCardProps> = {}) {
  const { author = AUTHOR, place, onGone, reason, ...rest } = options
  const post = postOf({
    body: 'O art. 927 do CPC vincula.',
    like_count: 3,
    comment_count: 1,
    created_at: new Date(Date.now() - 5 * 60_000).toISOString(),
    ...change,
  })
  const view = await renderWithServices(
    <PostCard post={post} author={author} place={place} onGone={onGone} reason={reason} />,
    rest,
  )
  return { ...view, post, titles: () => view.toasts.map(({ title }) => title) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** Waits a microtask, after which changed state of the services is rendered. */
const appears = (name: string | RegExp) => screen.findByRole('button', { name })
const article = () => screen.getByRole('article')

async function openMenu() {
  await act(async () => fireEvent.click(button(/^Mais ações/)))
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent, attributes }) => {
    const note = document.getElementById(attributes.getNamedItem('aria-describedby')?.value ?? '')
    return textContent?.replace(note?.textContent ?? '', '')
  })
}
async function choose(name: string) {
  await openMenu()
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name })))
}

test('shows author, authority, body and counts [SOC-029] [SOC-030] [SOC-035]', async () => {
  await card({ like_count: 1284 })
  expect(screen.getByRole('link', { name: 'Renata Sampaio' }).getAttribute('href')).toBe('/u/renata')
  expect(within(article()).getByText('Advogado')).toBeInTheDocument()
  expect(article().textContent).toContain('O art. 927 do CPC vincula.')
  expect(button('Curtir, 1,3\u00a0mil curtidas').textContent).toBe('1,3\u00a0mil')
  expect(screen.getByRole('link', { name: 'Comentar, 1 comentário' })).toBeInTheDocument()
  expect(button('Compartilhar, 0 compartilhamentos')).toBeInTheDocument()
  expect(article().querySelector('time')?.textContent).toBe('há 5 minutos')
})

test('an author nobody knows has a placeholder and no profile [SOC-028]', async () => {
  await card({}, { author: null })
  expect(screen.getByText('Usuário desconhecido')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /desconhecido/ })).toBeNull()
})

test('the comment button and the card lead to the thread [SOC-024] [SOC-038]', async () => {
  const { post } = await card()
  const thread = paths.comments.href({ postId: post.id })
  expect(screen.getByRole('link', { name: /^Comentar/ }).getAttribute('href')).toBe(thread)
  await act(async () => fireEvent.click(screen.getByText(/vincula/)))
  expect(screen.getByRole('status', { name: 'Endereço' }).textContent).toBe(thread)
})

test('the card opens by Enter, not by a press in a control of it nor by the end of selecting text', async () => {
  const { post } = await card()
  const opened = () => screen.queryByRole('status', { name: 'Endereço' })?.textContent
  const selection = vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection)
  await act(async () => fireEvent.click(screen.getByText(/vincula/)))
  selection.mockRestore()
  await act(async () => fireEvent.click(button('Salvar')))
  await act(async () => fireEvent.keyDown(button('Salvar'), { key: 'Enter' }))
  await act(async () => fireEvent.keyDown(article(), { key: ' ' }))
  expect(opened()).toBeUndefined()
  await act(async () => fireEvent.keyDown(article(), { key: 'Enter' }))
  expect(opened()).toBe(paths.comments.href({ postId: post.id }))
})

test('a press beside an open menu closes it and opens no card', async () => {
  await card()
  await openMenu()
  const user = userEvent.setup()
  await user.click(screen.getByText(/vincula/))
  expect(screen.queryByRole('status', { name: 'Endereço' })).toBeNull()
  await waitFor(() => expect(button(/^Mais ações/)).toHaveAttribute('aria-expanded', 'false'))
  await user.click(screen.getByText(/vincula/))
  expect(await screen.findByRole('status', { name: 'Endereço' })).toBeInTheDocument()
})

test.each([
  ['in its thread', {}, { place: 'thread' }],
  ['as a draft', { status: 'draft' }, { as: 'renata' }],
] as const)('a card %s opens nothing', async (_, change, options) => {
  await card(change, options)
  expect(article().hasAttribute('data-opens')).toBe(false)
  await act(async () => fireEvent.click(screen.getByText(/vincula/)))
  await act(async () => fireEvent.keyDown(article(), { key: 'Enter' }))
  expect(screen.queryByRole('status', { name: 'Endereço' })).toBeNull()
})

test('says which part of a thread it is, of how many parts a draft, and why it is in a list', async () => {
  const thread = { id: 'post-002', part: 2, of: 3 }
  await card({ thread })
  expect(screen.getByRole('link', { name: 'Parte 2 de 3 · ler o fio' }).getAttribute('href')).toBe(
    '/p/post-002/comments',
  )
  cleanup()
  await card({ thread }, { place: 'thread', reason: 'Você segue LGPD' })
  expect(screen.getByRole('link', { name: 'Parte 2 de 3' })).toBeInTheDocument()
  expect(screen.getByText('Você segue LGPD')).toBeInTheDocument()
  cleanup()
  await card({ status: 'draft', rest: ['b', 'c'] }, { as: 'renata' })
  expect(screen.getByText('Fio de 3')).toBeInTheDocument()
  expect(article()).toHaveAccessibleName('Rascunho de Renata Sampaio')
  expect(screen.queryByRole('button', { name: /^Mais ações/ })).toBeNull()
})

test('the first four tags are links, a button shows the others [SOC-033] [SOC-034]', async () => {
  await card({ tags: ['contratos', 'lgpd', 'trabalho', 'oab', 'penal', 'familia'] })
  const tags = () => screen.getAllByRole('link').filter((link) => link.classList.contains('tag'))
  expect(tags().map((link) => link.getAttribute('href'))).toEqual(
    ['contratos', 'lgpd', 'trabalho', 'oab'].map((tag) => `/search?tag=${tag}`),
  )
  const more = button('+2: mostrar mais 2 tags')
  expect(more.textContent).toBe('+2')
  expect(tags().map((link) => link.textContent)).toEqual(['Contratos', 'LGPD', 'Trabalho', 'OAB'])
  fireEvent.click(more)
  expect(tags()).toHaveLength(6)
})

test('the site of a foreign image learns of a reader only when the reader asks for it', async () => {
  await card({ image_url: 'https://exemplo.com.br/foto.png' })
  expect(screen.queryByRole('img', { name: /^Imagem da publicação/ })).toBeNull()
  fireEvent.click(button('Carregar imagem de exemplo.com.br'))
  const image = await screen.findByRole('img', { name: 'Imagem da publicação de Renata Sampaio' })
  expect(image.getAttribute('src')).toBe('https://exemplo.com.br/foto.png')
  expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(document.activeElement).toBe(image.parentElement)
})

test('several images are a grid, each with its words, and open in a viewer that gives the focus back', async () => {
  const { container } = await card({
    image_url: '/a.png',
    image_description: 'Linha do tempo da Súmula 308',
    more_images: [
      { image_url: '/b.png', description: '' },
      { image_url: '/c.png', description: 'Prazos' },
    ],
  })
  await screen.findByRole('img', { name: 'Linha do tempo da Súmula 308' })
  expect(container.querySelector('.images')?.getAttribute('data-count')).toBe('3')
  const second = button('Imagem 2 de 3 da publicação de Renata Sampaio')
  second.focus()
  fireEvent.click(second)
  const viewer = await screen.findByRole('dialog', { name: 'Imagens da publicação' })
  expect(within(viewer).getByRole('group', { name: '2 de 3' })).toBeInTheDocument()
  for (const name of ['Fechar', 'Ampliar', 'Reduzir', 'Imagem anterior', 'Próxima imagem'])
    expect(within(viewer).getByRole('button', { name })).toBeInTheDocument()
  fireEvent.keyDown(within(viewer).getByRole('button', { name: 'Fechar' }), { key: 'ArrowRight' })
  const third = await within(viewer).findByRole('group', { name: '3 de 3' })
  await waitFor(() => expect(third.hasAttribute('inert')).toBe(false))
  expect(within(third).getByText('Prazos')).toBeInTheDocument()
  fireEvent.keyDown(within(viewer).getByRole('button', { name: 'Fechar' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(second)
})

test('an image waits, arrives within its height, or says that it is gone [SOC-031] [SOC-032]', async () => {
  const { container } = await card({ image_url: '/foto.png' })
  const image = await screen.findByRole('img', { name: 'Imagem da publicação de Renata Sampaio' })
  const frame = () => container.querySelector('.image')
  expect(frame()?.getAttribute('data-state')).toBe('loading')
  expect(getComputedStyle(required(frame())).maxHeight).toBe('384px')
  expect(frame()?.getAttribute('aria-busy')).toBe('true')
  fireEvent.load(image)
  expect(frame()?.getAttribute('data-state')).toBe('loaded')
  expect(frame()?.hasAttribute('aria-busy')).toBe(false)
  fireEvent.error(image)
  expect(screen.getByText('Imagem não disponível')).toBeInTheDocument()
})

test('on its own page the number of likes leads to who they are', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { post } = await world.services.api.posts.get({ id: 'post-001' })
  await world.services.relations.set('liked', post.id, true)
  await renderWithServices(<PostCard post={post} author={AUTHOR} place="thread" />, { world })
  fireEvent.click(button(/curtidas?: ver quem curtiu$/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Quem curtiu' }))
  expect(await dialog.findByRole('link', { name: 'Ana Paula Ferraz' })).toHaveAttribute('href', '/u/anapaula')
  expect(dialog.getByText(/dos dados de exemplo/)).toBeVisible()
})

test('liking adds one to the stored count and liking again takes it back [SOC-039] [EXP-11]', async () => {
  const { services } = await card({}, { as: 'anapaula' })
  fireEvent.click(button('Curtir, 3 curtidas'))
  expect((await appears('Curtir, 4 curtidas')).getAttribute('aria-pressed')).toBe('true')
  expect(services.relations.has('liked', 'post-002')).toBe(true)
  fireEvent.click(button('Curtir, 4 curtidas'))
  expect((await appears('Curtir, 3 curtidas')).getAttribute('aria-pressed')).toBe('false')
})

test('a like that fails is taken back and told once, however often it was tapped', async () => {
  const { toasts } = await card({}, { as: 'anapaula', simulation: { fail: ['posts.like'] } })
  for (let tap = 0; tap < 3; tap++) fireEvent.click(button(/^Curtir/))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(button('Curtir, 3 curtidas')).toBeInTheDocument()
})

test('a visitor who likes is asked to sign in first, and then it is liked', async () => {
  const { services, logins } = await card()
  fireEvent.click(button('Curtir, 3 curtidas'))
  expect(logins()).toBe(1)
  await act(() => services.session.signIn('anapaula'))
  expect(await screen.findByRole('button', { name: 'Curtir, 4 curtidas' })).toBeInTheDocument()
})

test('saving turns Salvar into Salvo and back [SOC-041] [SOC-042] [SOC-043]', async () => {
  const { titles, toasts } = await card({}, { as: 'anapaula' })
  fireEvent.click(button('Salvar'))
  expect((await appears('Salvo')).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(titles()).toEqual(['Post salvo nos favoritos!']))
  fireEvent.click(button('Salvo'))
  await waitFor(() => expect(titles().at(-1)).toBe('Post removido dos favoritos!'))
  expect(await appears('Salvar')).toBeInTheDocument()
  expect(toasts.map(({ status }) => status)).toEqual(['success', 'success'])
})

const GENERIC = {
  title: 'Erro',
  description: 'Não foi possível completar a ação. Tente novamente.',
  status: 'error',
}

test('a save or a follow that fails shows the generic error and goes back [SOC-044]', async () => {
  const { toasts } = await card({}, { as: 'lexcorp', simulation: { fail: ['bookmarks.bookmark', 'profiles.follow'] } })
  for (const name of ['Salvar', 'Seguir Renata Sampaio']) {
    fireEvent.click(button(name))
    await waitFor(() => expect(toasts.splice(0)).toMatchObject([GENERIC]))
    expect((await appears(name)).getAttribute('aria-pressed')).toBe('false')
  }
})

test('Denunciar opens the report dialog [SOC-061]', async () => {
  await card({}, { as: 'lexcorp' })
  await choose('Denunciar')
  const dialog = await screen.findByRole('dialog', { name: 'Denunciar' })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(6)
})

test('the menu of an own post edits and deletes, nothing else [SOC-045] [SOC-046]', async () => {
  await card({}, { as: 'renata' })
  expect(await openMenu()).toEqual(['Editar', 'Apagar'])
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Editar' })))
  expect(screen.getByRole('status', { name: 'Endereço' }).textContent).toBe('/compose?edit=post-002')
})

test('the menu of a post of someone else has exactly its five entries [SOC-049]', async () => {
  await card({}, { as: 'lexcorp' })
  expect(await openMenu()).toEqual(['Copiar link', 'Reportar', 'Silenciar', 'Bloquear', 'Denunciar'])
})

test('the menu says in a line each what Reportar and Denunciar do', async () => {
  await card({}, { as: 'lexcorp' })
  await openMenu()
  const descriptionOf = (name: string) => {
    const id = screen.getByRole('menuitem', { name }).getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  }
  expect(descriptionOf('Reportar')).toBe('Um toque: chama a atenção da moderação.')
  expect(descriptionOf('Denunciar')).toBe('Com motivo e detalhes, para a moderação decidir.')
})

test('muting says so, offers to undo, and the menu then reads Reativar [SOC-050] [SOC-053] [SOC-054]', async () => {
  const { titles, services } = await card({}, { as: 'lexcorp' })
  await choose('Silenciar')
  await waitFor(() => expect(titles()).toEqual(['@renata foi silenciado']))
  expect(services.relations.has('muted', AUTHOR.id)).toBe(true)
  await choose('Reativar')
  await waitFor(() => expect(titles().at(-1)).toBe('@renata foi reativado'))
  expect(services.relations.has('muted', AUTHOR.id)).toBe(false)
})

test('blocking explains itself first, unblocking does not [SOC-051] [SOC-055] [SOC-056]', async () => {
  const { titles, services } = await card({}, { as: 'lexcorp' })
  await choose('Bloquear')
  const dialog = await screen.findByRole('alertdialog', { name: 'Bloquear @renata?' })
  expect(dialog.textContent).toContain('deixam de seguir')
  expect(services.relations.has('blocked', AUTHOR.id)).toBe(false)
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Bloquear' })))
  await waitFor(() => expect(titles()).toEqual(['@renata foi bloqueado']))
  // A blocked author cannot be followed: the card offers to unblock instead.
  expect(await screen.findByRole('button', { name: /^Desbloquear Renata/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Segui/ })).toBeNull()
  await choose('Desbloquear')
  await waitFor(() => expect(titles().at(-1)).toBe('@renata foi desbloqueado'))
  expect(services.relations.has('blocked', AUTHOR.id)).toBe(false)
})

test('copying the link and sharing use the address of the thread [SOC-040] [SOC-052] [EXP-36]', async () => {
  const { titles, post } = await card({}, { as: 'lexcorp' })
  await choose('Copiar link')
  const url = `${location.origin}/p/${post.id}/comments`
  await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(url))
  fireEvent.click(button(/^Compartilhar/))
  await waitFor(() => expect(titles()).toEqual(['Link copiado!', 'Link copiado!']))
  expect(vi.mocked(navigator.clipboard.writeText).mock.calls).toEqual([[url], [url]])
})

test('deleting asks, then the post is gone everywhere [SOC-047]', async () => {
  const onGone = vi.fn()
  const world = await card({}, { as: 'anapaula' })
  const own = sent(await world.services.api.posts.create({ body: 'Meu post', tags: [] }))
  cleanup()
  const { toasts } = await card({ ...own }, { as: 'anapaula', services: { api: world.services.api }, onGone })
  await choose('Apagar')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleName('Apagar post?')
  expect(dialog.textContent).toContain('Os comentários vão junto. Isso não pode ser desfeito.')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Apagar' })))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Post removido.', status: 'success' }]))
  expect(screen.queryByRole('article')).toBeNull()
  expect(onGone).toHaveBeenCalledWith(own.id)
  await expect(world.services.api.posts.get({ id: own.id })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
})

test('a deletion that fails keeps the card and says so [SOC-048]', async () => {
  const { toasts } = await card({}, { as: 'renata', simulation: { fail: ['posts.delete'] } })
  await choose('Apagar')
  const dialog = await screen.findByRole('alertdialog')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Apagar' })))
  await waitFor(() =>
    expect(toasts[0]).toMatchObject({ title: 'Erro ao remover post', description: 'Tente novamente.' }),
  )
  expect(await screen.findByRole('article')).toBeInTheDocument()
})

test('a draft is stamped and can be edited and published [SOC-057]', async () => {
  await card({ status: 'draft' }, { as: 'renata' })
  expect(within(article()).getByText('Rascunho')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe('/compose?edit=post-002')
  expect(button('Publicar')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Curtir/ })).toBeNull()
})

test.each([
  ['a post of someone else', 'published', 'lexcorp', true],
  ['a post, for a visitor', 'published', undefined, true],
  ['an own post', 'published', 'renata', false],
  ['an own draft', 'draft', 'renata', false],
  ['a draft of someone else', 'draft', 'lexcorp', false],
] as const)('the follow toggle on %s [SOC-058]', async (_, status, as, isThere) => {
  await card({ status }, { as })
  expect(screen.queryByRole('button', { name: /^Segu/ }) !== null).toBe(isThere)
})

test('following from a card changes this device only [SOC-059]', async () => {
  const { services } = await card({}, { as: 'lexcorp' })
  const before = await services.api.profiles.getByUsername({ username: 'renata' })
  fireEvent.click(button('Seguir Renata Sampaio'))
  expect((await appears('Seguindo Renata Sampaio')).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(services.relations.has('following', AUTHOR.id)).toBe(true))
  const after = await services.api.profiles.getByUsername({ username: 'renata' })
  expect(after.profile.followers).toBe(before.profile.followers)
})

test('an edited post says so, a draft or one that was edited before its time does not [SOC-060]', async () => {
  const changed = { is_edited: true, updated_at: '2026-01-02T12:00:00.000Z' }
  for (const post of [
    {},
    { ...changed, status: 'draft' as const },
    { ...changed, scheduled_at: '2026-01-03T12:00:00.000Z' },
  ]) {
    await card(post, { as: 'renata' })
    expect(within(article()).queryByText('(editado)')).toBeNull()
    cleanup()
  }
  await card({ is_edited: true })
  expect(within(article()).getByText('(editado)')).toBeInTheDocument()
})

test('a scheduled post tells its author when', async () => {
  await card({ scheduled_at: '2099-11-24T12:00:00Z' }, { as: 'renata' })
  expect(within(article()).getByText(/^Agendado para ter., 24 nov. 2099 às 09:00/)).toBeInTheDocument()
})

test('before one part of a thread goes or is published, its author reads what becomes of the others', async () => {
  const thread = { id: 'post-002', part: 1, of: 3 }
  const readAndCancel = async () => {
    const question = await screen.findByRole('alertdialog')
    await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' })))
    cleanup()
    return question.textContent
  }
  await card({ thread, scheduled_at: '2099-11-24T12:00:00Z' }, { as: 'renata' })
  await choose('Apagar')
  expect(await readAndCancel()).toContain('As outras partes do fio saem na data marcada.')
  await card({ thread, scheduled_at: '2099-11-24T12:00:00Z' }, { as: 'renata' })
  await act(async () => fireEvent.click(button('Publicar agora')))
  expect(await readAndCancel()).toContain('O fio inteiro aparece já')
  await card({ thread }, { as: 'renata' })
  await choose('Apagar')
  expect(await readAndCancel()).toContain('As outras partes do fio ficam.')
})

test('at most three of the addresses in a text get a preview [SOC-036]', async () => {
  await card({ body: 'https://a.com.br https://b.com.br https://c.com.br https://d.com.br' })
  expect(article().querySelectorAll('.preview')).toHaveLength(3)
})

test('a preview that fails is logged and leaves the plain address [SOC-037]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { toasts } = await card(
    { body: 'Leia https://www.stj.jus.br/sites' },
    { simulation: { fail: ['linkPreviews.get'] } },
  )
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(expect.stringContaining('https://www.stj.jus.br/sites'), expect.anything()),
  )
  expect(article().querySelector('.preview')?.textContent).toContain('stj.jus.br')
  expect(toasts).toEqual([])
})

test('a post with something still to be sent is marked', async () => {
  const offline = {
    state: proxy({
      online: true,
      syncing: false,
      pending: [queueAction({ input: { id: 'post-002' } })],
    }),
    sync: async () => undefined,
    cancel: () => undefined,
    retry: async () => undefined,
    showPending: () => undefined,
  }
  await card({}, { as: 'lexcorp', services: { offline } })
  expect(within(article()).getByText('na fila')).toBeInTheDocument()
})

test('Reportar flags at once, then offers to mute and to block [SOC-067]', async () => {
  const { toasts } = await card({}, { as: 'lexcorp' })
  await choose('Reportar')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Reporte enviado', status: 'success' }]))
  expect(await appears('Silenciar @renata')).toBeInTheDocument()
  expect(button('Bloquear @renata')).toBeInTheDocument()
  fireEvent.click(button('Silenciar @renata'))
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi silenciado'))
  expect(screen.queryByRole('button', { name: 'Silenciar @renata' }), 'it is done').toBeNull()
  await choose('Reportar')
  fireEvent.click(await appears('Agora não'))
  expect(screen.queryByRole('button', { name: 'Silenciar @renata' })).toBeNull()
  expect(article(), 'where the pressed button was').toHaveFocus()
})

test('a flag that fails says so and offers nothing further', async () => {
  const { toasts } = await card({}, { as: 'lexcorp', simulation: { fail: ['moderation.reportContent'] } })
  await choose('Reportar')
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        title: 'Erro ao enviar denúncia',
        description: 'Não foi possível enviar sua denúncia. Tente novamente.',
        status: 'error',
      },
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Silenciar @renata' })).toBeNull()
})

test.each(['Reportar', 'Denunciar'])('a visitor signs in before %s', async (name) => {
  const { logins, calls } = await card()
  await choose(name)
  expect(logins()).toBe(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(inputsOf(calls, 'moderation.reportContent')).toEqual([])
})

test('what a post quotes is below its words, with one way to its page', async () => {
  const view = {
    state: 'shown' as const,
    href: '/p/post-001/comments',
    author: { id: 'user-anapaula', username: 'anapaula', display_name: 'Ana Paula Ferraz' },
    issue: null,
    excerpt: 'Cláusula de reajuste pede índice e data-base.',
    at: '2026-05-13T10:00:00Z',
  }
  const { services } = await card({ quoted: { kind: 'post', id: 'post-001', view } }, { as: 'joaopedro' })
  const quoted = await screen.findByRole('link', { name: /^Publicação citada: Ana Paula Ferraz.*data-base\.$/ })
  expect(quoted.getAttribute('href')).toBe('/p/post-001/comments')
  expect(screen.getByRole('link', { name: 'Citar' }).getAttribute('href')).toBe('/compose?quote=post%3Apost-002')
  await act(async () => services.relations.set('muted', 'user-anapaula', true))
  expect(await screen.findByText('Publicação citada de alguém que você silenciou.')).toBeInTheDocument()
  expect(screen.queryByText(view.excerpt)).toBeNull()
})
