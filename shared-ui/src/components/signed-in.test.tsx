import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { proxy } from '../data'
import { SignedIn } from './signed-in'

describe('the gate of a personal page', () => {
  const gate = (
    <SignedIn loading={<p>carregando</p>} visitor={<p>entre</p>}>
      {(user) => <input aria-label={user.username} />}
    </SignedIn>
  )

  test('shows a visitor the way in and a signed-in person the page', async () => {
    const { services } = await renderWithServices(gate)
    expect(screen.getByText('entre')).toBeInTheDocument()
    await act(() => services.session.signIn('anapaula'))
    expect(screen.getByRole('textbox', { name: 'anapaula' })).toBeInTheDocument()
  })

  test('refuses nobody before it is known who is there', async () => {
    const world = await createTestWorld()
    const session = { ...world.services.session, state: proxy({ ...world.services.session.state }) }
    session.state.status = 'loading'
    await renderWithServices(gate, { world: { ...world, services: { ...world.services, session } } })
    expect(screen.getByText('carregando')).toBeInTheDocument()
  })

  test('starts again for another person', async () => {
    const { services } = await renderWithServices(gate, { as: 'anapaula' })
    await userEvent.type(screen.getByRole('textbox'), 'meu texto')
    await act(() => services.session.signIn('renata'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })
})
