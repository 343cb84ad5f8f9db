import { HOST_ERRORS, type HostContract } from '@ementa/contracts/host'
import { createTestWorld, renderWithServices, required, type TestWorld, userEvent } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { confirmSignOut } from './host-client'
import HostDialogs from './host-dialogs'
import HostLogin from './host-login'
import { hostState } from './host-state'

const user = userEvent.setup()
const DAY = '2026-12-29T12:00:00.000Z'

/** A host that gives these answers; a code is a refusal. */
type Answers = Partial<Record<keyof HostContract, object | keyof typeof HOST_ERRORS>>

function answering(answers: Answers) {
  const asked: [name: string, input: unknown][] = []
  const all: Record<string, Answers[keyof Answers]> = { ...answers }
  hostState.server = {
    url: 'https://host.example/api',
    fetch: async (request) => {
      const name = request.url.split('/').at(-1) ?? ''
      const { json, ...body } = Object(await request.json().catch(() => ({})))
      asked.push([name, json ?? body])
      const answer = all[name] ?? { ok: true }
      if (typeof answer === 'object') return Response.json(answer)
      const error = HOST_ERRORS[answer]
      return Response.json({ defined: true, code: answer, ...error }, { status: error.status })
    },
  }
  return { asked, all }
}

afterEach(() => {
  hostState.close()
  hostState.server = null
  hostState.about = null
})

async function show(dialog: Parameters<typeof hostState.open>[0], as?: string) {
  const world = await createTestWorld(as ? { as } : {})
  hostState.open(dialog)
  await renderWithServices(<HostDialogs session={world.session} />, { world })
  return world
}

const lastToast = ({ toasts }: TestWorld) => required(toasts.at(-1))
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

test('an invitation says who invites, asks again for what is wrong, and ends in the ways back', async () => {
  const host = answering({
    openLink: { kind: 'invitation', invitedBy: 'Ana Prado', makesModerator: true },
    acceptInvitation: 'USERNAME_TAKEN',
    listInvitations: { invitations: [] },
    listPasskeys: { passkeys: [] },
    listSessions: { sessions: [] },
  })
  const world = await show({ kind: 'link', token: 't' })
  expect(await screen.findByText('Convite de Ana Prado. Quem o aceita cuida da moderação.')).toBeVisible()
  const [name, username, email] = ['Nome', 'Nome de usuário', 'E-mail'].map((label) => screen.getByLabelText(label))
  await waitFor(() => expect(name).toHaveFocus())
  expect(screen.getByText('Só a moderação o vê.')).toBeVisible()
  await user.type(required(name), 'Bruno Sá')
  await press('Aceitar convite')
  expect(username).toHaveFocus()
  expect(screen.queryByText('Escreva seu nome.')).toBeNull()
  expect(screen.getByText('Escreva um e-mail válido.')).toBeVisible()
  expect(screen.queryByText('Só a moderação o vê.')).toBeNull()
  await user.type(required(username), 'brunosa')
  await user.type(required(email), 'bruno@sa.adv.br')
  await press('Aceitar convite')
  expect(await screen.findByRole('alert')).toHaveTextContent('Este nome de usuário já é de outra pessoa.')
  host.all.acceptInvitation = { ok: true }
  await press('Aceitar convite')
  await waitFor(() => expect(lastToast(world)).toMatchObject({ title: 'Login realizado!' }))
  expect(host.asked).toContainEqual([
    'acceptInvitation',
    { token: 't', display_name: 'Bruno Sá', username: 'brunosa', email: 'bruno@sa.adv.br', authority: 'advogado' },
  ])
  expect(hostState.dialog).toEqual({ kind: 'access' })
})

test('a link signs in by a press; who asked to be erased may stay', async () => {
  answering({ openLink: { kind: 'signIn', username: 'brunosa' }, signInByLink: { ok: true, erases_at: DAY } })
  const world = await show({ kind: 'link', token: 't' })
  expect(await screen.findByText('Este link entra na conta de @brunosa neste aparelho.')).toBeVisible()
  await press('Entrar')
  expect(await screen.findByText(/Você pediu para apagar esta conta\..* serão apagados em 29 /)).toBeVisible()
  await press('Manter minha conta')
  await waitFor(() => expect(lastToast(world)).toMatchObject({ title: 'Sua conta continua' }))
  expect(hostState.dialog).toBeNull()
})

test('a link that nobody can use says so, and an address is confirmed by a press', async () => {
  const host = answering({ openLink: 'LINK_GONE' })
  const world = await show({ kind: 'confirmation', token: 'old' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais')
  host.all.openLink = { kind: 'confirmation', email: 'bruno@sa.adv.br' }
  hostState.open({ kind: 'confirmation', token: 'new' })
  expect(await screen.findByText(/^Confirme que bruno@sa.adv.br é o seu e-mail/)).toBeVisible()
  await press('Confirmar e-mail')
  await waitFor(() => expect(lastToast(world)).toMatchObject({ title: 'E-mail confirmado' }))
  expect(host.asked.at(-1)).toEqual(['confirmAddress', { token: 'new' }])
})

test('devices, keys and invitations end by a press; this device and the last key do not', async () => {
  const session = { created_at: DAY, seen_at: DAY }
  const other = { ...session, id: 'other', device: 'Safari, iPhone', isCurrent: false }
  const own = { ...session, id: 'own', device: 'Firefox, Linux', isCurrent: true }
  const host = answering({
    listInvitations: { invitations: [{ id: 'i', created_at: DAY, expires_at: DAY }] },
    listPasskeys: { passkeys: [{ id: 'p', created_at: DAY }] },
    listSessions: { sessions: [other, own] },
    invite: { token: 'secret', expires_at: DAY },
    removePasskey: 'LAST_WAY_IN',
  })
  const world = await show({ kind: 'access' }, 'anapaula')
  await press('Criar convite')
  expect(await screen.findByLabelText('Link do convite')).toHaveValue('http://localhost:3000/#convite=secret')
  await press(/^Cancelar o convite de 29/)
  await waitFor(() => expect(lastToast(world)).toMatchObject({ title: 'Convite cancelado' }))
  expect(screen.queryByLabelText('Link do convite')).toBeNull()
  expect(screen.getByText('Este aparelho')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Encerrar o acesso em Firefox, Linux' })).toBeNull()
  host.all.listSessions = { sessions: [own] }
  await press('Encerrar o acesso em Safari, iPhone')
  await waitFor(() => expect(lastToast(world)).toMatchObject({ title: 'Acesso encerrado' }))
  expect(screen.queryByText('Safari, iPhone')).toBeNull()
  await press(/^Remover a chave criada em 29/)
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('É a sua única chave')
  const sent = host.asked.filter(([name]) => /^(cancel|end|remove)/.test(name))
  expect(sent).toEqual([
    ['cancelInvitation', { id: 'i' }],
    ['endSession', { id: 'other' }],
    ['removePasskey', { id: 'p' }],
  ])
})

test('the login offers the ways of its host, and does not say who has an account', async () => {
  answering({ about: { signIn: ['link'], canInvite: true } })
  const { session } = await createTestWorld()
  await renderWithServices(<HostLogin session={session} byName="por nome" />)
  const ask = await screen.findByRole('button', { name: 'Receber link por e-mail' })
  expect(ask).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Entrar com chave de acesso' })).toBeNull()
  await user.type(screen.getByLabelText('E-mail'), 'bruno@sa.adv.br')
  await user.click(ask)
  expect(await screen.findByRole('status')).toHaveTextContent('Se houver uma conta com bruno@sa.adv.br')
  expect(screen.queryByText('por nome')).toBeNull()
})

test('who could not sign in again is asked before they leave', async () => {
  const host = answering({ listPasskeys: { passkeys: [] } })
  const about = { canInvite: true, mailsIssues: false, isLive: false }
  hostState.about = { ...about, signIn: ['passkey'] }
  await renderWithServices(<p>página</p>, { as: 'anapaula' })
  const isLeaving = confirmSignOut()
  const question = await screen.findByRole('alertdialog', { name: 'Sair sem chave de acesso?' })
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
  expect(await isLeaving).toBe(false)
  host.all.listPasskeys = { passkeys: [{ id: 'p', created_at: DAY }] }
  expect(await confirmSignOut()).toBe(true)
  host.all.listPasskeys = { passkeys: [] }
  hostState.about = { ...about, signIn: ['link'] }
  expect(await confirmSignOut()).toBe(true)
})
