import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubscribeButton } from './subscribe-button'

const JORNADA = 'newsletter-jornada'
const paid = { id: JORNADA, is_paid: true, title: 'Jornada', owner_id: 'user-renata' }
const free = { id: 'newsletter-dados', is_paid: false, title: 'Dados', owner_id: 'user-fernandakoga' }

async function worldOf(isSubscribed: boolean): Promise<TestWorld> {
  const world = await createTestWorld({ as: 'beatriz' })
  for (const { id } of [paid, free]) await world.services.relations.set('subscribed', id, isSubscribed)
  return world
}

test.each([
  [
    { ...paid, welcome: 'Olá!' },
    'Assinatura simulada — nenhuma cobrança. As boas-vindas estão na página da newsletter e nas suas notificações.',
  ],
  [{ ...free, welcome: 'Olá!' }, 'As boas-vindas estão na página da newsletter e nas suas notificações.'],
  [free, undefined],
])('who subscribes to %j is told: %s', async (newsletter, note) => {
  const world = await worldOf(false)
  await renderWithServices(<SubscribeButton newsletter={newsletter} />, { world })
  fireEvent.click(screen.getByRole('button', { name: `Assinar: ${newsletter.title}` }))
  await waitFor(() => expect(world.toasts).toHaveLength(1))
  expect(world.toasts[0]?.description).toBe(note)
})

test('its owner has a badge in place of the button', async () => {
  const world = await createTestWorld()
  await world.services.session.signIn('renata')
  const { user } = world.services.session.state
  await renderWithServices(<SubscribeButton newsletter={{ ...paid, owner_id: user?.id ?? '' }} />, { world })
  expect(screen.getByText('Sua newsletter')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Jornada$/ })).toBeNull()
})
