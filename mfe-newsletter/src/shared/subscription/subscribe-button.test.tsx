import type { Services } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, titles } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubscribeButton } from './subscribe-button'

const paid = { id: 'newsletter-jornada', is_paid: true, title: 'Jornada', owner_id: 'user-renata' }
const free = { id: 'newsletter-dados', is_paid: false, title: 'Dados em Pauta', owner_id: 'user-fernandakoga' }
const both = (
  <>
    <SubscribeButton newsletter={paid} />
    <SubscribeButton newsletter={free} />
  </>
)
const subscribe = (title: string) => screen.getByRole('button', { name: `Assinar: ${title}` })
const cancel = (title: string) => screen.getByRole('button', { name: `Cancelar assinatura: ${title}` })

/** A world of someone without subscriptions. */
async function fresh() {
  const world = await createTestWorld({ as: 'beatriz' })
  for (const id of world.services.relations.ids('subscribed'))
    await world.services.relations.set('subscribed', id, false)
  return world
}

test('subscribes and cancels with the exact toasts; a cancellation can be undone [NWS-021] [NWS-023] [NWS-024]', async () => {
  const world = await fresh()
  const { toasts, services } = world
  await renderWithServices(both, { world })
  fireEvent.click(subscribe('Jornada'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ title: 'Assinatura realizada com sucesso', status: 'success' })
  expect(toasts[0]?.description).toContain('nenhuma cobrança')
  expect(services.relations.has('subscribed', paid.id)).toBe(true)
  fireEvent.click(cancel('Jornada'))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts[1]).toMatchObject({ title: 'Assinatura cancelada com sucesso', status: 'success' })
  expect(services.relations.has('subscribed', paid.id)).toBe(false)
  toasts[1]?.action?.onClick()
  await waitFor(() => expect(services.relations.has('subscribed', paid.id)).toBe(true))
})

test('a failed change is reported and taken back [NWS-025]', async () => {
  const world = await fresh()
  world.simulate({ fail: ['newsletters.subscribe'] })
  await renderWithServices(both, { world })
  fireEvent.click(subscribe('Dados em Pauta'))
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Falha ao alterar assinatura', status: 'error' }]))
  expect(subscribe('Dados em Pauta')).toBeInTheDocument()
})

test('only the item that changes is busy [NWS-022]', async () => {
  const world = await fresh()
  const flights: (() => void)[] = []
  const relations: Services['relations'] = {
    ...world.services.relations,
    set: () => new Promise((resolve) => void flights.push(() => resolve('sent'))),
  }
  await renderWithServices(both, { world: { ...world, services: { ...world.services, relations } } })
  fireEvent.click(subscribe('Jornada'))
  const busy = () => screen.getAllByRole('button').filter((button) => button.textContent?.endsWith('ando…'))
  await waitFor(() => expect(busy()).toHaveLength(1))
  expect(busy()[0]?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(required(busy()[0]))
  expect(flights).toHaveLength(1)
  expect(subscribe('Dados em Pauta').getAttribute('aria-disabled')).toBeNull()
  for (const land of flights) land()
  await waitFor(() => expect(busy()).toHaveLength(0))
})

test('says beside a paid newsletter that nothing is charged [EXP-42]', async () => {
  await renderWithServices(<SubscribeButton newsletter={paid} />)
  expect(screen.getByText('Assinatura simulada — nenhuma cobrança')).toBeInTheDocument()
})

test('a visitor is asked to sign in', async () => {
  const { logins } = await renderWithServices(<SubscribeButton newsletter={free} />)
  fireEvent.click(subscribe('Dados em Pauta'))
  expect(logins()).toBe(1)
})

test('a visitor who signs in as its owner does not subscribe to the own newsletter', async () => {
  const world = await createTestWorld()
  const { session, relations } = world.services
  const resumed: (() => void)[] = []
  const services = {
    ...world.services,
    session: { ...session, require: (then: () => void) => void resumed.push(then) },
  }
  await renderWithServices(<SubscribeButton newsletter={paid} />, { world: { ...world, services } })
  fireEvent.click(subscribe('Jornada'))
  await session.signIn('renata')
  for (const then of resumed) then()
  await waitFor(() => expect(screen.getByText('Sua newsletter')).toBeInTheDocument())
  expect(relations.has('subscribed', paid.id)).toBe(false)
  expect(titles(world.toasts)).toEqual(['Login realizado!'])
})
