import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Browser, failing, openBrowser } from '../test/browser'
import { serveCommunity } from '../test/community'
import type { Mailer } from './mailer'

const mails: { to: string; link: string }[] = []
const keep = async (to: string, link: string) => void mails.push({ to, link })
const mailer: Mailer = { sendSignInLink: keep, sendConfirmation: keep }

let community: Awaited<ReturnType<typeof serveCommunity>>
beforeAll(async () => {
  community = await serveCommunity({ mailer })
}, 180_000)
afterAll(() => community.stop())

const visitor = () => openBrowser(community.url)

/** Returns the secret of the last link that was mailed to an address, which was made for this purpose. */
const mailedTo = (address: string, kind: 'confirmar' | 'entrar') =>
  vi.waitFor(() => {
    const found = mails.findLast(({ to, link }) => to === address && link.includes(`#${kind}=`))
    if (!found) throw new Error('There is no such mail yet.')
    return found.link.split('=')[1] ?? ''
  })

test('invitations that nobody has used are listed, and one that is taken back lets nobody in', async () => {
  const { host } = await community.browserOf('renata')
  const { token } = await host.invite()
  const { invitations } = await host.listInvitations()
  expect(invitations).toEqual([
    { id: expect.any(String), created_at: expect.any(String), expires_at: expect.any(String) },
  ])
  const id = invitations[0]?.id ?? ''
  const { host: other } = await community.browserOf('anapaula')
  await other.cancelInvitation({ id })
  expect(await visitor().host.openLink({ token })).toMatchObject({ kind: 'invitation' })
  await host.cancelInvitation({ id })
  expect(await failing(visitor().host.openLink({ token }))).toBe('LINK_GONE')
  expect(await host.listInvitations()).toEqual({ invitations: [] })
})

describe('the address of whoever joined', () => {
  const isConfirmed = async ({ api }: Browser) => (await api.auth.getAccount()).email_verified
  const join = async (username: string) => {
    const { host } = await community.browserOf('renata')
    const { token } = await host.invite()
    const browser = visitor()
    const email = `${username}@example.com`
    await browser.host.acceptInvitation({ token, username, email, display_name: username, authority: 'estudante' })
    return { browser, email }
  }

  test('is confirmed by a link that is mailed to it, which signs nobody in', async () => {
    const { browser, email } = await join('helio')
    const token = await mailedTo(email, 'confirmar')
    expect(await isConfirmed(browser)).toBe(false)
    const phone = visitor()
    expect(await phone.host.openLink({ token })).toEqual({ kind: 'confirmation', email })
    expect(await failing(phone.host.signInByLink({ token }))).toBe('LINK_GONE')
    await phone.host.confirmAddress({ token })
    expect(await phone.api.auth.getCurrentUser()).toBeNull()
    expect(await isConfirmed(browser)).toBe(true)
    const sent = mails.length
    await browser.host.sendConfirmation()
    expect(mails.length).toBe(sent)
  })

  test('is confirmed by signing in through a mailed link, and may be asked for another one', async () => {
    const { browser, email } = await join('ivone')
    const first = await mailedTo(email, 'confirmar')
    await browser.host.sendConfirmation()
    expect(await mailedTo(email, 'confirmar')).not.toBe(first)
    await browser.host.requestLink({ email })
    await visitor().host.signInByLink({ token: await mailedTo(email, 'entrar') })
    expect(await isConfirmed(browser)).toBe(true)
  })
})
