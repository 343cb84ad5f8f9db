import type { Post, Profile } from '@ementa/contracts'
import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewPostsPill, useFeed } from './feed-list'
import { WhoToFollow } from './who-to-follow'

test.each([
  [0, null],
  [1, '1 nova publicação'],
  [9, '9 novas publicações'],
  // A full page means that there may be more.
  [10, '10+ novas publicações'],
])('%i new posts are offered as: %s', (count, words) => {
  const onShow = vi.fn()
  render(<NewPostsPill count={count} onShow={onShow} />)
  expect(screen.getByRole('status')).toBeInTheDocument()
  const button = screen.queryByRole('button')
  expect(button?.textContent ?? null).toBe(words)
  if (button) fireEvent.click(button)
  expect(onShow).toHaveBeenCalledTimes(count > 0 ? 1 : 0)
})

test('people worth following come five at a time, without oneself and whom one follows, muted or blocked', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { relations, session } = world.services
  const known = { following: 'p1', muted: 'p2', blocked: 'p3' } as const
  for (const [relation, id] of Object.entries(known)) relations.state[relation as keyof typeof known][id] = true
  const { user } = session.state
  const person = (number: number): Profile =>
    ({ ...user, id: `p${number}`, username: `p${number}`, display_name: `Pessoa ${number}` }) as Profile
  const profiles = [user, ...Array.from({ length: 10 }, (_, index) => person(index + 1))]
  const own = withCalls(world, 'profiles', { listRecommended: async () => ({ profiles }) })
  await renderWithServices(<WhoToFollow />, { world: own })
  const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toEqual([4, 5, 6, 7, 8].map((number) => `Pessoa ${number}`)))
  expect(screen.getByRole('region', { name: 'Quem seguir' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pessoa 4' }).getAttribute('href')).toBe('/u/p4')
  fireEvent.click(screen.getByRole('button', { name: 'Seguir Pessoa 4' }))
  const followed = await screen.findByRole('button', { name: 'Seguindo Pessoa 4' })
  expect(followed, 'the row stays').toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(screen.getByRole('button', { name: 'Ver mais pessoas' }))
  expect(shown()).toHaveLength(7)
  expect(screen.queryByRole('button', { name: 'Ver mais pessoas' })).toBeNull()
})

function Reasons({ tab, posts }: { tab: 'forYou' | 'following'; posts: Pick<Post, 'author_id' | 'tags'>[] }) {
  const { reasonOf } = useFeed(tab, null)
  return <output>{posts.map((post) => reasonOf(post as Post) ?? '–').join(', ')}</output>
}

test.each([
  ['following', false, '–, –, Você segue LGPD, –'],
  ['following', true, '–, –, Você segue LGPD, Cita lei que você segue'],
  ['forYou', true, '–, –, –, –'],
] as const)('in the tab %s, law followed: %s, strangers are there because: %s', async (tab, followsLaw, reasons) => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { state } = world.services.relations
  state.following = { friend: true }
  state.followedTags = { lgpd: true }
  state.followedLaw = followsLaw ? { key: true } : {}
  const posts = [
    { author_id: 'user-anapaula', tags: ['lgpd'] },
    { author_id: 'friend', tags: ['lgpd'] },
    { author_id: 'stranger', tags: ['oab', 'lgpd'] },
    { author_id: 'stranger', tags: ['oab'] },
  ]
  await renderWithServices(<Reasons tab={tab} posts={posts} />, { world })
  expect(screen.getByRole('status').textContent).toBe(reasons)
})
