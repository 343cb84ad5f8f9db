import { describe, expect, test } from 'vitest'
import { codeOf, start } from '../test/start'
import { type Policy, SPECIFIED_POLICY } from './policy'

/** A host on which one rule is another than the specification's. */
async function host(policy: Partial<Policy>) {
  const { api } = await start({ policy: { ...SPECIFIED_POLICY, ...policy } })
  const as = (username: string) => api.auth.signIn({ username })
  return { api, as }
}

const isModerator: Policy['mayOpenAdmin'] = ({ status }) => status.is_moderator

describe('a host decides', () => {
  test('who may report, visitors among them', async () => {
    const { api, as } = await host({ mayReport: (actor) => actor !== null })
    const { posts } = await api.posts.listFeed({ tab: 'forYou' })
    const entityId = posts[0]?.id ?? ''
    const flag = () => codeOf(api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId }))
    await api.auth.signOut()
    expect(await flag()).toBe('UNAUTHORIZED')
    await as('lexcorp')
    expect(await flag()).toBe('done')
  })

  test('who opens the back office and who decides outside of it', async () => {
    const { api, as } = await host({
      mayOpenAdmin: isModerator,
      mayModerateDirectly: (actor) => actor !== null && isModerator(actor),
    })
    const { posts } = await api.posts.listFeed({ tab: 'forYou' })
    const item = { item_type: 'post', item_id: posts[0]?.id ?? '', action_type: 'approve' } as const
    const codes = () =>
      Promise.all([
        codeOf(api.moderation.getQueue({})),
        codeOf(api.moderation.moderateContent({ ...item, moderator_id: 'x' })),
        codeOf(api.moderation.updateUserStatus({ user_id: 'user-joaopedro', status: 'active' })),
      ])
    await as('anapaula')
    expect(await codes()).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED'])
    await as('moderacao')
    expect(await codes()).toEqual(['done', 'done', 'done'])
  })

  test('who sees addresses: without it nobody is found by one either', async () => {
    const email = 'renata'
    const ask = async (policy: Partial<Policy>) => {
      const { api, as } = await host(policy)
      await as('moderacao')
      const { users } = await api.moderation.getUsers({ query: '@' })
      const named = await api.moderation.getUsers({ query: email })
      return { found: users.length > 0, addresses: named.users.map((user) => user.email !== '') }
    }
    expect(await ask({})).toEqual({ found: true, addresses: [true] })
    expect(await ask({ maySeeAddresses: () => false })).toEqual({ found: false, addresses: [false] })
  })
})
