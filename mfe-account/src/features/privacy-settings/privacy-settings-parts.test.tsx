import { createTestWorld, inputsOf, renderWithServices, required, userEvent, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
