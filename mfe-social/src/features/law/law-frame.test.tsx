import type { CitedLaw, Outputs } from '@ementa/contracts'
import { createTestWorld, renderWithServices, windowOf, withCalls } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FollowLawButton, LawList } from '../../shared/law/law-list'
import LawPage from './law-page'

const LGPD = {
  ...{ key: 'lgpd', path: '/leis/lgpd', kind: 'statute', url: 'https://a.com.br/lei', count: 2 },
  title: 'Lei do Clima (Lei 1/2026) (nova)',
} as const satisfies CitedLaw
const FOUND: Outputs['law']['get'] = {
  ...{ law: LGPD, act: null, articles: [], together: [] },
  counts: { posts: 2, comments: 1, issues: 3 },
}
const NONE: Outputs['law']['listCiting'] = { items: [], authors: [], nextCursor: null }

async function open(found: Partial<typeof FOUND> = {}) {
  const get = async () => ({ ...FOUND, ...found })
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'law', { get, listCiting: async () => NONE })
  return renderWithServices(<LawPage />, { world, at: '/leis/lgpd' })
}
async function title() {
  // The skeleton has a title too, but no back link.
  await screen.findByRole('link', { name: 'Lei em debate' })
  return screen.getByRole('heading', { level: 1 })
}
const follow = () => screen.getByRole('button', { name: /^Seguir / })
const official = () => screen.getByRole('link', { name: 'Texto oficial' })

test('following and the official text are words, and the official text opens beside this page and learns nothing of it', async () => {
  windowOf(1200)
  await open()
  expect((await title()).textContent).toBe(LGPD.title)
  expect((await title()).querySelector('.number')?.textContent).toBe('(Lei 1/2026) (nova)')
  expect(document.title).toMatch(/^Lei do Clima/)
  expect([follow().textContent, official().textContent]).toEqual(['Seguir', 'Texto oficial'])
  expect(official()).toHaveAttribute('data-variant', 'outline')
  expect(official()).toHaveAttribute('target', '_blank')
  expect(official()).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(official().querySelector('svg')).toHaveClass('outward')
  expect(screen.getByText('Legislação · 2 publicações · 1 comentário · 3 edições')).toBeInTheDocument()
})

test('an act is no article: of a law that belongs to an act, but is none of its articles, the act is not named', async () => {
  await open({ act: { ...LGPD, title: 'Outra lei', path: '/leis/outra' } })
  expect((await title()).textContent).toBe(LGPD.title)
  expect(screen.queryByRole('link', { name: 'Outra lei' })).toBeNull()
})

test('of nothing that cites there is no order; what failed is said and is no empty page', async () => {
  const view = await open()
  expect(await screen.findByRole('heading', { name: 'Ninguém escreveu sobre isto ainda' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Ordem e autoria' })).toBeNull()
  view.unmount()
  const { toasts } = await renderWithServices(<LawPage />, {
    at: '/leis/lgpd',
    simulation: { fail: ['law.listCiting'] },
  })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar as citações' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Ordem e autoria' })).toBeInTheDocument()
  await waitFor(() => expect(toasts.map((toast) => toast.title)).toEqual(['Erro ao carregar as citações']))
  expect(screen.queryByRole('heading', { name: 'Ninguém escreveu sobre isto ainda' })).toBeNull()
})

test('a page of law that cannot be read says so, and is not one that is unknown', async () => {
  await renderWithServices(<LawPage />, { at: '/leis/lgpd', simulation: { fail: ['law.get'] } })
  expect((await screen.findByRole('heading', { level: 1, name: 'Erro ao carregar a página' })).tagName).toBe('H1')
  expect(screen.queryByText(/^Não reconhecemos/)).toBeNull()
})

test('law in rows says how often it is cited, in words of its own or of the list, with what stands beside it', async () => {
  const laws = [LGPD, { ...LGPD, key: 'b', path: '/leis/lgpd/art-7', title: 'Art. 7º da Lei X', count: 1 }]
  await renderWithServices(
    <>
      <LawList laws={laws} />
      <LawList laws={[LGPD]} count={(count) => `${count} vezes`} action={({ key }) => <b>{key}</b>} />
    </>,
  )
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const name = 'Lei do Clima (Lei 1/2026) (nova)'
  expect(rows).toEqual([`${name}2 citações`, 'Art. 7º da LGPD1 citação', `${name}2 vezeslgpd`])
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.title])
  expect(links).toEqual([
    ['/leis/lgpd', LGPD.title],
    ['/leis/lgpd/art-7', 'Art. 7º da Lei X'],
    ['/leis/lgpd', LGPD.title],
  ])
})

test.each([
  ['Seguir', undefined, false, 'solid'],
  ['Seguindo', undefined, true, 'outline'],
  ['Seguir', 'sm', false, 'outline'],
] as const)(
  'the button “%s” of size %s stands out while it is the thing to do',
  async (label, size, isFollowed, look) => {
    const world = await createTestWorld({ as: 'anapaula' })
    if (isFollowed) await world.services.relations.set('followedLaw', LGPD.key, true)
    await renderWithServices(<FollowLawButton law={LGPD} size={size} />, { world })
    const button = screen.getByRole('button')
    expect(button).toHaveAccessibleName(`${label} Lei do Clima (Lei 1/2026) (nova)`)
    expect(button.textContent).toBe(label)
    expect(button).toHaveAttribute('aria-pressed', String(isFollowed))
    expect(button).toHaveAttribute('data-variant', look)
    expect(button.querySelector('svg')).toBeNull()
  },
)
