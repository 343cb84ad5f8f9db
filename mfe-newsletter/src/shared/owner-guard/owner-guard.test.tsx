import { createTestWorld, findAddress, renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnerHead } from './owner-head'
import { DENIED_REASON, decideAccess, type OwnerPage, useOwnedNewsletter } from './use-owned-newsletter'

function Page({ page = 'edit' }: { page?: OwnerPage }) {
  const owned = useOwnedNewsletter(page)
  return <OwnerHead title="Página" owned={owned} actions={owned && <button type="button">Agir</button>} />
}

async function open(as: string | undefined, handle = 'clausula-a-clausula', page?: OwnerPage) {
  const world = await createTestWorld(as === undefined ? {} : { as })
  const at = `/newsletters/${handle}/edit`
  const view = await renderWithServices(page ? <Page page={page} /> : <Page />, {
    world,
    at,
    pattern: '/newsletters/:handle/edit',
  })
  return { ...view, world }
}

test('its owner gets the newsletter, with its name over the title and the way back to it', async () => {
  const { toasts } = await open('anapaula')
  expect(screen.getByRole('link', { name: 'Voltar para a newsletter' })).toHaveAttribute(
    'href',
    '/newsletters/clausula-a-clausula',
  )
  expect(screen.queryByRole('button', { name: 'Agir' })).toBeNull()
  expect(await screen.findByRole('link', { name: 'Voltar para Cláusula a Cláusula' })).toHaveAttribute(
    'href',
    '/newsletters/clausula-a-clausula',
  )
  expect(screen.getByText('Cláusula a Cláusula')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Agir' })).toBeInTheDocument()
  expect(toasts).toEqual([])
})

test.each<[OwnerPage, string | undefined]>([
  ['edit', 'renata'],
  ['new', undefined],
  ['schedule', 'renata'],
  ['abtest', 'renata'],
  ['settings', undefined],
])('of the page %s others are told why, and led to the newsletter', async (page, as) => {
  const { toasts } = await open(as, 'clausula-a-clausula', page)
  expect(await findAddress()).toBe('/newsletters/clausula-a-clausula')
  expect(toasts).toMatchObject([{ title: 'Acesso negado', description: DENIED_REASON[page], status: 'error' }])
})

const newsletter = { owner_id: 'renata' }

const signedIn = { status: 'signed-in', error: undefined, newsletter } as const

test('lets the user whose id is the owner_id in, and nobody else [NWS-009] [NWS-010]', () => {
  expect(decideAccess({ ...signedIn, viewer: { id: 'renata' } })).toBe('granted')
  expect(decideAccess({ ...signedIn, viewer: { id: 'ana' } })).toBe('denied')
  expect(decideAccess({ status: 'signed-out', viewer: null, newsletter, error: undefined })).toBe('denied')
})

test('waits for the session and for the newsletter before it refuses', () => {
  expect(decideAccess({ status: 'loading', viewer: null, newsletter, error: undefined })).toBe('waiting')
  expect(decideAccess({ ...signedIn, newsletter: undefined, viewer: { id: 'renata' } })).toBe('waiting')
})

test('tells an unknown newsletter from one that failed to load [NWS-008]', () => {
  const missing = { ...signedIn, viewer: null, newsletter: undefined }
  expect(decideAccess({ ...missing, error: { code: 'NEWSLETTER_NOT_FOUND' } })).toBe('unknown-newsletter')
  expect(decideAccess({ ...missing, error: { code: 'MOCK_NETWORK_ERROR' } })).toBe('failed')
})

test('keeps a newsletter that was read before when a later read fails', () => {
  expect(decideAccess({ ...signedIn, viewer: { id: 'renata' }, error: { code: 'MOCK_NETWORK_ERROR' } })).toBe('granted')
})
