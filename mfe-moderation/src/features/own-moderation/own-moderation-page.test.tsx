import { createTestWorld, required } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../test/open'

test('everybody reads the state of the own account, its decisions and what became of the own reports', async () => {
  const world = await open('/transparencia', { as: 'viniciusamaral' })
  await world.api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: 'post-001' })
  world.unmount()
  await open('/denuncias', { world })
  expect(await screen.findByText(/^Situação:/)).toHaveTextContent('Situação: Silenciada, com 2 advertências.')
  const decisions = within(await screen.findByRole('list', { name: 'Decisões sobre você' })).getAllByRole('listitem')
  expect(decisions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Seu perfil foi silenciado\..*cabe recurso$/),
    expect.stringMatching(/^Você recebeu uma advertência\./),
    expect.stringMatching(/^Você recebeu uma advertência\./),
  ])
  expect(within(required(decisions[0])).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/recursos\/audit-user-/),
  )
  const reports = within(await screen.findByRole('list', { name: 'Minhas denúncias' })).getAllByRole('listitem')
  expect(reports[0]).toHaveTextContent(/^Em análise\./)
  expect(within(required(reports[0])).getByRole('link')).toHaveAttribute('href', '/p/post-001/comments')
})

test('a report that was answered says with what, and leads to nothing that is gone', async () => {
  const world = await open('/transparencia', { as: 'joaopedro' })
  const { api, services } = world
  await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: 'post-001' })
  await services.session.signIn('moderacao')
  const about = { item_type: 'post', item_id: 'post-001', moderator_id: 'user-moderacao', reason: 'Spam' } as const
  await api.moderation.moderateContent({ ...about, action_type: 'remove' })
  await services.session.signIn('joaopedro')
  world.unmount()
  await open('/denuncias', { world })
  const [report] = within(await screen.findByRole('list', { name: 'Minhas denúncias' })).getAllByRole('listitem')
  expect(report).toHaveTextContent(/^Analisada: o conteúdo foi removido\.Publicação · .*decidida agora$/)
  expect(within(required(report)).queryByRole('link')).toBeNull()
})

const DESCRIPTION = 'A situação da sua conta e o que você denunciou.'

test('while it is not known who is here the page has its title, and neither lists nor the offer to sign in', async () => {
  const world = await createTestWorld({ as: 'joaopedro' })
  const { state } = world.services.session
  state.status = 'loading'
  state.user = null
  await open('/denuncias', { world })
  expect(await screen.findByRole('heading', { level: 1, name: 'Denúncias e decisões' })).toBeInTheDocument()
  expect(screen.getByText(DESCRIPTION)).toBeInTheDocument()
  expect(screen.getByText('Carregando…')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull()
  expect(screen.queryByRole('region', { name: /^(Sua conta|Minhas denúncias)$/ })).toBeNull()
})

test('a visitor is asked to sign in', async () => {
  await open('/denuncias', { as: null })
  expect(await screen.findByText(/^Entre para ver a situação da sua conta/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Denúncias e decisões' })).toBeInTheDocument()
  expect(screen.queryByText(DESCRIPTION)).toBeNull()
  expect(screen.queryByRole('region', { name: /^(Sua conta|Minhas denúncias)$/ })).toBeNull()
})
