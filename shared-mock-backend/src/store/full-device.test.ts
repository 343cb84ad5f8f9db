import 'fake-indexeddb/auto'
import { STORAGE_KEYS } from '@ementa/contracts'
import { openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
import { codeOf, start } from '../test/start'
import { type BlobStore, indexedBlobs, memoryBlobs } from './blobs'
import { memoryStorage, type StorageLike } from './storage'

/** A storage that a test can fill: from then on it refuses all that needs more room, with the browser's own error. */
function fillable() {
  const inner = memoryStorage()
  let isFull = false
  const used = () => {
    const keys = Array.from({ length: inner.length }, (_, index) => inner.key(index) ?? '')
    return keys.reduce((sum, key) => sum + key.length + (inner.getItem(key)?.length ?? 0), 0)
  }
  let limit = Number.POSITIVE_INFINITY
  const storage: StorageLike = {
    get length() {
      return inner.length
    },
    key: (index) => inner.key(index),
    getItem: (key) => inner.getItem(key),
    removeItem: (key) => inner.removeItem(key),
    setItem(key, value) {
      const previous = inner.getItem(key)
      const size = used() + value.length + (previous === null ? key.length : -previous.length)
      if (isFull && size > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      inner.setItem(key, value)
    },
  }
  const fill = () => {
    isFull = true
    limit = used()
  }
  const contents = () =>
    Object.fromEntries(
      Array.from({ length: inner.length }, (_, index) => [inner.key(index), inner.getItem(inner.key(index) ?? '')]),
    )
  return { storage, fill, contents, free: () => (isFull = false) }
}

const lasting = (): BlobStore => ({ ...memoryBlobs(), lasts: async () => true })

describe('on a full device', () => {
  test('a write that is not stored is a failed call, and nothing of it is there [EXP-18]', async () => {
    const { storage, fill, contents } = fillable()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'anapaula' })
    const own = await api.posts.create({ body: 'Antes' })
    const draft = await api.posts.saveDraft({ body: 'Rascunho' })
    const comment = await api.comments.create({ postId: own.id, body: 'Antes' })
    await api.device.getPreferences()
    fill()
    const before = contents()
    const long = 'Um texto bem mais longo do que antes. '.repeat(5)
    const writes: Record<string, () => Promise<unknown>> = {
      create: () => api.posts.create({ body: long }),
      update: () => api.posts.update({ id: own.id, body: long }),
      publishDraft: () => api.posts.publishDraft({ id: draft.id }),
      comment: () => api.comments.create({ postId: own.id, body: long }),
      editComment: () => api.comments.update({ id: comment.id, body: long }),
      profile: () => api.profiles.update({ display_name: 'Ana', bio: long.slice(0, 100) }),
      like: () => api.posts.like({ id: 'post-002' }),
      mute: () => api.users.muteUser({ id: 'user-renata' }),
      preferences: () => api.device.savePreferences({ like: false }),
      history: () => api.search.addHistory({ query: 'prescrição' }),
      newsletter: () => api.newsletters.create({ handle: 'cheia', title: 'Cheia', description: long }),
    }
    for (const [name, write] of Object.entries(writes)) expect(await codeOf(write()), name).toBe('STORAGE_FULL')
    expect(contents()).toEqual(before)
    expect((await api.posts.get({ id: own.id })).post).toEqual({ ...own, comment_count: 1 })
    expect((await api.posts.listDrafts()).posts.map(({ id }) => id)).toContain(draft.id)
    const { comments } = await api.comments.list({ postId: own.id })
    expect(comments.map(({ body }) => body)).toEqual(['Antes'])
    expect((await api.auth.getCurrentUser())?.memberships).toMatchObject({ muted: [] })
    expect((await api.search.listHistory({})).history).toEqual([])
  })

  test('what fails is done once there is room, with the same request', async () => {
    const { storage, fill, free } = fillable()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'anapaula' })
    fill()
    const create = () => api.posts.create({ body: 'Depois', requestId: 'r1' })
    expect(await codeOf(create())).toBe('STORAGE_FULL')
    free()
    const post = await create()
    expect((await (await start({ storage })).api.posts.get({ id: post.id })).post.body).toBe('Depois')
  })

  test('everybody can still sign in, and read', async () => {
    const { storage, fill } = fillable()
    const { api } = await start({ storage })
    fill()
    expect((await api.auth.signIn({ username: 'anapaula' })).profile.username).toBe('anapaula')
    expect((await api.auth.getCurrentUser())?.profile.username).toBe('anapaula')
  })

  test('pages that were read make room for what is written', async () => {
    const { storage, fill } = fillable()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'anapaula' })
    storage.setItem(STORAGE_KEYS.cache, 'x'.repeat(5000))
    fill()
    const { id } = await api.posts.create({ body: 'Cabe' })
    expect((await (await start({ storage })).api.posts.get({ id })).post.body).toBe('Cabe')
  })

  test('a call that is refused leaves nothing of what it had begun', async () => {
    const { storage, contents } = fillable()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'anapaula' })
    const before = contents()
    expect(await codeOf(api.posts.update({ id: 'post-030', body: 'De outra pessoa' }))).toBe('NOT_POST_AUTHOR_EDIT')
    expect(contents()).toEqual(before)
  })
})

describe('a long text', () => {
  const html = `<p>${'A prescrição intercorrente. '.repeat(400)}</p>`
  async function withDraft(options: Parameters<typeof start>[0] = {}) {
    const world = await start(options)
    await world.api.auth.signIn({ username: 'renata' })
    const { newsletter } = await world.api.newsletters.get({ handle: 'jornada' })
    const issue = await world.api.newsletters.createIssue({
      ...{ newsletterId: newsletter.id, title: 'T', subject: 'S', html },
    })
    return { ...world, newsletter, issue }
  }
  const read = async (world: Awaited<ReturnType<typeof start>>, issueId: string) =>
    (await world.api.newsletters.getIssue({ issueId })).issue.html

  test('is kept outside local storage and is there at the next start [EXP-18]', async () => {
    const { storage, contents } = fillable()
    const blobs = lasting()
    const { issue } = await withDraft({ storage, blobs })
    expect(JSON.stringify(contents())).not.toContain('prescrição intercorrente')
    expect(await read(await start({ storage, blobs }), issue.id)).toBe(html)
  })

  test('of a template or of an issue that comes back is there at the next start, too', async () => {
    const storage = memoryStorage()
    const blobs = lasting()
    const { api, newsletter, issue } = await withDraft({ storage, blobs })
    const template = await api.newsletters.saveTemplate({ newsletterId: newsletter.id, name: 'Boletim', html })
    await api.newsletters.deleteIssue({ issueId: issue.id })
    const next = await start({ storage, blobs })
    expect((await next.api.newsletters.getTemplate({ id: template.id })).html).toBe(html)
    expect((await next.api.newsletters.restoreIssue({ issueId: issue.id })).html).toBe(html)
  })

  test('that an earlier version put into local storage is read, and moves when it is saved', async () => {
    const { storage, contents } = fillable()
    const { issue } = await withDraft({ storage })
    expect(JSON.stringify(contents())).toContain('prescrição intercorrente')
    const blobs = lasting()
    const next = await start({ storage, blobs })
    expect(await read(next, issue.id)).toBe(html)
    await next.api.newsletters.updateIssue({ issueId: issue.id, subject: 'Outro' })
    expect(JSON.stringify(contents())).not.toContain('prescrição intercorrente')
    expect(await read(await start({ storage, blobs }), issue.id)).toBe(html)
  })

  test('is seen by another tab, and changes of both are merged', async () => {
    const storage = memoryStorage()
    const blobs = lasting()
    const { api, issue } = await withDraft({ storage, blobs })
    const tabs = new EventTarget()
    const other = await start({ storage, blobs, tabs })
    expect(await read(other, issue.id)).toBe(html)
    const changed = html.replace('A prescrição', 'Toda prescrição')
    await api.newsletters.updateIssue({ issueId: issue.id, html: changed })
    const key = `${STORAGE_KEYS.state}:issues:${issue.id}`
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(await read(other, issue.id)).toBe(changed)
    // No event comes before each of them saves a field of its own.
    await api.newsletters.updateIssue({ issueId: issue.id, html: `${changed}<p>Fim</p>` })
    await other.api.newsletters.updateIssue({ issueId: issue.id, subject: 'Da outra aba' })
    await api.newsletters.updateIssue({ issueId: issue.id, title: 'Desta aba' })
    const third = await start({ storage, blobs })
    const stored = (await third.api.newsletters.getIssue({ issueId: issue.id })).issue
    expect(stored).toMatchObject({
      ...{ html: `${changed}<p>Fim</p>`, subject: 'Da outra aba', title: 'Desta aba' },
    })
  })

  test('that IndexedDB refuses is a failed call, and the text before stays', async () => {
    const storage = memoryStorage()
    const blobs = lasting()
    const { api, issue } = await withDraft({ storage, blobs })
    blobs.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const saved = api.newsletters.updateIssue({ issueId: issue.id, html: `${html}<p>Mais</p>` })
    expect(await codeOf(saved)).toBe('STORAGE_FULL')
    expect((await api.newsletters.getIssue({ issueId: issue.id })).issue.html).toBe(html)
    expect(await read(await start({ storage, blobs }), issue.id)).toBe(html)
  })

  test('leaves no other text behind in IndexedDB, and costs no room in a full local storage', async () => {
    const { storage, fill } = fillable()
    const blobs = indexedBlobs('test-texts')
    const countTexts = async () => (await openDB('test-texts')).count('images')
    const { api, newsletter, issue } = await withDraft({ storage, blobs })
    fill()
    for (const word of ['um', 'dois', 'três']) {
      await api.newsletters.updateIssue({ issueId: issue.id, html: `${html}<p>${word}</p>`, title: 'T' })
    }
    expect(await read(await start({ storage, blobs }), issue.id)).toBe(`${html}<p>três</p>`)
    await expect.poll(countTexts).toBe(1)
    const refused = api.newsletters.createIssue({ newsletterId: newsletter.id, title: 'T', subject: 'S', html })
    expect(await codeOf(refused)).toBe('STORAGE_FULL')
    await expect.poll(countTexts).toBe(1)
  })

  test('is not waited for by the first page', async () => {
    const storage = memoryStorage()
    const { issue } = await withDraft({ storage, blobs: lasting() })
    const get = vi.fn(() => new Promise<undefined>(() => undefined))
    const { api } = await start({ storage, blobs: { ...memoryBlobs(), get } })
    expect((await api.posts.listFeed({})).posts).toHaveLength(10)
    expect(issue.id).not.toBe('')
    expect(get).not.toHaveBeenCalled()
  })
})
