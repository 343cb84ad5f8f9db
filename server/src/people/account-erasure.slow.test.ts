import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createServerBackend } from '../backend'
import { imageRows } from '../images/files'
import { failing, openBrowser } from '../test/browser'
import { serveCommunity } from '../test/community'
import { eraseDueAccounts } from './account-erasure'
import { makeLink } from './links'

const DAY = 24 * 60 * 60 * 1000
/** Each test fills a database of its own. */
const LONG = 180_000

let now = new Date()
let community: Awaited<ReturnType<typeof serveCommunity>>
beforeEach(async () => {
  now = new Date()
  community = await serveCommunity({ clock: () => now })
}, LONG)
afterEach(() => community.stop())

/** Renata writes a post and a comment, which Ana answers; then she asks to be erased. */
async function leaveAsRenata() {
  const renata = await community.browserOf('renata')
  const ana = await community.browserOf('anapaula')
  const post = await renata.api.posts.create({ body: 'De Renata' })
  const others = await ana.api.posts.create({ body: 'De Ana' })
  const comment = await renata.api.comments.create({ postId: others.id, body: 'Concordo' })
  const alone = await renata.api.comments.create({ postId: others.id, body: 'Mais uma coisa' })
  const answer = await ana.api.comments.create({ postId: others.id, parentId: comment.id, body: 'Obrigada' })
  await renata.host.eraseAccount()
  const thread = async () =>
    (await ana.api.comments.list({ postId: others.id })).comments.map(({ body }) => body).sort()
  return { renata, ana, post, others, alone, answer, thread }
}

/** Signs in by a link, as from a mail. */
async function signInAgain() {
  const { token } = await makeLink(community.database.query, { kind: 'signIn', profileId: 'user-renata' }, now)
  const browser = openBrowser(community.url)
  return { browser, ...(await browser.host.signInByLink({ token })) }
}

const rowsAbout = async (person: string) => {
  const tables = await community.database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await community.database.query<{ count: number }>(
      `select count(*)::int as count from ${name} t where t::text like $1`,
      [`%${person}%`],
    )
    if (row && row.count > 0) found[name] = row.count
  }
  return found
}

describe('a person who asked to be erased', { timeout: LONG }, () => {
  test('is signed out everywhere and seen by nobody, while what others wrote stays', async () => {
    const { renata, ana, post, others, thread } = await leaveAsRenata()
    expect(await renata.api.auth.getCurrentUser()).toBeNull()
    expect(await failing(ana.api.profiles.getByUsername({ username: 'renata' }))).toBe('PROFILE_NOT_FOUND')
    expect(await failing(ana.api.posts.get({ id: post.id }))).toBe('POST_NOT_FOUND')
    expect(await failing(ana.api.newsletters.get({ handle: 'jornada' }))).toBe('NEWSLETTER_NOT_FOUND')
    expect(await thread()).toEqual(['Obrigada', '[apagado]'])
    expect((await ana.api.posts.get({ id: others.id })).post.comment_count).toBe(2)
  })

  test('may take it back within 30 days, and everything is there again', async () => {
    const { ana, post, thread } = await leaveAsRenata()
    now = new Date(now.getTime() + 29 * DAY)
    const { browser, erases_at } = await signInAgain()
    expect(Date.parse(erases_at ?? '')).toBeGreaterThan(now.getTime())
    // Signed in, and nobody yet.
    expect(await browser.api.auth.getCurrentUser()).toBeNull()
    expect(await failing(browser.api.posts.create({ body: 'Já?' }))).toBe('UNAUTHORIZED')
    await browser.host.keepAccount()
    const back = openBrowser(community.url, { cookie: browser.cookie(), shown: 'user-renata' })
    expect(await back.api.auth.getCurrentUser()).toMatchObject({ profile: { username: 'renata' } })
    expect((await ana.api.posts.get({ id: post.id })).post.body).toBe('De Renata')
    expect((await ana.api.newsletters.get({ handle: 'jornada' })).newsletter.owner_id).toBe('user-renata')
    expect(await thread()).toEqual(['Concordo', 'Mais uma coisa', 'Obrigada'])
    expect((await signInAgain()).erases_at).toBeNull()
  })

  test('is deleted after 30 days: only the record of moderation and what others wrote is left', async () => {
    const { ana, answer } = await leaveAsRenata()
    const { query } = community.database
    await query(
      `insert into mail_jobs (id, issue_id, newsletter_id, address, person_id, state, run_at)
       select 'secret', 'issue-1', 'newsletter-1', lower(doc->>'email'), 'user-renata', 'sent', $1::timestamptz
       from accounts where key_profile = 'user-renata'`,
      [now],
    )
    const backend = createServerBackend(community.database)
    const images = imageRows(query)
    await eraseDueAccounts(backend, query, images, new Date(now.getTime() + 29 * DAY))
    expect(await rowsAbout('renata@')).toMatchObject({ accounts: 1, mail_jobs: 1 })
    await eraseDueAccounts(backend, query, images, new Date(now.getTime() + 31 * DAY))
    expect(await rowsAbout('renata@')).toEqual({})
    const left = Object.keys({ ...(await rowsAbout('user-renata')), ...(await rowsAbout('newsletter-jornada')) })
    const record = ['audit_entries', 'moderation_actions', 'moderation_notes', 'queue_items', 'reports']
    // Others follow, mute or cite somebody who is gone.
    const ofOthers = ['memberships', 'notifications', 'personal']
    expect(left.filter((name) => !record.includes(name) && !ofOthers.includes(name))).toEqual([])
    expect((await ana.api.comments.listOwn({})).comments.map(({ id }) => id)).toContain(answer.id)
  })

  test('stays, where nobody else moderates', async () => {
    const { host } = await community.browserOf('moderacao')
    await community.database.query(
      "update moderation_statuses set deleted_at = now() where id <> 'user-moderacao' and key_moderator = 'all'",
    )
    expect(await failing(host.eraseAccount())).toBe('LAST_MODERATOR')
  })
})
