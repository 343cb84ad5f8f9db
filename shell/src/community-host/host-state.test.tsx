import { SESSION_KEYS } from '@ementa/contracts'
import { DEMONSTRATION } from '@ementa/contracts/host'
import { useSnapshot } from '@ementa/ui/data'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { hostState, openErasureNotice, openLinkInAddress } from './host-state'

beforeEach(() => hostState.close())

test.each([
  ['#confirmar=abc-1', { kind: 'confirmation', token: 'abc-1' }],
  ['#convite=abc-1', { kind: 'link', token: 'abc-1' }],
  ['#entrar=abc-1', { kind: 'link', token: 'abc-1' }],
  ['#comentarios', null],
])('the link %s opens its dialog, and its secret leaves the address', (hash, dialog) => {
  history.replaceState(null, '', `/p/1?a=b${hash}`)
  openLinkInAddress()
  expect(hostState.dialog).toEqual(dialog)
  expect(location.href).toBe(`http://localhost:3000/p/1?a=b${dialog ? '' : hash}`)
})

test('an erased account is told of once, when the page is opened anew', () => {
  openErasureNotice()
  expect(hostState.dialog).toBeNull()
  sessionStorage.setItem(SESSION_KEYS.erased, '2026-12-29T12:00:00.000Z')
  openErasureNotice()
  expect(hostState.dialog).toEqual({ kind: 'erased', erasesAt: '2026-12-29T12:00:00.000Z' })
  hostState.close()
  openErasureNotice()
  expect(hostState.dialog).toBeNull()
})

test('pages take a server for one of real people until it says that it is a demonstration', async () => {
  const { result } = renderHook(() => {
    const { isCommunity, mailsIssues } = useSnapshot(hostState)
    return { isCommunity, mailsIssues }
  })
  const change = (state: Partial<Pick<typeof hostState, 'server' | 'about'>>) =>
    act(async () => void Object.assign(hostState, state))
  expect(result.current).toEqual({ isCommunity: false, mailsIssues: false })
  await change({ server: { url: 'https://host.example/api', fetch: async () => new Response() } })
  expect(result.current).toEqual({ isCommunity: true, mailsIssues: false })
  await change({ about: { signIn: ['passkey'], canInvite: true, mailsIssues: true, isLive: true } })
  expect(result.current).toEqual({ isCommunity: true, mailsIssues: true })
  await change({ about: DEMONSTRATION })
  expect(result.current).toEqual({ isCommunity: false, mailsIssues: false })
  await change({ server: null, about: null })
})
