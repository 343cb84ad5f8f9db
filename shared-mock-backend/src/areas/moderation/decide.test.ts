import { describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

describe('moderation', () => {
  test('a reported post is removed, its author and the reporter are notified, a second moderator is too late', async () => {
    const { api } = await signedIn('lexcorp')
    const post = await api.posts.create({ body: 'Ganhe causas sem esforço' })
    await api.auth.signIn({ username: 'joaopedro' })
    const { entry } = await api.moderation.reportContent({
      kind: 'dialog',
      type: 'post',
      targetId: post.id,
      reason: 'spam',
    })
    expect(entry).toMatchObject({ reportCount: 1, priority: 1, status: 'pending' })

    const { profile: moderator } = await api.auth.signIn({ username: 'moderacao' })
    const { items } = await api.moderation.getQueue({ sort: 'newest' })
    expect(items[0]?.item.item_id).toBe(post.id)
    const decision = { id: items[0]?.item.id ?? '', moderator_id: moderator.id } as const
    expect(await codeOf(api.moderation.processQueue({ ...decision, action_type: 'temp_ban' }))).toBe(
      'JUSTIFICATION_REQUIRED',
    )
    await api.moderation.processQueue({ ...decision, action_type: 'remove', reason: 'Propaganda' })
    const late = await api.moderation.processQueue({ ...decision, action_type: 'approve' }).catch((error) => error)
    expect(late).toMatchObject({ code: 'ALREADY_HANDLED', data: { handledBy: moderator.display_name } })
    expect(await codeOf(api.posts.get({ id: post.id }))).toBe('POST_NOT_FOUND')
    expect((await api.moderation.getAuditLog({})).entries[0]).toMatchObject({ action_type: 'remove', item_id: post.id })
    expect((await api.moderation.exportReport({})).csv.startsWith('\uFEFFData;')).toBe(true)
    expect((await api.moderation.getStats({})).daily_reports).toHaveLength(7)

    for (const [username, text] of [
      ['lexcorp', /foi removida pela moderação. Motivo: Propaganda/],
      ['joaopedro', /o conteúdo foi removido/],
    ] as const) {
      await api.auth.signIn({ username })
      expect((await api.notifications.list({})).notifications[0]).toMatchObject({
        type: 'system',
        text: expect.stringMatching(text),
      })
    }
  })
})
