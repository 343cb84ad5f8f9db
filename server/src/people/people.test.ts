import http from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPglite } from '../database/pglite'
import { type Served, serve } from '../serve'
import { type Browser, failing, openBrowser as openBrowserOn } from '../test/browser'
import type { Mailer } from './mailer'

let served: Served
const mails: { to: string; link: string }[] = []
const mailer: Mailer = {
  async sendSignInLink(to, link) {
    mails.push({ to, link })
  },
  async sendConfirmation() {},
}

beforeAll(async () => {
  served = await serve({ database: await openPglite(), isDemo: false, port: 0, host: '127.0.0.1', mailer })
})
afterAll(() => served.stop())

const tokenIn = (link: string) => link.split('=')[1] ?? ''

const openBrowser = (options?: Parameters<typeof openBrowserOn>[1]) => openBrowserOn(served.url, options)

const ANA = {
  display_name: 'Ana Prado',
  username: 'anaprado',
  email: 'ana@prado.adv.br',
  authority: 'advogado',
} as const
const BRUNO = {
  display_name: 'Bruno Sá',
  username: 'brunosa',
  email: 'bruno@sa.adv.br',
  authority: 'estagiario',
} as const

/** The first person of the host, who moderates; made by the first test that asks. */
let first: Promise<Browser> | undefined
const ana = () => {
  first ??= (async () => {
    const browser = openBrowser()
    await browser.host.acceptInvitation({ token: tokenIn(served.firstInvitation ?? ''), ...ANA })
    return browser
  })()
  return first
}

test('the first invitation makes a moderator, who is signed in by a cookie that no script reads', async () => {
  const { api, last, cookie, host } = await ana()
  const current = await api.auth.getCurrentUser()
  expect(current).toMatchObject({ profile: { username: 'anaprado', display_name: 'Ana Prado' }, is_moderator: true })
  expect(cookie()).toMatch(/^__Host-ementa=/)
  await host.listSessions()
  expect(last().headers.get('ratelimit')).toMatch(/^limit=\d+, remaining=\d+, reset=\d+$/)
})

test('an invitation serves once, and tells before who invites', async () => {
  const { host } = await ana()
  const { token } = await host.invite()
  const guest = openBrowser()
  expect(await guest.host.openLink({ token })).toEqual({
    kind: 'invitation',
    invitedBy: 'Ana Prado',
    makesModerator: false,
  })
  const refused = [
    guest.host.acceptInvitation({ token, ...BRUNO, username: 'AnaPrado' }),
    guest.host.acceptInvitation({ token, ...BRUNO, email: 'ana@prado.adv.br' }),
    guest.host.acceptInvitation({ token, ...BRUNO, display_name: 'Equipe Ementa' }),
  ]
  expect(await Promise.all(refused.map(failing))).toEqual(['USERNAME_TAKEN', 'EMAIL_TAKEN', 'NAME_RESERVED'])
  // A refused invitation is not used up.
  await guest.host.acceptInvitation({ token, ...BRUNO })
  expect(await guest.api.auth.getCurrentUser()).toMatchObject({ profile: { username: 'brunosa' }, is_moderator: false })
  expect(await failing(openBrowser().host.openLink({ token }))).toBe('LINK_GONE')
})

test('nobody signs in by a name alone, a made-up cookie or one of a session that was ended', async () => {
  const { host, cookie } = await ana()
  const other = openBrowser()
  expect(await failing(other.api.auth.signIn({ username: 'anaprado' }))).toBe('UNAUTHORIZED')
  other.stealCookie(`__Host-ementa=${'A'.repeat(43)}`)
  expect(await other.api.auth.getCurrentUser()).toBeNull()

  await host.requestLink({ email: 'ana@prado.adv.br' })
  const { link } = await vi.waitFor(() => mails.at(-1) ?? Promise.reject(new Error('no mail yet')))
  const phone = openBrowser()
  await phone.host.signInByLink({ token: tokenIn(link) })
  expect(await failing(openBrowser().host.signInByLink({ token: tokenIn(link) }))).toBe('LINK_GONE')
  const { sessions } = await host.listSessions()
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toContainEqual(['Chrome, Android', false])
  const ended = sessions.find(({ isCurrent }) => !isCurrent)
  await host.endSession({ id: ended?.id ?? '' })
  expect(await phone.api.auth.getCurrentUser()).toBeNull()
  expect(cookie()).not.toBe('')
})

test('a link is sent to nobody whose address is unknown, and the answer does not tell', async () => {
  const { host } = openBrowser()
  expect(await host.requestLink({ email: 'ninguem@example.com' })).toEqual({ ok: true })
  expect(await host.requestLink({ email: 'ana@prado.adv.br' })).toEqual({ ok: true })
  await vi.waitFor(() => expect(mails.at(-1)?.to).toBe('ana@prado.adv.br'))
  expect(mails.map(({ to }) => to)).not.toContain('ninguem@example.com')
})

test('a request of another site is refused, whatever its cookie', async () => {
  const { cookie } = await ana()
  const evil = openBrowser({ origin: 'https://evil.example' })
  evil.stealCookie(cookie())
  expect(await failing(evil.api.profiles.follow({ id: 'user-other' }))).not.toBeNull()
  expect(evil.last().status).toBe(403)
})

test('a page that shows somebody else than who is signed in acts for nobody', async () => {
  const { cookie } = await ana()
  const tab = openBrowser({ shown: 'user-other' })
  tab.stealCookie(cookie())
  expect(await failing(tab.api.profiles.follow({ id: 'user-other' }))).toBe('SESSION_CHANGED')
  expect(await tab.api.auth.getCurrentUser()).toMatchObject({ profile: { username: 'anaprado' } })
})

test('no request ends the process, and none that is bad is answered with a failure of the server', async () => {
  const { port } = new URL(served.url)
  const statusOf = (target: string, headers: Record<string, string>, body = '') =>
    new Promise<number>((resolve, reject) => {
      const request = http.request({ port, path: target, method: 'POST', headers }, (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      })
      request.once('error', reject)
      request.end(body)
    })
  const own = { origin: served.url, 'content-type': 'application/json' }
  const about = '/api/host/about'
  const bad = [
    statusOf('//', {}),
    statusOf('//[', own),
    statusOf(about, { origin: 'null' }),
    statusOf('/api/posts/listFeed', own, '['.repeat(20_000)),
    statusOf('/api/host/openLink', own, '{"token":"a\\u0000"}'),
  ]
  for (const status of await Promise.all(bad)) expect([400, 403, 404]).toContain(status)
  expect(await statusOf(about, own)).toBe(200)
})

test('over http on a network nobody joins: the browser would not keep the session', async () => {
  const { host } = await ana()
  const { token } = await host.invite()
  const phone = openBrowser({ origin: 'http://192.168.0.5:3000' })
  expect(await failing(phone.host.acceptInvitation({ token, ...BRUNO }))).not.toBeNull()
  expect(await openBrowser().host.openLink({ token })).toMatchObject({ kind: 'invitation' })
})

test('signing out ends the session on the server', async () => {
  const { host } = await ana()
  const { token } = await host.invite()
  const guest = openBrowser()
  await guest.host.acceptInvitation({ token, ...BRUNO, username: 'carla', email: 'carla@example.com' })
  const stolen = guest.cookie()
  await guest.api.auth.signOut()
  const thief = openBrowser()
  thief.stealCookie(stolen)
  expect(await thief.api.auth.getCurrentUser()).toBeNull()
})

/** Lets one more person join, whom Ana has invited. */
async function joinAsLawyer(username: string) {
  const { host } = await ana()
  const { token } = await host.invite()
  const guest = openBrowser()
  await guest.host.acceptInvitation({
    ...BRUNO,
    ...{ token, username, email: `${username}@example.com`, authority: 'advogado' },
  })
  return guest
}

test('whoever is muted reads on, but neither writes nor invites, and their invitations let nobody in', async () => {
  const { api, host } = await joinAsLawyer('elisa')
  const { token } = await host.invite()
  const { api: moderator } = await ana()
  const id = (await api.auth.getCurrentUser())?.profile.id ?? ''
  await moderator.moderation.muteUser({ user_id: id, reason: 'Ofensas repetidas.' })
  expect((await api.posts.listFeed({})).posts).toEqual([])
  expect(await failing(api.posts.create({ body: 'Ainda aqui' }))).toBe('MAY_NOT_WRITE')
  expect(await failing(host.invite())).toBe('NO_INVITATION')
  expect(
    await failing(openBrowser().host.acceptInvitation({ token, ...BRUNO, username: 'fabio', email: 'f@example.com' })),
  ).toBe('LINK_GONE')
})
