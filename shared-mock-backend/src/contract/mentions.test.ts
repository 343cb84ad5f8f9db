import { describe, expect, test } from 'vitest'
import { type Transport, transports } from '../test/transports'

const HOUR = '2026-03-11T12:00:00.000Z'
const LATER = '2026-03-12T12:00:00.000Z'

/** Lexcorp writes; the others read what they are told of its posts. */
async function writing(open: Transport['open']) {
  const world = await open()
  const { api, as } = world
  const toldTo = async (username: string) => {
    await as(username)
    const { notifications } = await api.notifications.list({ type: 'mention' })
    const told = notifications.filter(({ actor_id }) => actor_id === 'user-lexcorp')
    await as('lexcorp')
    return told.map(({ post_id, created_at }) => [post_id, created_at])
  }
  await as('lexcorp')
  return { ...world, toldTo }
}

describe.each(transports)('whom a post mentions or quotes, $transport', ({ open }) => {
  test('learns it of a draft when that is published', async () => {
    const { api, toldTo } = await writing(open)
    const before = await toldTo('anapaula')
    const { id } = await api.posts.saveDraft({ body: 'Para @anapaula' })
    expect(await toldTo('anapaula')).toEqual(before)
    await api.posts.publishDraft({ id })
    expect(await toldTo('anapaula')).toEqual([[id, '2026-03-10T12:00:00.000Z'], ...before])
  })

  test('learns it of a scheduled post at its hour, once, as its text and its time are then', async () => {
    const { api, at, as, toldTo } = await writing(open)
    await as('renata')
    const { id: quotedId } = await api.posts.create({ body: 'A multa segue o art. 413 do CC.' })
    await as('lexcorp')
    const quoted = { kind: 'post', id: quotedId } as const
    const post = await api.posts.create({ body: '@anapaula e @beatriz, vejam', scheduledAt: HOUR, quoted })
    await api.posts.update({ id: post.id, body: '@anapaula e @renata, vejam. @anapaula?' })
    at(HOUR)
    expect(await toldTo('anapaula')).toEqual([[post.id, HOUR]])
    expect(await toldTo('renata')).toEqual([[post.id, HOUR]])
    expect(await toldTo('beatriz')).toEqual([])

    const moved = await api.posts.create({ body: 'E @beatriz', scheduledAt: LATER, quoted })
    await api.posts.update({ id: moved.id, scheduledAt: '2026-03-13T12:00:00.000Z' })
    at(LATER)
    expect(await toldTo('beatriz')).toEqual([])
    await api.posts.update({ id: moved.id, scheduledAt: null })
    expect(await toldTo('beatriz')).toEqual([[moved.id, LATER]])
    expect(await toldTo('renata')).toEqual([
      [moved.id, LATER],
      [post.id, HOUR],
    ])
  })

  test('learns nothing of a scheduled post that was deleted, nor of the deleted part of a thread', async () => {
    const { api, at, toldTo } = await writing(open)
    const gone = await api.posts.create({ body: 'Para @anapaula', scheduledAt: HOUR })
    await api.posts.delete({ id: gone.id })
    const first = await api.posts.create({
      body: '1: @anapaula',
      rest: ['2: @beatriz', '3: @renata'],
      scheduledAt: HOUR,
    })
    const { thread } = await api.posts.get({ id: first.id })
    const [, second, third] = (thread ?? []).map(({ post }) => post?.id ?? '')
    await api.posts.delete({ id: second ?? '' })
    await api.posts.update({ id: third ?? '', body: '3: @renata, de novo' })
    at(HOUR)
    expect(await toldTo('anapaula')).toEqual([[first.id, HOUR]])
    expect(await toldTo('renata')).toEqual([[first.id, HOUR]])
    expect(await toldTo('beatriz')).toEqual([])
  })
})
