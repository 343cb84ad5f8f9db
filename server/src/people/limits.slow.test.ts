import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serve } from '../serve'
import { failing, openBrowser } from '../test/browser'
import { serveCommunity } from '../test/community'
import type { Mailer } from './mailer'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let now = new Date()
let community: Awaited<ReturnType<typeof serveCommunity>>
const mailed: string[] = []
const mailer = {
  sendSignInLink: async (to: string) => void mailed.push(to),
  sendConfirmation: async () => {},
} as unknown as Mailer

beforeAll(async () => {
  community = await serveCommunity({ clock: () => now, mailer, trustedProxies: 1 })
}, 180_000)
afterAll(() => community.stop())

/** Asks for a link as a visitor whose address the proxy saw; what stands before it the visitor may have invented. */
const askForLink = async (email: string, address: string) => {
  const headers = {
    origin: community.url,
    'content-type': 'application/json',
    'x-forwarded-for': `9.9.9.9, ${address}`,
  }
  const body = JSON.stringify({ email })
  return (await fetch(`${community.url}/api/host/requestLink`, { method: 'POST', headers, body })).status
}

test('behind a proxy each visitor is counted by the address that the proxy saw', async () => {
  const statuses = []
  for (let times = 0; times < 21; times += 1) statuses.push(await askForLink('ninguem@example.com', '1.1.1.1'))
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  expect(await askForLink('ninguem@example.com', '2.2.2.2')).toBe(200)
})

test('one mailbox gets three links in a quarter of an hour, whoever asks', async () => {
  const [account] = await community.database.query<{ email: string }>(
    "select doc->>'email' as email from accounts where key_profile = 'user-renata'",
  )
  const email = account?.email ?? ''
  for (let times = 0; times < 5; times += 1) expect(await askForLink(email, `3.3.3.${times}`)).toBe(200)
  await vi.waitFor(() => expect(mailed).toHaveLength(3))
  expect(mailed).toEqual([email, email, email])
})

test('whoever joined a few days ago writes less in a minute than others do', async () => {
  await community.database.query(
    "update accounts set doc = jsonb_set(doc, '{created_at}', to_jsonb($1::text)) where key_profile = 'user-beatriz'",
    [now.toISOString()],
  )
  const write = async (username: string) => {
    const { api } = await community.browserOf(username)
    const codes = []
    for (let times = 0; times < 31; times += 1) codes.push(await failing(api.tags.followTag({ slug: 'lgpd' })))
    return codes.filter((code) => code !== null)
  }
  expect(await write('beatriz')).toEqual(['TOO_MANY_CALLS'])
  expect(await write('anapaula')).toEqual([])
})

test('a session that is used keeps its cookie', async () => {
  const { host, last } = await community.browserOf('joaopedro')
  await host.listSessions()
  expect(last().headers.get('set-cookie')).toBeNull()
  now = new Date(now.getTime() + 11 * MINUTE)
  await host.listSessions()
  expect(last().headers.get('set-cookie')).toMatch(/^__Host-ementa=.+Max-Age=5184000/)
  now = new Date(now.getTime() + DAY)
})

test('passkeys are listed and removed, one’s own alone, and never the last way in', async () => {
  const { query } = community.database
  for (const [id, person] of [
    ['key-1', 'user-renata'],
    ['key-2', 'user-renata'],
    ['key-3', 'user-anapaula'],
  ]) {
    await query(
      "insert into people_passkeys (id, profile_id, public_key, counter, transports, created_at) values ($1, $2, '', 0, '[]', $3)",
      [id, person, now],
    )
  }
  const { host, cookie } = await community.browserOf('renata')
  expect((await host.listPasskeys()).passkeys.map(({ id }) => id)).toEqual(['key-1', 'key-2'])
  expect(await failing(host.removePasskey({ id: 'key-3' }))).toBe('PASSKEY_NOT_FOUND')
  await host.removePasskey({ id: 'key-1' })
  // The same people on a host that sends no mail.
  const silent = await serve({ database: community.database, isDemo: false, port: 0, host: '127.0.0.1' })
  const { host: there } = openBrowser(silent.url, { cookie: cookie(), shown: 'user-renata' })
  expect(await failing(there.removePasskey({ id: 'key-2' }))).toBe('LAST_WAY_IN')
  await host.removePasskey({ id: 'key-2' })
  expect((await host.listPasskeys()).passkeys).toEqual([])
})
