import { expect, test } from 'vitest'
import { decideAccess } from './use-owned-newsletter'

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
