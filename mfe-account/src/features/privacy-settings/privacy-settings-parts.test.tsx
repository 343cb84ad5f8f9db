import { createTestWorld, inputsOf, renderWithServices, required, userEvent, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MuteWordForm } from './muted-words-section'
import PrivacySettingsPage from './privacy-settings-page'

const DESCRIPTION = 'Quem e o que você silenciou ou bloqueou, e o que fica neste aparelho.'
type Options = Parameters<typeof renderWithServices>[1]
const open = (options: Options = {}) =>
  renderWithServices(<PrivacySettingsPage />, { as: 'anapaula', at: '/settings/privacy', ...options })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the page', () => {
  test('says what each of its parts is for, and leads to what else there is', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeInTheDocument()
    expect(screen.getByText(DESCRIPTION)).toBeInTheDocument()
    const part = (name: string) => screen.getByRole('region', { name })
    expect(part('Usuários silenciados')).toHaveTextContent('O que publicam e comentam não aparece nas suas listas')
    expect(part('Usuários bloqueados')).toHaveTextContent(
      'Vocês deixaram de seguir um ao outro, e você não vê o que publicam.',
    )
    expect(part('Palavras silenciadas')).toHaveTextContent(/não aparecem no seu feed nem no Fechamento/)
    expect(part('Moderação')).toHaveTextContent(
      /Denúncias e decisões: a situação da sua conta.*Relatório de transparência: o que a moderação decidiu.*Acessibilidade: o que prometemos/,
    )
    expect(['Denúncias e decisões', 'Relatório de transparência', 'Acessibilidade'].map(hrefOf)).toEqual([
      '/denuncias',
      '/transparencia',
      '/acessibilidade',
    ])
    expect(screen.getByText(/^Seus direitos de acesso, portabilidade e eliminação/)).toBeInTheDocument()
  })

  test('for a visitor has no lists, and says for what to sign in', async () => {
    const { calls } = await open({ as: undefined })
    expect(screen.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeInTheDocument()
    expect(screen.getByText('Entre para ver quem você silenciou e bloqueou.')).toBeInTheDocument()
    expect(screen.queryByText(DESCRIPTION)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /silenciad|bloquead/ })).not.toBeInTheDocument()
    expect(calls.filter(({ name }) => name.startsWith('users.list'))).toEqual([])
  })

  test('while it is not known who is here has its title, and neither lists nor the offer to sign in', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    const { state } = world.services.session
    state.status = 'loading'
    state.user = null
    await open({ world })
    expect(screen.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeInTheDocument()
    expect(screen.getByText(DESCRIPTION)).toBeInTheDocument()
    expect(screen.getByText('Carregando…')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /silenciad|bloquead/ })).not.toBeInTheDocument()
  })
})

describe('the lists of people', () => {
  async function withMuted(...ids: string[]) {
    const world = await createTestWorld({ as: 'anapaula' })
    for (const id of ids) await world.services.relations.set('muted', id, true)
    return world
  }
  const muted = () => screen.findAllByRole('button', { name: /^Reativar @/ })

  test('ignore the second press of a double click, which meets the next row', async () => {
    const { calls } = await open({ world: await withMuted('user-renata', 'user-joaopedro') })
    const [first, second] = await muted()
    // Both presses are in one turn, however slow the machine is.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    fireEvent.click(required(first))
    fireEvent.click(required(second))
    await waitFor(() => expect(inputsOf(calls, 'users.unmuteUser')).toHaveLength(1))
    expect(second).toBeInTheDocument()
  })

  test('name nobody, and do not say that there is nobody, before they are read', async () => {
    const world = await withMuted('user-renata')
    const never = () => new Promise<never>(() => undefined)
    await open({ world: withCalls(world, 'users', { listMuted: never, listMutedWords: never }) })
    await screen.findByText('Você não bloqueou ninguém.')
    expect(screen.queryByText('Você não silenciou ninguém.')).not.toBeInTheDocument()
    expect(screen.queryByText('Você não silenciou nenhuma palavra.')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Usuários silenciados' })).toBeInTheDocument()
  })

  test.each([
    ['users.listMuted', 'Usuários silenciados'],
    ['users.listMutedWords', 'Palavras silenciadas'],
    ['users.listBlocked', 'Usuários bloqueados'],
  ])('a failed %s is said in its own part alone', async (call, name) => {
    await open({ simulation: { fail: [call] } })
    const failure = await screen.findByRole('heading', { level: 3, name: 'Não foi possível carregar esta lista' })
    expect(screen.getByRole('region', { name })).toContainElement(failure)
  })
})

describe('the form of a muted word', () => {
  const word = () => screen.getByRole('textbox', { name: 'Palavra, expressão ou hashtag' })
  async function show(answer: (input: unknown) => Promise<unknown>) {
    const muteWord = vi.fn(answer)
    const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'users', { muteWord })
    await renderWithServices(<MuteWordForm />, { world })
    await userEvent.type(word(), ' Bitcoin ')
    return {
      muteWord,
      toasts: world.toasts,
      send: () => fireEvent.click(screen.getByRole('button', { name: 'Silenciar' })),
    }
  }

  test.each([
    ['1', 1],
    ['7', 7],
    ['30', 30],
    ['always', null],
  ])('sends the duration %s as days: %s', async (value, days) => {
    const { muteWord, toasts, send } = await show(async () => undefined)
    const duration = screen.getByLabelText<HTMLSelectElement>('Duração')
    expect(duration).toHaveValue('7')
    expect(
      within(duration)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Por 24 horas', 'Por 7 dias', 'Por 30 dias', 'Até eu reativar'])
    await userEvent.selectOptions(duration, value)
    send()
    await waitFor(() => expect(toasts).toMatchObject([{ status: 'success', title: '“Bitcoin” foi silenciada' }]))
    expect(muteWord).toHaveBeenCalledExactlyOnceWith({ word: 'Bitcoin', days })
    expect(word()).toHaveAttribute('autocomplete', 'off')
  })

  test('takes no letters while the word is sent, which would be lost with it', async () => {
    const answers: (() => void)[] = []
    const { send } = await show(() => new Promise<void>((resolve) => answers.push(resolve)))
    send()
    await userEvent.type(word(), 'x')
    expect(word()).toHaveValue(' Bitcoin ')
    for (const answer of answers) answer()
    await waitFor(() => expect(word()).toHaveValue(''))
    await userEvent.type(word(), 'x')
    expect(word()).toHaveValue('x')
  })
})
