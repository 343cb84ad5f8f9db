import { tagName } from '@ementa/contracts'
import { renderWithServices, type TestOptions } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import FollowedTagsPage from './followed-tags-page'

async function page(options: TestOptions = {}) {
  const view = await renderWithServices(<FollowedTagsPage />, { at: '/tags/following', as: 'anapaula', ...options })
  return { ...view, slugs: () => view.services.relations.ids('followedTags') }
}
const chips = () => screen.findByRole('group', { name: 'Tags que você segue' })
const chip = async (slug: string) =>
  within(await chips()).getByRole('button', { name: `Deixar de seguir ${tagName(slug)}` })
test('shows the followed tags as chips and the posts with any of them, newest first [SOC-009] [SOC-159]', async () => {
  const { services, slugs } = await page()
  expect(screen.getByRole('heading', { level: 1, name: 'Tags Seguidas' })).toBeInTheDocument()
  for (const slug of slugs()) expect(await chip(slug)).toBeInTheDocument()
  const cards = await screen.findAllByRole('article')
  const { posts } = await services.api.posts.listFeed({ limit: 100 })
  const followed = posts
    .filter(({ status, tags }) => status === 'published' && tags.some((tag) => slugs().includes(tag)))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  // The posts of several tags are listed.
  expect(followed.filter(({ tags }) => !tags.includes(slugs()[0] ?? ''))).not.toEqual([])
  expect(cards.map((card) => card.dataset.post)).toEqual(followed.slice(0, 10).map(({ id }) => id))
})

test('a chip leads to its topic; only the button beside it unfollows [SOC-159]', async () => {
  const { slugs } = await page()
  const [slug = ''] = slugs()
  const link = within(await chips()).getByRole('link', { name: tagName(slug) })
  expect(link).toHaveAttribute('href', `/search?tag=${slug}`)
  fireEvent.click(link)
  expect(slugs()).toContain(slug)
})

test('the button beside a chip unfollows its tag, and undo follows it again [SOC-158] [SOC-160] [SOC-161]', async () => {
  const { slugs, toasts } = await page()
  const [slug = ''] = slugs()
  fireEvent.click(await chip(slug))
  await waitFor(() => expect(toasts[0]?.title).toBe(`Você deixou de seguir #${slug}`))
  expect(screen.queryByRole('button', { name: `Deixar de seguir ${tagName(slug)}` })).toBeNull()
  expect(slugs()).not.toContain(slug)
  toasts[0]?.action?.onClick()
  await waitFor(() => expect(toasts[1]?.title).toBe(`Agora você segue #${slug}`))
  expect(await chip(slug)).toBeInTheDocument()
  expect(toasts.map(({ status }) => status)).toEqual(['success', 'success'])
})

test('a load that fails shows a destructive toast [SOC-162]', async () => {
  const { toasts } = await page({ simulation: { fail: ['tags.listFollowedTags'] } })
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao carregar tags seguidas', status: 'error' }]))
  expect(screen.getByRole('heading', { name: 'Erro ao carregar tags seguidas' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument()
})

test('an unfollow that fails shows its own destructive toast and keeps the chip [SOC-162]', async () => {
  const { toasts, slugs } = await page({ simulation: { fail: ['tags.unfollowTag'] } })
  const [slug = ''] = slugs()
  fireEvent.click(await chip(slug))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao deixar de seguir tag', status: 'error' }]))
  expect(await chip(slug)).toBeInTheDocument()
})

test('whoever follows no tag is led to the topics', async () => {
  const { slugs, services } = await page()
  for (const slug of slugs()) await services.relations.set('followedTags', slug, false)
  expect((await screen.findByRole('link', { name: 'Explorar Temas' })).getAttribute('href')).toBe('/topics')
})
