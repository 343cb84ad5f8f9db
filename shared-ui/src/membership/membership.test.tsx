import { createTestWorld, renderWithServices, userEvent } from '@ementa/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRelations } from '../services/relations'
import { askToBlock, changeMembership, MEMBERSHIP_WORDS, setMembership, toggleMembership, unblock } from './membership'

describe('a membership', () => {
  const words = MEMBERSHIP_WORDS.muted({ id: 'user-renata', username: 'renata' })
  const world = () => createTestWorld({ as: 'anapaula' })

  test('is changed and said, with its undo', async () => {
    const { services, toasts } = await world()
    await changeMembership(services, 'muted', 'user-renata', true, words)
    expect(toasts).toMatchObject([
      { title: '@renata foi silenciado', status: 'success', action: { label: 'Desfazer' } },
    ])
    toasts[0]?.action?.onClick()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi reativado'))
    expect(services.relations.has('muted', 'user-renata')).toBe(false)
    expect(toasts.at(-1)?.action).toBeUndefined()
  })

  test('that waits in the queue is not said to be done: the shell says that it waits [SHL-062]', async () => {
    const { services: made, toasts } = await world()
    const relations = createRelations({
      api: made.api,
      send: async (relation, on, id) => {
        relations.wait([{ relation, id, on }])
        return { queued: true }
      },
    })
    const services = { ...made, relations }
    await changeMembership(services, 'muted', 'user-renata', true, words)
    expect(toasts).toEqual([])
    expect(services.relations.has('muted', 'user-renata')).toBe(true)
  })

  test.each([
    ['the generic error', {}, 'Erro'],
    ['its own words', { failed: 'Erro ao curtir' }, 'Erro ao curtir'],
  ])('that fails is rolled back and said with %s', async (_, own, title) => {
    const { services, toasts, simulate } = await world()
    simulate({ fail: ['posts.like'] })
    await changeMembership(services, 'liked', 'post-001', true, own)
    expect(toasts).toMatchObject([{ title, status: 'error' }])
    expect(services.relations.has('liked', 'post-001')).toBe(false)
  })

  test('pressed twice in one flight is said once, for what holds in the end', async () => {
    const { services, toasts } = await world()
    const { bookmarked } = MEMBERSHIP_WORDS
    await services.relations.set('bookmarked', 'post-001', false)
    for (let press = 0; press < 3; press++) toggleMembership(services, 'bookmarked', 'post-001', bookmarked)
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts).toMatchObject([{ title: 'Post salvo nos favoritos!', kind: 'post' }])
  })

  test('of a visitor waits for the sign-in, and is then what was wanted at the tap', async () => {
    const visitor = await createTestWorld()
    setMembership(visitor.services, 'followedTags', 'lgpd', true, MEMBERSHIP_WORDS.followedTags('lgpd'))
    expect([visitor.logins(), visitor.toasts]).toEqual([1, []])
    await visitor.services.session.signIn('anapaula')
    await waitFor(() => expect(visitor.services.relations.has('followedTags', 'lgpd')).toBe(true))
  })
})

describe('what is said of a person', () => {
  const renata = { id: 'user-renata', username: 'renata' }

  test('a block says first what is lost, and is done only by who is sure', async () => {
    const { services, toasts } = await renderWithServices(<p />, { as: 'anapaula' })
    askToBlock(services, renata)
    const first = await screen.findByRole('alertdialog', { name: 'Bloquear @renata?' })
    expect(first).toHaveTextContent('Vocês deixam de seguir um ao outro')
    await userEvent.click(within(first).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(services.relations.has('blocked', renata.id)).toBe(false)

    askToBlock(services, renata)
    const second = await screen.findByRole('alertdialog', { name: 'Bloquear @renata?' })
    const sure = within(second).getByRole('button', { name: 'Bloquear' })
    // A press before the question could be read does not count as an answer.
    await waitFor(() => expect(sure).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(sure)
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi bloqueado'))
    unblock(services, renata)
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('@renata foi desbloqueado'))
    expect(services.relations.has('blocked', renata.id)).toBe(false)
  })
})
