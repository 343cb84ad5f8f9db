import { errorCode } from '@ementa/contracts'
import { expect } from 'vitest'
import type { Step, Walk } from './actions'
import { userIdOf } from './model'
import { MODERATOR, PEOPLE, persist, refusal } from './world'

const DAY = 86_400_000
const PRIORITY_CAP = 5
const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]

const openQueue = ({ world }: Walk, window: number) =>
  persist(() => world.as(MODERATOR, window).moderation.getQueue({ filters: { status: 'open' }, limit: 100 }))

export const MODERATION_ACTIONS: Record<string, (walk: Walk, step: Step) => Promise<void>> = {
  async report(walk, step) {
    const { world, model } = walk
    const reported = [...model.posts.values()].filter((one) => model.isPublic(one, world.now))
    const post = pick(reported, step.what)
    const reporter = PEOPLE.filter((one) => one !== post?.author)[step.who % 4]
    if (!post || !reporter) return
    const { moderation } = world.as(reporter, step.window)
    const flag = { kind: 'flag', entityType: 'post', entityId: post.id } as const
    for (let times = 0; times <= step.hours % 8; times += 1) {
      const { entry } = await persist(() => moderation.reportContent(flag))
      expect(entry.priority, 'priority counts from 1 to 5').toBeLessThanOrEqual(PRIORITY_CAP)
    }
    const { items } = await openQueue(walk, step.window)
    expect(items.filter(({ item }) => item.item_id === post.id).length, 'one row for one reported post').toBe(1)
  },

  async decide(walk, step) {
    const { items } = await openQueue(walk, step.window)
    const entry = pick(items, step.what)
    if (!entry) return
    const { item } = entry
    const action_type = pick(['remove', 'approve', 'temp_ban'] as const, step.which) ?? 'approve'
    const reason = `decisão ${step.hours}`
    const days = (step.hours % 9) + 1
    const { moderation } = walk.world.as(MODERATOR, step.window)
    const decision = { id: item.id, moderator_id: userIdOf(MODERATOR), action_type, reason }
    const decided = await persist(() =>
      moderation.processQueue({ ...decision, duration_days: action_type === 'temp_ban' ? days : null }),
    ).catch((error: unknown) => {
      if (String(error).includes('STRONGER') || errorCode(error) === 'STRONGER_MEASURE') return null
      throw error
    })
    if (!decided) return
    const ends = action_type === 'temp_ban' ? new Date(walk.world.now + days * DAY).toISOString() : null
    expect(decided.expires_at, 'a temporary ban ends by itself').toBe(ends)
    const waiting = async () => (await openQueue(walk, step.window)).items.map(({ item: { id } }) => id)
    expect(await waiting(), 'what was decided waits no more').not.toContain(item.id)
    const { entries } = await persist(() => moderation.getAuditLog({ limit: 1 }))
    expect(entries[0], 'a decision is on the record').toMatchObject({ item_id: item.item_id, action_type, reason })
    const post = walk.model.posts.get(item.item_id)
    const wasRemoved = post?.isRemoved ?? false
    // A ban because of a post removes that too.
    if (post) post.isRemoved = action_type !== 'approve'
    if (!step.on) return
    await persist(() => moderation.restore({ id: decided.decision_id, reopen: true }))
    expect(await waiting(), 'what was taken back waits again').toContain(item.id)
    const { entries: after } = await persist(() => moderation.getAuditLog({ filters: { id: decided.decision_id } }))
    expect(after[0]?.reversal, 'and that is on the record').not.toBeNull()
    if (post) post.isRemoved = wasRemoved
  },

  async decideMany(walk, step) {
    const before = (await openQueue(walk, step.window)).items.slice(0, 3)
    if (before.length === 0) return
    const { moderation } = walk.world.as(MODERATOR, step.window)
    const { results } = await persist(() =>
      moderation.bulkProcess({
        items: before.map(({ item: { id } }) => ({ id })),
        ...{ moderator_id: userIdOf(MODERATOR), action_type: 'approve', reason: 'em lote' },
      }),
    )
    const waiting = (await openQueue(walk, step.window)).items.map(({ item: { id } }) => id)
    for (const { id, ok } of results)
      expect(waiting.includes(id), `item ${id} waits if and only if its decision failed`).toBe(!ok)
    for (const { item } of before) {
      const post = walk.model.posts.get(item.item_id)
      if (post && !waiting.includes(item.id)) post.isRemoved = false
    }
  },

  async warn({ world, model }, step) {
    const person = PEOPLE[step.who % 4] ?? 'beatriz'
    const { moderation } = world.as(MODERATOR, step.window)
    const user_id = userIdOf(person)
    expect(await refusal(() => moderation.warnUser({ user_id, reason: ' ' })), 'a warning has a reason').toBe(
      'JUSTIFICATION_REQUIRED',
    )
    const { warnings_count } = await persist(() => moderation.warnUser({ user_id, reason: 'aviso' }))
    const known = model.warnings.get(person)
    if (known !== undefined) expect(warnings_count, 'each warning counts').toBe(known + 1)
    model.warnings.set(person, warnings_count)
  },

  async ban({ world }, step) {
    const user_id = userIdOf(PEOPLE[step.who % 4] ?? 'beatriz')
    const { moderation } = world.as(MODERATOR, step.window)
    const days = (step.hours % 20) + 1
    await persist(() => moderation.unbanUser({ user_id, reason: '' }))
    const { banned_until } = await persist(() => moderation.banUser({ user_id, reason: 'motivo', days }))
    expect(Date.parse(banned_until ?? ''), 'a temporary ban ends').toBe(world.now + days * DAY)
    await persist(() => moderation.unbanUser({ user_id, reason: '' }))
  },
}
