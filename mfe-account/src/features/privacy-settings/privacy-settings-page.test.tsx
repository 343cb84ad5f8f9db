import { crashCopyKey } from '@ementa/contracts'
import {
  createTestWorld,
  renderWithServices,
  sent,
  type TestOptions,
  type TestWorld,
  titles,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { passPressGuard } from '../../test/pass-press-guard'
import { exportFileName, exportOwnData } from './export-own-data'
import PrivacySettingsPage from './privacy-settings-page'

const open = (options: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<PrivacySettingsPage />, { as: 'anapaula', at: '/settings/privacy', ...options })

/** Ana has muted Renata and João, and blocked Lexcorp. */
async function withLists() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { relations } = world.services
  await relations.set('muted', 'user-renata', true)
  await relations.set('muted', 'user-joaopedro', true)
  await relations.set('blocked', 'user-lexcorp', true)
  return world
}

describe('the lists', () => {
  test('name who is muted and who is blocked, each with the way back [ACC-051] [ACC-052]', async () => {
    await open({ world: await withLists() })
    const muted = await screen.findByRole('region', { name: 'Usuários silenciados (2)' })
    expect(await within(muted).findByText('Renata Vasconcelos')).toBeInTheDocument()
    expect(within(muted).getByRole('button', { name: 'Reativar @renata' }).textContent).toBe('Reativar')
    expect(within(muted).getByRole('button', { name: 'Reativar @joaopedro' })).toBeInTheDocument()
    const blocked = await screen.findByRole('region', { name: 'Usuários bloqueados (1)' })
    const unblock = await within(blocked).findByRole('button', { name: 'Desbloquear @lexcorp' })
    expect(unblock.textContent).toBe('Desbloquear')
  })

  test('lose whom one forgives, with a word each [ACC-053]', async () => {
    const world = await withLists()
    await open({ world })
    fireEvent.click(await screen.findByRole('button', { name: 'Reativar @renata' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Desbloquear @lexcorp' }))
    await waitFor(() => expect(titles(world.toasts)).toEqual(['@renata foi reativado', '@lexcorp foi desbloqueado']))
    expect(screen.queryByText('Renata Vasconcelos')).toBeNull()
    expect(screen.getByText('Você não bloqueou ninguém.')).toBeInTheDocument()
    const { users } = await world.services.api.users.listMuted()
    expect(users.map(({ username }) => username)).toEqual(['joaopedro'])
  })

  test('keep the focus in the list when a row goes', async () => {
    await open({ world: await withLists() })
    const [first, second] = await screen.findAllByRole('button', { name: /^Reativar/ })
    if (!first || !second) throw new Error('two rows expected')
    fireEvent.click(second)
    expect(document.activeElement).toBe(first)
    await waitFor(() => expect(second).not.toBeInTheDocument())
    // After the last one, the list has the focus.
    passPressGuard()
    fireEvent.click(first)
    expect(document.activeElement).not.toBe(document.body)
    expect(await screen.findByRole('region', { name: 'Usuários silenciados' })).toContainElement(
      document.activeElement as HTMLElement,
    )
  })

  test('bring back a row whose call failed', async () => {
    const world = await withLists()
    await open({ world })
    world.simulate({ fail: ['users.unmuteUser'] })
    fireEvent.click(await screen.findByRole('button', { name: 'Reativar @renata' }))
    await waitFor(() => expect(titles(world.toasts)).toEqual(['Erro']))
    expect(await screen.findByRole('button', { name: 'Reativar @renata' })).toBeInTheDocument()
  })

  test.each(['users.listMuted', 'users.listBlocked'])(
    'a failed %s says so and can be tried again [ACC-054]',
    async (call) => {
      const world = await createTestWorld({ as: 'anapaula', simulation: { fail: [call] } })
      await open({ world })
      await waitFor(() =>
        expect(world.toasts.map(({ title, status }) => [title, status])).toEqual([
          ['Erro ao carregar privacidade', 'error'],
        ]),
      )
      world.simulate({})
      fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
      expect(await screen.findByText(/^Você não (silenciou|bloqueou) ninguém\.$/)).toBeInTheDocument()
    },
  )

  test('are for those signed in; what is kept on the device is told to all', async () => {
    await open({ as: undefined })
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument()
    expect(screen.getByText(/fica guardado só neste navegador/)).toBeInTheDocument()
    expect(document.title).toBe('Privacidade — Ementa')
  })
})

describe('the data of this device', () => {
  test('can be taken along as one file', async () => {
    const { services } = await withLists()
    const user = services.session.state.user
    if (!user) throw new Error('signed in expected')
    const writing = crashCopyKey(user.id, 'comment', 'post-001')
    localStorage.setItem(writing, '{"text":"Em parte"}')
    localStorage.setItem(crashCopyKey('user-renata', 'post'), '{"text":"De outra pessoa"}')
    const comment = sent(await services.api.comments.create({ postId: 'post-001', body: 'Também é meu.' }))
    await services.api.comments.report({ id: comment.id, reason: 'spam' })
    await services.relations.set('bookmarked', 'post-001', true)
    await services.api.bookmarks.setDetails({ postId: 'post-001', folder: 'Prazos', note: null })
    await services.api.users.muteWord({ word: 'bitcoin', days: null })
    const { newsletters } = await services.api.newsletters.listAll()
    const newsletter = newsletters.find(({ owner_id }) => owner_id === user.id)
    if (!newsletter) throw new Error('a newsletter expected')
    const template = { newsletterId: newsletter.id, name: 'Boletim', html: '<p>Caro leitor,</p>' }
    await services.api.newsletters.saveTemplate({ ...template, requestId: 'template-1' })
    const data = await exportOwnData(services, user)
    expect(data.profile.username).toBe('anapaula')
    expect(data.lists.muted).toEqual(expect.arrayContaining(['user-renata', 'user-joaopedro']))
    expect(data.posts.every(({ author_id }) => author_id === 'user-anapaula')).toBe(true)
    expect(data.comments[0]).toMatchObject({ id: comment.id, body: 'Também é meu.' })
    expect(data.comments.every(({ author_id }) => author_id === 'user-anapaula')).toBe(true)
    expect(data.reports.map(({ item_id }) => item_id)).toContain(comment.id)
    expect(data.lists.bookmarked).toContain('post-001')
    expect(data.bookmarkDetails).toEqual([{ post_id: 'post-001', folder: 'Prazos', note: null }])
    expect(data.mutedWords).toEqual([{ word: 'bitcoin', until: null }])
    expect(data.newsletters.flatMap(({ templates }) => templates)).toMatchObject([
      { name: 'Boletim', html: '<p>Caro leitor,</p>' },
    ])
    expect(data.unsent.writing).toEqual({ [writing]: '{"text":"Em parte"}' })
    expect(data.notifications.length).toBeGreaterThan(0)
    expect(data.settings.push.enabled).toBe(false)
    expect(data.account.email).toBe('anapaula@exemplo.com.br')
    expect(JSON.stringify(data)).not.toContain('password')
    expect(exportFileName('anapaula', new Date('2026-11-22T02:30:00Z'))).toBe('ementa-dados-anapaula-2026-11-21.json')
  })

  test('holds the measures received, with their reasons, and what was removed [P-19]', async () => {
    const { services } = await createTestWorld({ as: 'joaopedro' })
    const { api, session } = services
    const post = sent(await api.posts.create({ body: 'Vai sair do ar.' }))
    await session.signIn('moderacao')
    const moderator_id = 'user-moderacao'
    await api.moderation.warnUser({ user_id: 'user-joaopedro', reason: 'Linguagem.' })
    const item = { item_type: 'post', item_id: post.id, moderator_id } as const
    await api.moderation.moderateContent({ ...item, action_type: 'remove', reason: 'Dado de cliente.' })
    await api.moderation.moderateContent({
      item_type: 'profile',
      item_id: 'user-joaopedro',
      action_type: 'shadow_ban',
      moderator_id,
    })
    await session.signIn('joaopedro')
    const user = session.state.user
    if (!user) throw new Error('signed in expected')
    const { account } = await exportOwnData(services, user)
    expect(account.moderation.warnings_count).toBe(1)
    const measures = account.measures.map(({ action_type, reason, content }) => [action_type, reason, content?.body])
    // Both may have the same millisecond, so either order is right.
    expect(measures).toContainEqual(['remove', 'Dado de cliente.', 'Vai sair do ar.'])
    expect(measures).toContainEqual(['warn', 'Linguagem.', undefined])
    expect(measures.map(([action]) => action)).not.toContain('shadow_ban')
    expect(JSON.stringify(account.measures)).not.toContain('moderacao')
  })

  test('an export that failed says so', async () => {
    const { toasts } = await open({ simulation: { fail: ['posts.listDrafts'] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar meus dados' }))
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro na exportação']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar meus dados' })).toBeEnabled())
  })

  test('an export is a file of the day, and nothing is erased meanwhile', async () => {
    const names: string[] = []
    let content: Promise<unknown> | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) content = blob.text().then(JSON.parse)
      return 'blob:dados'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { toasts } = await open()
    const erase = () => screen.getByRole('button', { name: 'Apagar dados deste aparelho' })
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar meus dados' }))
    expect(erase()).toBeDisabled()
    expect(screen.getByText('Exportando…')).toBeInTheDocument()
    await waitFor(() => expect(toasts).toMatchObject([{ status: 'success', title: 'Dados exportados' }]))
    expect(toasts[0]?.description).toBe('O arquivo está nos downloads deste aparelho.')
    expect(names).toEqual([exportFileName('anapaula', new Date())])
    expect(await content).toMatchObject({ profile: { username: 'anapaula' } })
    await waitFor(() => expect(erase()).toBeEnabled())
  })

  test('an export is for those signed in', async () => {
    const { logins, calls } = await open({ as: undefined })
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar meus dados' }))
    expect(logins()).toBe(1)
    expect(calls.map(({ name }) => name)).not.toContain('auth.getAccount')
  })

  test('is erased only after a yes', async () => {
    const erase = vi.fn(() => new Promise<undefined>(() => undefined))
    await open({ services: { device: { erase } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Apagar dados deste aparelho' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(erase).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Apagar dados deste aparelho' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveAccessibleName('Apagar os dados deste aparelho?')
    expect(question).toHaveTextContent(
      /^.*Publicações, rascunhos, .* de todas as contas usadas aqui\..*Não é possível desfazer/,
    )
    fireEvent.click(within(question).getByRole('button', { name: 'Apagar tudo' }))
    await waitFor(() => expect(erase).toHaveBeenCalledOnce())
    // While it is under way, neither button can be pressed again.
    expect(screen.getByRole('button', { name: 'Exportar meus dados' })).toBeDisabled()
    expect(screen.getByText('Apagando…')).toBeInTheDocument()
  })

  test('what could not be erased says so, and can be tried again', async () => {
    const erase = vi.fn(() => Promise.reject(new Error('locked')))
    const { toasts } = await open({ services: { device: { erase } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Apagar dados deste aparelho' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Apagar tudo' }))
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apagar dados deste aparelho' })).toBeEnabled())
    expect(screen.getByRole('button', { name: 'Exportar meus dados' })).toBeEnabled()
  })
})

describe('muted words', () => {
  const word = () => screen.getByRole('textbox', { name: /^Palavra/ })
  const mute = async (text: string) => {
    await userEvent.clear(word())
    await userEvent.paste(text)
    fireEvent.click(screen.getByRole('button', { name: 'Silenciar' }))
  }

  test('are written with how long, listed with their end, and taken back', async () => {
    const { services, toasts } = await open()
    await screen.findByText('Você não silenciou nenhuma palavra.')
    await mute(' Bitcoin ')
    expect(await screen.findByRole('region', { name: 'Palavras silenciadas (1)' })).toHaveTextContent(
      /BitcoinAté \d+ de/,
    )
    expect(word()).toHaveValue('')
    await userEvent.selectOptions(screen.getByLabelText('Duração'), 'always')
    await mute('reforma tributária')
    const region = await screen.findByRole('region', { name: 'Palavras silenciadas (2)' })
    expect(region).toHaveTextContent('reforma tributáriaAté você reativar')
    fireEvent.click(within(region).getByRole('button', { name: 'Reativar “Bitcoin”' }))
    await waitFor(() =>
      expect(titles(toasts)).toEqual([
        '“Bitcoin” foi silenciada',
        '“reforma tributária” foi silenciada',
        '“Bitcoin” foi reativada',
      ]),
    )
    expect((await services.api.users.listMutedWords()).words).toMatchObject([
      { word: 'reforma tributária', until: null },
    ])
    expect(document.activeElement).toHaveTextContent('reforma tributária')
    await mute('Bitcoin')
    expect(await screen.findByRole('button', { name: 'Reativar “Bitcoin”' })).toBeVisible()
  })

  test('without a letter or too long are refused at the field, and what was typed stays', async () => {
    const { toasts } = await open()
    await screen.findByText('Você não silenciou nenhuma palavra.')
    await mute('!!!')
    expect(word()).toHaveAccessibleDescription('Escreva uma palavra ou expressão')
    await mute(`${'a'.repeat(61)} `)
    expect(word()).toHaveAccessibleDescription('Use até 60 caracteres')
    expect(word()).toHaveValue(`${'a'.repeat(61)} `)
    expect(document.activeElement).toBe(word())
    expect(toasts).toEqual([])
    await userEvent.type(word(), '{Backspace}')
    expect(word()).not.toHaveAccessibleDescription()
    expect(word()).toBeValid()
    await mute(` ${'a'.repeat(60)} `)
    await waitFor(() => expect(titles(toasts)).toEqual([`“${'a'.repeat(60)}” foi silenciada`]))
    expect(document.activeElement).toBe(word())
  })

  test('beyond a hundred are refused at the field', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'MUTED_WORDS_FULL' }))
    const { toasts } = await open({ world: withCalls(world, 'users', { muteWord: full }) })
    await screen.findByText('Você não silenciou nenhuma palavra.')
    await mute('Bitcoin')
    await waitFor(() =>
      expect(word()).toHaveAccessibleDescription('Você já silenciou 100 palavras: reative uma delas antes.'),
    )
    expect(toasts).toEqual([])
    expect(screen.getByRole('button', { name: 'Silenciar' })).toBeEnabled()
  })

  test('stay when the call fails: the text in its field, the row in its list', async () => {
    const { simulate, toasts } = await open()
    await screen.findByText('Você não silenciou nenhuma palavra.')
    simulate({ fail: ['users.muteWord', 'users.unmuteWord'] })
    await mute('Bitcoin')
    await waitFor(() => expect(titles(toasts)).toEqual(['Erro']))
    expect(word()).toHaveValue('Bitcoin')
    simulate({ fail: ['users.unmuteWord'] })
    await mute('Bitcoin')
    fireEvent.click(await screen.findByRole('button', { name: 'Reativar “Bitcoin”' }))
    await waitFor(() => expect(titles(toasts).at(-1)).toBe('Erro'))
    expect(await screen.findByRole('button', { name: 'Reativar “Bitcoin”' })).toBeVisible()
  })

  describe('that wait in the queue', () => {
    /** Renders the section offline: muting and reactivating wait in the queue. */
    async function offline(stored: readonly string[] = []) {
      const world = await createTestWorld({ as: 'anapaula' })
      const { services } = world
      for (const word of stored) await services.api.users.muteWord({ word, days: null })
      const { state } = services.offline
      const wait = (type: string) => async (input: unknown) => {
        state.pending = [queueAction({ id: type, type, input })]
        return { queued: true }
      }
      services.offline.cancel = vi.fn((id) => {
        state.pending = state.pending.filter((action) => action.id !== id)
      })
      const answers = { muteWord: wait('users.muteWord'), unmuteWord: wait('users.unmuteWord') }
      return { ...(await open({ world: withCalls(world, 'users', answers) })), state }
    }
    const row = (text: string) => screen.findByRole('button', { name: `Reativar “${text}”` })

    test('are shown with their duration, and leave the queue when nothing of them was sent', async () => {
      const { services, state, toasts } = await offline()
      await screen.findByText('Você não silenciou nenhuma palavra.')
      await mute('Bitcoin')
      const region = await screen.findByRole('region', { name: 'Palavras silenciadas (1)' })
      expect(region).toHaveTextContent('Na fila: por 7 dias a partir do envio')
      await waitFor(() => expect(word()).toHaveValue(''))
      expect(document.activeElement).toBe(word())
      fireEvent.click(await row('Bitcoin'))
      await screen.findByText('Você não silenciou nenhuma palavra.')
      expect(services.offline.cancel).toHaveBeenCalledExactlyOnceWith('users.muteWord')
      expect(state.pending).toEqual([])
      expect(titles(toasts)).toEqual(['“Bitcoin” saiu da fila'])
    })

    test('a stored word reactivated is gone at once; muted for another time it can still be reactivated', async () => {
      const { services, state, toasts } = await offline(['Bitcoin'])
      fireEvent.click(await row('Bitcoin'))
      await screen.findByText('Você não silenciou nenhuma palavra.')
      expect(state.pending).toMatchObject([{ type: 'users.unmuteWord', input: { word: 'Bitcoin' } }])
      await mute('Bitcoin')
      expect(await screen.findByRole('region', { name: 'Palavras silenciadas (1)' })).toHaveTextContent(
        /BitcoinNa fila: por 7 dias/,
      )
      fireEvent.click(await row('Bitcoin'))
      await screen.findByText('Você não silenciou nenhuma palavra.')
      expect(state.pending).toMatchObject([{ type: 'users.unmuteWord' }])
      expect(services.offline.cancel).not.toHaveBeenCalled()
      expect(toasts).toEqual([])
    })
  })
})

test('the theme of the system can be chosen again [SHL-042]', async () => {
  const world = await createTestWorld()
  world.services.theme.set('dark')
  await open({ as: undefined, world })
  const themes = within(await screen.findByRole('radiogroup', { name: 'Tema' }))
  expect(themes.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  await userEvent.click(themes.getByRole('radio', { name: 'O do sistema' }))
  expect(world.services.theme.state.choice).toBe('system')
})
