import { keysOf, type Post, type QuotedView } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { codeOf, signedIn, start } from '../test/start'
import { openAs, type Transport, transports } from '../test/transports'

const stateOf = ({ quoted }: Post): QuotedView['state'] | undefined => quoted?.view?.state

/** A post of Renata that João Pedro quotes. */
async function quoting(open: Transport['open']) {
  const world = await open()
  const { api, as } = world
  await as('renata')
  const quoted = await api.posts.create({ body: 'A multa segue o art. 413 do CC.' })
  await as('joaopedro')
  const note = await api.posts.create({ body: 'Discordo do alcance.', quoted: { kind: 'post', id: quoted.id } })
  const seen = async () => stateOf((await api.posts.get({ id: note.id })).post)
  return { ...world, quoted, note, seen }
}

describe.each(transports)('a quotation, $transport', ({ open }) => {
  test('has author, words, time and address of the quoted post with it, in every answer that has the post', async () => {
    const { api, as, quoted, note } = await quoting(open)
    const view = {
      state: 'shown',
      href: `/p/${quoted.id}/comments`,
      author: { id: 'user-renata', username: 'renata', display_name: expect.any(String) },
      issue: null,
      excerpt: 'A multa segue o art. 413 do CC.',
      at: quoted.created_at,
    }
    expect(note.quoted).toEqual({ kind: 'post', id: quoted.id, view })
    await api.bookmarks.bookmark({ postId: note.id })
    const lists = [
      (await api.posts.listFeed({})).posts,
      (await api.posts.listByUser({ userId: note.author_id })).posts,
      (await api.bookmarks.listBookmarks()).posts,
      (await api.search.posts({ query: 'discordo alcance' })).posts,
      (await api.posts.listQuotes({ kind: 'post', id: quoted.id })).posts,
    ]
    for (const posts of lists) expect(posts.find(({ id }) => id === note.id)?.quoted?.view).toEqual(view)
    expect((await api.posts.get({ id: quoted.id })).quotes).toBe(1)
    await as('anapaula')
    expect(await api.posts.getQuoted({ kind: 'post', id: quoted.id })).toMatchObject({ view })
  })

  test('shows one level only: the quotation in what is quoted stays out', async () => {
    const { api, note } = await quoting(open)
    const second = await api.posts.create({ body: 'E mais.', quoted: { kind: 'post', id: note.id } })
    expect(second.quoted?.view).toMatchObject({ excerpt: 'Discordo do alcance.' })
    expect(JSON.stringify(second)).not.toContain('A multa segue')
  })

  test('of an issue names subject and newsletter, and of a paid one says no more than everybody may read', async () => {
    const { api } = await openAs({ open }, 'joaopedro')
    const { newsletters } = await api.newsletters.listAll()
    const paid = newsletters.find(({ is_paid }) => is_paid)
    const { issues } = await api.newsletters.listIssues({ newsletterId: paid?.id ?? '', status: 'sent' })
    const [issue] = issues
    const note = await api.posts.create({ body: 'Vale a leitura.', quoted: { kind: 'issue', id: issue?.id ?? '' } })
    const view = note.quoted?.view
    if (view?.state !== 'shown') throw new Error('The issue is not shown')
    expect(view).toMatchObject({
      href: `/newsletters/${paid?.handle}/issues/${issue?.id}`,
      issue: { subject: issue?.subject, newsletter: paid?.title },
    })
    expect(view.excerpt.length).toBeGreaterThan(20)
    expect(view.excerpt.length).toBeLessThanOrEqual(281)
  })

  test('says that the quoted post was deleted, or removed by moderation, and not what it said', async () => {
    const { api, as, quoted, seen } = await quoting(open)
    await as('moderacao')
    await api.moderation.moderateContent({
      action_type: 'remove',
      moderator_id: 'user-moderacao',
      item_type: 'post',
      item_id: quoted.id,
      reason: 'Dados',
    })
    await as('anapaula')
    expect(await seen()).toBe('removed')
    expect(JSON.stringify(await api.posts.listFeed({}))).not.toContain('A multa segue')
    await as('renata')
    await api.posts.delete({ id: quoted.id })
    expect(await seen()).toBe('deleted')
  })

  test('is taken off by a block on either side, for everybody, and by a mute for the reader alone', async () => {
    const { api, as, seen } = await quoting(open)
    await as('anapaula')
    await api.users.muteUser({ id: 'user-renata' })
    expect(await seen()).toBe('muted')
    await api.users.blockUser({ id: 'user-renata' })
    expect(await seen()).toBe('blocked')
    await as('lexcorp')
    expect(await seen()).toBe('shown')
    await as('renata')
    await api.users.blockUser({ id: 'user-joaopedro' })
    await as('lexcorp')
    expect(await seen()).toBe('unavailable')
    await as('joaopedro')
    expect(await seen()).toBe('unavailable')
  })
})

describe.each(transports)('whoever quotes, $transport', ({ open }) => {
  test('may quote what they may see: no draft, no scheduled post, nothing deleted, nobody who blocked them', async () => {
    const { api, as, profile } = await openAs({ open }, 'renata')
    const shown = await api.posts.create({ body: 'Aberta' })
    const draft = await api.posts.saveDraft({ body: 'Rascunho' })
    const later = await api.posts.create({ body: 'Depois', scheduledAt: '2026-03-11T12:00:00.000Z' })
    await api.users.blockUser({ id: 'user-lexcorp' })
    await as('joaopedro')
    const quote = (id: string, kind: 'post' | 'issue' = 'post') =>
      codeOf(api.posts.create({ body: 'Nota', quoted: { kind, id } }))
    expect(await quote(shown.id)).toBe('done')
    for (const id of [draft.id, later.id, 'nada']) expect(await quote(id)).toBe('QUOTED_NOT_FOUND')
    expect(await quote('nada', 'issue')).toBe('QUOTED_NOT_FOUND')
    await as('lexcorp')
    expect(await quote(shown.id)).toBe('QUOTED_NOT_FOUND')
    expect(await api.posts.getQuoted({ kind: 'post', id: shown.id })).toMatchObject({ view: { state: 'unavailable' } })
    expect((await api.posts.listByUser({ userId: profile.id })).posts[0]?.id).toBe(shown.id)
  })

  test('can take the quotation off later, and a draft keeps it until it is published', async () => {
    const { api, quoted } = await quoting(open)
    const draft = await api.posts.saveDraft({ body: 'Nota', quoted: { kind: 'post', id: quoted.id } })
    expect((await api.posts.listDrafts()).posts[0]?.quoted?.view).toMatchObject({ state: 'shown' })
    const published = await api.posts.publishDraft({ id: draft.id })
    expect(stateOf(published)).toBe('shown')
    expect((await api.posts.update({ id: draft.id, body: 'Outra' })).quoted?.id).toBe(quoted.id)
    expect((await api.posts.update({ id: draft.id, quoted: null })).quoted).toBeUndefined()
  })

  test('is told of to the quoted author once, as a mention, and not to themselves', async () => {
    const { api, as, quoted, note } = await quoting(open)
    const notices = async () => (await api.notifications.list({})).notifications
    await api.posts.create({ body: 'A própria', quoted: { kind: 'post', id: note.id } })
    expect((await notices()).some(({ actor_id }) => actor_id === 'user-joaopedro')).toBe(false)
    const both = await api.posts.create({ body: 'Com @renata', quoted: { kind: 'post', id: quoted.id } })
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString()
    const waiting = await api.posts.create({ body: 'Depois', quoted: { kind: 'post', id: quoted.id }, scheduledAt })
    await api.posts.update({ id: waiting.id, scheduledAt: null })
    await as('renata')
    const ids = [note.id, both.id, waiting.id]
    const told = (await notices()).filter(({ post_id }) => post_id !== null && ids.includes(post_id))
    expect(told.map(({ type, text }) => [type, text?.replace(/[\u2066-\u2069]/g, '')])).toEqual([
      ['mention', 'João Pedro Siqueira citou a sua publicação.'],
      ['mention', 'João Pedro Siqueira citou a sua publicação.'],
      ['mention', 'João Pedro Siqueira citou a sua publicação.'],
    ])
  })
})

test('a quotation leaves nothing of the reader’s view in the store', async () => {
  const { api, storage } = await signedIn('renata')
  const { id } = await api.posts.create({ body: 'A multa segue o art. 413 do CC.' })
  const note = await api.posts.create({ body: 'Discordo do alcance.', quoted: { kind: 'post', id } })
  const next = await start({ storage })
  const { post } = await next.api.posts.get({ id: note.id })
  expect(stateOf(post)).toBe('shown')
  const stored = keysOf(storage, '').map((key) => storage.getItem(key) ?? '')
  expect(stored.some((record) => record.includes('Discordo do alcance'))).toBe(true)
  expect(stored.some((record) => record.includes('"view"'))).toBe(false)
})
