import { describe, expect, test } from 'vitest'
import { start } from '../../test/start'

/** Starts a backend in which joaopedro reports something and moderation acts a minute later. */
async function world() {
  const started = await start()
  const { api, at } = started
  let minute = 0
  const as = (username: string) => {
    minute += 1
    at(new Date(Date.UTC(2026, 2, 10, 12, minute)))
    return api.auth.signIn({ username })
  }
  const report = async (type: 'post' | 'comment' | 'user', targetId: string) => {
    await as('joaopedro')
    await api.moderation.reportContent({ kind: 'dialog', type, targetId, reason: 'spam' })
  }
  const decide = async (
    item_type: 'post' | 'comment' | 'profile',
    item_id: string,
    action_type: 'approve' | 'remove' | 'temp_ban',
  ) => {
    await as('moderacao')
    const about = { item_type, item_id, moderator_id: 'user-moderacao', reason: 'Propaganda' } as const
    return api.moderation.moderateContent({ ...about, action_type })
  }
  const mine = async () => {
    await as('joaopedro')
    return (await api.moderation.listOwnReports()).reports
  }
  return { ...started, as, report, decide, mine }
}

describe('what somebody reported', () => {
  test('is theirs alone, newest first, with the words and the address of what everybody reads', async () => {
    const { api, as, report, mine } = await world()
    await as('lexcorp')
    const post = await api.posts.create({ body: 'Causa ganha' })
    const comment = await api.comments.create({ postId: post.id, body: 'Garantido' })
    const before = (await mine()).length
    await report('post', post.id)
    await report('comment', comment.id)
    await report('user', 'user-lexcorp')
    await as('renata')
    await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason: 'spam' })
    const reports = await mine()
    expect(reports).toHaveLength(before + 3)
    expect(reports.slice(0, 3).map(({ about, outcome }) => [about, outcome])).toEqual([
      [{ excerpt: '@lexcorp', href: '/u/lexcorp' }, null],
      [{ excerpt: 'Garantido', href: `/p/${post.id}/comments` }, null],
      [{ excerpt: 'Causa ganha', href: `/p/${post.id}/comments` }, null],
    ])
  })

  test.each(['post', 'comment'] as const)('a %s that was removed or deleted is not shown again', async (kind) => {
    const { api, as, report, decide, mine } = await world()
    const write = async () => {
      await as('lexcorp')
      const post = await api.posts.create({ body: 'Causa ganha' })
      return kind === 'post' ? post.id : (await api.comments.create({ postId: post.id, body: 'Garantido' })).id
    }
    const [removed, deleted] = [await write(), await write()]
    await report(kind, removed)
    await report(kind, deleted)
    await decide(kind, removed, 'remove')
    await as('lexcorp')
    await (kind === 'post' ? api.posts.delete({ id: deleted }) : api.comments.delete({ id: deleted }))
    const [ofDeleted, ofRemoved] = await mine()
    expect([ofDeleted?.item_id, ofDeleted?.about, ofDeleted?.outcome]).toEqual([deleted, null, null])
    expect([ofRemoved?.item_id, ofRemoved?.about, ofRemoved?.outcome?.result]).toEqual([removed, null, 'removed'])
  })

  test.each([
    ['approve', 'kept'],
    ['remove', 'removed'],
    ['temp_ban', 'banned'],
  ] as const)('after %s its outcome is: %s', async (action, result) => {
    const { api, as, report, decide, mine } = await world()
    await as('lexcorp')
    const { id } = await api.posts.create({ body: 'Causa ganha' })
    await decide('post', id, 'approve')
    await report('post', id)
    expect((await mine())[0]?.outcome).toBeNull()
    const { created_at } = await decide('post', id, action)
    // A later decision answers later reports.
    await decide('post', id, 'approve')
    expect((await mine())[0]?.outcome).toEqual({ result, created_at })
  })

  test('is open again when the decision was undone', async () => {
    const { api, as, report, decide, mine } = await world()
    await as('lexcorp')
    const { id } = await api.posts.create({ body: 'Causa ganha' })
    await report('post', id)
    const { decision_id } = await decide('post', id, 'remove')
    await as('moderacao')
    await api.moderation.restore({ id: decision_id, reopen: true })
    expect((await mine())[0]).toMatchObject({ outcome: null, about: { excerpt: 'Causa ganha' } })
  })
})
