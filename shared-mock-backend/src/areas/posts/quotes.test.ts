import { expect, test } from 'vitest'
import { signedIn, start } from '../../test/start'

/** A post of renata's that joaopedro quotes. */
async function quoting() {
  const world = await signedIn('renata')
  const { api } = world
  const as = (username: string) => api.auth.signIn({ username })
  const quoted = await api.posts.create({ body: 'A multa segue o art. 413 do CC.' })
  await as('joaopedro')
  const ref = { kind: 'post', id: quoted.id } as const
  const note = await api.posts.create({ body: 'Discordo do alcance.', quoted: ref })
  const viewOf = async () => (await api.posts.get({ id: note.id })).post.quoted?.view
  return { ...world, api, as, quoted, ref, note, viewOf }
}

test('that moderation shadow-banned a post is said to nobody', async () => {
  const { api, as, ref, quoted, viewOf } = await quoting()
  const about = { item_type: 'post', item_id: quoted.id, moderator_id: 'user-moderacao' } as const
  await api.moderation.moderateContent({ ...about, action_type: 'shadow_ban' })
  expect(await viewOf()).toEqual({ state: 'unavailable', href: null })
  await as('renata')
  expect(await viewOf()).toMatchObject({ state: 'shown' })
  expect(await api.posts.getQuoted(ref)).toMatchObject({ count: 1 })
})

test('of an issue its owner reads that it was quoted, of a post its author; both are there at the next start', async () => {
  const { api, as, quoted, storage } = await quoting()
  const { newsletters } = await api.newsletters.listAll()
  const owned = newsletters.find(({ owner_id }) => owner_id === 'user-renata')
  const { issues } = await api.newsletters.listIssues({ newsletterId: owned?.id ?? '', status: 'sent' })
  const note = await api.posts.create({ body: 'Vale.', quoted: { kind: 'issue', id: issues[0]?.id ?? '' } })
  const next = await start({ storage })
  expect((await next.api.posts.get({ id: note.id })).post.quoted?.view).toMatchObject({ state: 'shown' })
  await as('renata')
  const { notifications } = await api.notifications.list({})
  const textOf = (postId: string) => notifications.find(({ post_id }) => post_id === postId)?.text
  expect(textOf(note.id)).toMatch(/ citou a sua edição\.$/)
  const [{ id: earlier } = { id: '' }] = (await api.posts.listQuotes({ kind: 'post', id: quoted.id })).posts
  expect(textOf(earlier)).toMatch(/ citou a sua publicação\.$/)
})

test('of an issue that is not out there is nothing to see, of one without a summary its first words', async () => {
  const { api, as, at } = await quoting()
  await as('renata')
  const { id: newsletterId } = await api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const written = {
    newsletterId,
    title: 'Título',
    subject: 'Assunto',
    html: `<p>As primeiras palavras. ${'Texto. '.repeat(60)}</p>`,
  }
  const { id } = await api.newsletters.createIssue(written)
  const summed = await api.newsletters.createIssue({ ...written, subject: 'Outro', preheader: 'O resumo.' })
  const viewOf = async (issueId: string) => (await api.posts.getQuoted({ kind: 'issue', id: issueId })).view
  await as('joaopedro')
  expect(await viewOf(id)).toEqual({ state: 'unavailable', href: null })
  await as('renata')
  for (const issueId of [id, summed.id]) await api.newsletters.sendIssueNow({ issueId })
  await as('joaopedro')
  expect(await viewOf(id)).toEqual({ state: 'unavailable', href: null })
  at('2026-03-10T13:00:00.000Z')
  expect(await viewOf(id)).toMatchObject({
    ...{
      state: 'shown',
      href: `/newsletters/nova/issues/${id}`,
      excerpt: expect.stringMatching(/^As primeiras palavras\. Texto\..*…$/),
    },
    ...{ issue: { subject: 'Assunto', newsletter: 'Nova' }, author: { username: 'renata' } },
  })
  expect(await viewOf(summed.id)).toMatchObject({ excerpt: 'O resumo.', issue: { subject: 'Outro' } })
})

test('quotations are counted and listed newest first, those that the reader finds in lists', async () => {
  const { api, as, at, ref, quoted, note } = await quoting()
  at('2026-03-10T12:01:00.000Z')
  await as('lexcorp')
  const second = await api.posts.create({ body: 'Também.', quoted: ref })
  await api.posts.saveDraft({ body: 'Rascunho', quoted: ref })
  const listed = async () => {
    const { posts } = await api.posts.listQuotes(ref)
    const { quotes } = await api.posts.get({ id: quoted.id })
    expect([quotes, (await api.posts.getQuoted(ref)).count]).toEqual([posts.length, posts.length])
    return posts.map(({ id }) => id)
  }
  expect(await listed()).toEqual([second.id, note.id])
  const page = await api.posts.listQuotes({ ...ref, limit: 1 })
  expect(page.posts.map(({ id }) => id)).toEqual([second.id])
  expect((await api.posts.listQuotes({ ...ref, limit: 1, cursor: page.nextCursor })).posts[0]?.id).toBe(note.id)
  await api.users.muteUser({ id: 'user-joaopedro' })
  expect(await listed()).toEqual([second.id])
})
