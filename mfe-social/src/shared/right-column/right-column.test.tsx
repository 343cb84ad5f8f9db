import type { Post } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, withCalls } from '@ementa/testing'
import { postOf } from '@ementa/testing/records'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import RightColumn from './right-column'

const beside = (path: string, as?: string) => renderWithServices(<RightColumn path={path} />, { at: path, as })
const region = (name: string) => screen.findByRole('region', { name })

test('beside a page are the own unfinished texts, scheduled ones first, the followed tags and the law in debate', async () => {
  await beside('/profile', 'renata')
  const [scheduled, draft] = within(await region('Para continuar')).getAllByRole('listitem')
  expect(scheduled?.textContent).toMatch(/Agendado para .* às \d\d:\d\d$/)
  expect(draft?.textContent).toMatch(/Rascunho, ./)
  expect(within(required(draft)).getByRole('link').getAttribute('href')).toMatch(/^\/compose\?edit=/)
  expect(within(await region('Tags que você segue')).getByRole('link', { name: 'Trabalho' })).toBeInTheDocument()
  expect(await region('Em debate na lei')).toBeInTheDocument()
})

const list = (count: number, change: Partial<Post>) =>
  Array.from({ length: count }, (_, index) => postOf({ id: `post-${index}`, ...change }))

test.each([
  [2, 1, 'Ver rascunhos', ['Agendado', 'Agendado', 'Rascunho']],
  [2, 2, 'Ver 4 textos', ['Agendado', 'Agendado', 'Rascunho']],
])('of %i scheduled posts and %i drafts three are shown: %s', async (scheduled, drafts, more, kinds) => {
  const world = await createTestWorld({ as: 'renata' })
  const listDrafts = async () => ({
    posts: list(drafts, { id: 'draft', body: '', status: 'draft' }).map((post, index) => ({
      ...post,
      id: `d${index}`,
    })),
    // One has gone out since it was read.
    scheduled: [
      postOf({ scheduled_at: '2026-05-13T12:00:00.000Z' }),
      ...list(scheduled, { scheduled_at: '2126-05-13T12:00:00.000Z' }),
    ],
  })
  await renderWithServices(<RightColumn path="/" />, { world: withCalls(world, 'posts', { listDrafts }), at: '/' })
  const own = within(await region('Para continuar'))
  const rows = own.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(rows.map((row) => /Agendado|Rascunho/.exec(row)?.[0])).toEqual(kinds)
  expect(rows.at(-1)).toMatch(/^Sem texto/)
  expect(own.getByRole('link', { name: more }).getAttribute('href')).toBe('/drafts')
})

test.each([
  ['/compose', ['Tags que você segue', 'Em debate na lei']],
  ['/tags/following', ['Para continuar', 'Em debate na lei']],
  ['/search', ['Para continuar', 'Em debate na lei']],
  ['/', ['Para continuar', 'Tags que você segue', 'Em debate na lei']],
])('beside %s is %j', async (path, titles) => {
  await beside(path, 'renata')
  for (const title of titles) await region(title)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
})

test('what cannot be read is left out', async () => {
  const fail = ['posts.listDrafts', 'tags.listPopular'] as const
  await renderWithServices(<RightColumn path="/" />, { at: '/', as: 'otavioreis', simulation: { fail: [...fail] } })
  await region('Em debate na lei')
  await waitFor(() => expect(document.querySelector('[data-awaited]')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Para continuar' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Temas populares' })).toBeNull()
})

test('what a page shows itself is not beside it', async () => {
  const { unmount } = await beside('/drafts', 'renata')
  await region('Em debate na lei')
  expect(screen.queryByRole('region', { name: 'Para continuar' })).toBeNull()
  unmount()
  await beside('/leis', 'renata')
  await region('Para continuar')
  expect(screen.queryByRole('region', { name: 'Em debate na lei' })).toBeNull()
})

test('a visitor finds the most used tags there', async () => {
  await beside('/newsletters')
  expect(within(await region('Temas populares')).getAllByRole('link').length).toBeGreaterThan(5)
  expect(screen.queryByRole('region', { name: 'Para continuar' })).toBeNull()
})
