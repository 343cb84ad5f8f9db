import { errorCode, isOfflineError, isQueued, MUTED_WORDS, STORAGE_KEYS } from '@ementa/contracts'
import { required, sent } from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { describe, expect, test, vi } from 'vitest'
import { createBrowser } from '../test/offline-window'

const queued = (storage: { getItem(key: string): string | null }) =>
  JSON.parse(storage.getItem(STORAGE_KEYS.queue) ?? '{"actions":[]}').actions
const rejection = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

async function someone(options: Parameters<typeof createBrowser>[0] = {}) {
  const browser = await createBrowser(options)
  const window = await browser.open({ as: 'anapaula' })
  const { posts } = await window.api.posts.listFeed({})
  const [first, second, third] = posts.map(({ id }) => id).filter((id) => !window.relations.has('liked', id))
  if (!first || !second || !third) throw new Error('the seed has no posts to like')
  return {
    browser,
    window,
    first,
    second,
    third,
    liked: async () => (await window.api.auth.getCurrentUser())?.memberships.liked ?? [],
  }
}

describe('offline', () => {
  test('refuses reads and writes that cannot wait, before they reach the backend', async () => {
    const { window, first } = await someone()
    window.connect(false)
    expect(isOfflineError(await rejection(window.api.posts.listFeed({})))).toBe(true)
    expect(isOfflineError(await rejection(window.api.posts.delete({ id: first })))).toBe(true)
    expect(window.offline.state.pending).toEqual([])
  })

  test('a queueable write enters the queue as pending, counts and says `Ação salva` [SHL-062] [BCK-083]', async () => {
    const { window, browser, first } = await someone()
    window.connect(false)
    expect(isQueued(await window.api.comments.create({ postId: first, body: 'De acordo.' }))).toBe(true)
    expect(window.toasts.at(-1)).toMatchObject({
      title: 'Ação salva',
      description: 'Ela será enviada quando a conexão voltar.',
    })
    expect(window.offline.state.pending).toMatchObject([
      {
        id: expect.stringMatching(/./),
        type: 'comments.create',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        status: 'pending',
        retryCount: 0,
      },
    ])
    expect(queued(browser.storage)[0].input).toMatchObject({ postId: first, requestId: queued(browser.storage)[0].id })
  })

  test('a visitor queues nothing', async () => {
    const browser = await createBrowser()
    const window = await browser.open()
    window.connect(false)
    expect(isOfflineError(await rejection(window.api.posts.like({ id: 'x' })))).toBe(true)
  })

  test('what a full device does not take does not wait: the call has failed, and what waited before still does', async () => {
    const { window, browser, first } = await someone({ quota: 1900 })
    window.connect(false)
    await window.api.comments.create({ postId: first, body: 'x'.repeat(600) })
    const refused = await rejection(window.api.comments.create({ postId: first, body: 'y'.repeat(600) }))
    expect(errorCode(refused)).toBe('STORAGE_FULL')
    expect(window.offline.state.pending).toHaveLength(1)
    expect(browser.storage.getItem(STORAGE_KEYS.queue)).toContain('xxx')
    window.connect(true)
    await window.settled()
    expect(window.offline.state.pending).toHaveLength(0)
  })
})

describe('sync', () => {
  test('reconnecting sends what waits, without a click, and says so once [SHL-064] [SHL-065]', async () => {
    const { window, first, second, liked } = await someone()
    window.connect(false)
    await window.relations.set('liked', first, true)
    await window.relations.set('liked', second, true)
    expect(window.offline.state.pending).toHaveLength(2)
    window.connect(true)
    await window.settled()
    expect(await liked()).toEqual(expect.arrayContaining([first, second]))
    expect(window.titles().filter((title) => /sincroniza/i.test(title))).toEqual(['Ações sincronizadas'])
    expect(window.toasts.at(-1)?.status).toBe('success')
    expect(window.offline.state.pending).toHaveLength(0)
  })

  test('a failed action says so, counts the try and stays until it is sent by hand [SHL-068] [SHL-069] [SHL-070]', async () => {
    const { window, browser, first, second, liked } = await someone()
    window.connect(false)
    await window.relations.set('liked', first, true)
    await window.relations.set('liked', second, true)
    browser.simulation.syncFailureRate = 1
    window.connect(true)
    await window.settled()
    expect(window.titles().at(-1)).toBe('Algumas ações falharam')
    const failed = { type: 'posts.like', status: 'failed', retryCount: 1, error: 'Failed to sync posts.like action.' }
    expect(window.offline.state.pending).toMatchObject([failed, failed])
    await window.offline.sync()
    expect(window.toasts.at(-1)).toMatchObject({
      title: 'Erro na sincronização',
      description: '2 ações falharam. Tente novamente.',
      status: 'error',
    })
    expect(window.offline.state.pending).toMatchObject([{ retryCount: 2 }, { retryCount: 2 }])
    browser.simulation.syncFailureRate = 0
    await window.offline.sync()
    expect(window.toasts.at(-1)).toMatchObject({ title: 'Sincronização completa', status: 'success' })
    expect(window.offline.state.pending).toEqual([])
    expect(await liked()).toEqual(expect.arrayContaining([first, second]))
  })

  test('a domain error fails its action, with the code, and the others are sent [SHL-068]', async () => {
    const { window, first, liked } = await someone()
    window.connect(false)
    await window.api.comments.create({ postId: 'post-gone', body: 'Olá' })
    await window.relations.set('liked', first, true)
    window.connect(true)
    await window.settled()
    expect(window.offline.state.pending).toMatchObject([{ type: 'comments.create', code: 'POST_NOT_FOUND' }])
    expect(await liked()).toContain(first)
    expect(window.titles().at(-1)).toBe('Algumas ações falharam')
  })

  test('what lost its connection may have arrived: its opposite is sent, not taken for the same as nothing', async () => {
    const browser = await createBrowser()
    const window = await browser.open({
      as: 'anapaula',
      onDone: ({ url }) => {
        if (!/[./]like$/.test(url)) return
        window.connect(false)
        throw new TypeError('network')
      },
    })
    const { posts } = await window.api.posts.listFeed({})
    const id = required(posts.find((post) => !window.relations.has('liked', post.id))).id
    window.connect(false)
    await window.relations.set('liked', id, true)
    window.connect(true)
    await window.settled()
    expect(window.offline.state.pending).toMatchObject([{ status: 'pending', retryCount: 0 }])
    await window.relations.set('liked', id, false)
    window.connect(true)
    await window.settled()
    expect((await window.api.auth.getCurrentUser())?.memberships.liked).not.toContain(id)
    expect(window.offline.state.pending).toEqual([])
  })

  test('what another window takes back is shown as it was, what it sends as it is now', async () => {
    const { browser, window, first, second } = await someone()
    const other = await browser.open({ as: 'anapaula' })
    for (const each of [window, other]) each.connect(false)
    await window.relations.set('liked', first, true)
    await window.relations.set('liked', second, true)
    await vi.waitFor(() => expect(other.relations.has('liked', first)).toBe(true))
    window.offline.cancel(required(window.offline.state.pending[0]).id)
    await vi.waitFor(() => expect(other.offline.state.pending).toHaveLength(1))
    expect(other.relations.has('liked', first)).toBe(false)
    window.connect(true)
    await window.settled()
    await vi.waitFor(() => expect(other.offline.state.pending).toEqual([]))
    expect(other.relations.has('liked', second)).toBe(true)
  })

  test('what is undone with a connection while the older wish is on its way goes behind it', async () => {
    const { browser, first, liked } = await someone()
    const arrived: string[] = []
    let arrive = () => {}
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const window = await browser.open({
      intercept: async ({ url }) => {
        const call = /[./]((?:un)?like)$/.exec(url)?.[1]
        if (!call) return
        if (call === 'like') await isThere
        arrived.push(call)
      },
    })
    window.connect(false)
    await window.relations.set('liked', first, true)
    window.connect(true)
    await vi.waitFor(() => expect(window.offline.state.sendingId).not.toBeNull())
    await window.relations.set('liked', first, false)
    expect(arrived).toEqual([])
    arrive()
    await window.settled()
    expect(arrived).toEqual(['like', 'unlike'])
    expect(await liked()).not.toContain(first)
    expect(window.titles().filter((title) => title === 'Ação salva')).toHaveLength(1)
  })

  test('two windows send nothing twice', async () => {
    const { browser, window, first } = await someone()
    const arrived: string[] = []
    const intercept = async ({ url }: Request) => void arrived.push(url)
    const left = await browser.open({ intercept })
    const right = await browser.open({ intercept })
    window.connect(false)
    left.connect(false)
    right.connect(false)
    await left.api.comments.create({ postId: first, body: 'Uma só vez.' })
    await right.settled()
    expect(right.offline.state.pending).toHaveLength(1)
    left.connect(true)
    right.connect(true)
    await left.settled()
    await right.settled()
    expect(arrived.filter((url) => url.endsWith('/comments/create'))).toHaveLength(1)
    // The sync that found nothing to send shows no toast.
    expect([...left.titles(), ...right.titles()].filter((title) => title === 'Ações sincronizadas')).toHaveLength(1)
  })

  test('what another person queued is neither shown nor sent to this one', async () => {
    const { browser, window, first } = await someone()
    window.connect(false)
    await window.relations.set('liked', first, true)
    browser.connection.isUp = true
    const other = await browser.open({ as: 'beatriz' })
    await other.settled()
    expect(other.offline.state.pending).toEqual([])
    expect(queued(browser.storage)).toHaveLength(1)
    const likes = (await other.api.auth.getCurrentUser())?.memberships.liked
    expect(other.relations.has('liked', first)).toBe(likes?.includes(first))
  })
})

describe('toggles', () => {
  test('cancelling shows the backend again, a reload shows what waits', async () => {
    const { window, browser, first, second } = await someone()
    window.connect(false)
    await window.relations.set('liked', first, true)
    await window.relations.set('liked', second, true)
    window.offline.cancel(window.offline.state.pending[0]?.id ?? '')
    expect(window.relations.has('liked', first)).toBe(false)
    const reloaded = await browser.open()
    expect(reloaded.session.state.user?.username).toBe('anapaula')
    expect(reloaded.relations.has('liked', second)).toBe(true)
  })
})

describe('settings', () => {
  const words = async ({ api }: Awaited<ReturnType<typeof someone>>['window']) =>
    (await api.users.listMutedWords()).words.map(({ word }) => word)

  test('of what waits about one word only the newest is sent, with its duration, however it is written', async () => {
    const { window } = await someone()
    await window.api.users.muteWord({ word: 'bets', days: null })
    window.connect(false)
    await window.api.users.muteWord({ word: 'Bitcoin', days: 1 })
    await window.api.users.muteWord({ word: 'Sucessões', days: null })
    await window.api.users.unmuteWord({ word: 'bitcoin' })
    await window.api.users.muteWord({ word: 'Bitcoin!', days: 30 })
    await window.api.users.muteWord({ word: 'bets', days: 7 })
    await window.api.users.unmuteWord({ word: 'bets' })
    expect(window.offline.state.pending.map(({ type, input }) => [type, input])).toEqual([
      ['users.muteWord', { word: 'Sucessões', days: null }],
      ['users.muteWord', { word: 'Bitcoin!', days: 30 }],
      ['users.unmuteWord', { word: 'bets' }],
    ])
    window.connect(true)
    await window.settled()
    expect(await words(window)).toEqual(['Bitcoin!', 'Sucessões'])
    const { words: stored } = await window.api.users.listMutedWords()
    const days = (Date.parse(stored[0]?.until ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
  })

  test('a word refused when it is sent stays with the reason, and muted by hand online it is not sent twice', async () => {
    const { window } = await someone()
    for (let number = 0; number < MUTED_WORDS.count; number++)
      await window.api.users.muteWord({ word: `palavra ${number}`, days: 7 })
    window.connect(false)
    await window.api.users.muteWord({ word: 'Bitcoin', days: 1 })
    window.connect(true)
    await window.settled()
    expect(window.offline.state.pending).toMatchObject([{ status: 'failed', code: 'MUTED_WORDS_FULL' }])
    await window.api.users.unmuteWord({ word: 'palavra 7' })
    await window.api.users.muteWord({ word: 'bitcoin', days: 1 })
    expect(window.offline.state.pending).toEqual([])
  })

  test('folder and note of one bookmark are sent once, as last written', async () => {
    const { window, first, second } = await someone()
    const write = (postId: string, note: string) => window.api.bookmarks.setDetails({ postId, folder: null, note })
    window.connect(false)
    for (const [postId, note] of [
      [first, 'um'],
      [second, 'outro'],
      [first, 'dois'],
    ] as const)
      await write(postId, note)
    expect(window.offline.state.pending.map(({ input }) => input)).toMatchObject([{ note: 'outro' }, { note: 'dois' }])
  })
})

describe('what was wanted twice fails nothing', () => {
  async function draft(window: Awaited<ReturnType<typeof someone>>['window']) {
    const { id } = sent(await window.api.posts.saveDraft({ body: 'Parecer' }))
    return { id, status: async () => (await window.api.posts.get({ id })).post.status }
  }
  const failures = (window: { titles: () => string[] }) => window.titles().filter((title) => /falharam/.test(title))

  test('a draft that is published twice offline', async () => {
    const { window } = await someone()
    const { id, status } = await draft(window)
    window.connect(false)
    for (let press = 0; press < 2; press += 1) expect(isQueued(await window.api.posts.publishDraft({ id }))).toBe(true)
    expect(window.offline.state.pending).toHaveLength(1)
    window.connect(true)
    await window.settled()
    expect([await status(), failures(window), window.offline.state.pending]).toEqual(['published', [], []])
  })

  test('a draft that went out while the page closed before it was answered', async () => {
    const { browser, window } = await someone()
    const { id } = await draft(window)
    window.close()
    let onClosed = () => {}
    const closed = new Promise<void>((resolve) => {
      onClosed = resolve
    })
    const closing = await browser.open({
      onDone({ url }) {
        if (!url.endsWith('/publishDraft')) return
        closing.close()
        onClosed()
      },
    })
    closing.connect(false)
    await closing.api.posts.publishDraft({ id })
    closing.connect(true)
    await closed
    const next = await browser.open()
    await next.settled()
    expect((await next.api.posts.get({ id })).post.status).toBe('published')
    expect([failures(next), next.offline.state.pending]).toEqual([[], []])
  })

  test('a person who is unblocked, followed and blocked again', async () => {
    const { window } = await someone()
    const [person] = (await window.api.profiles.listRecommended({})).profiles
    const id = required(person).id
    await window.relations.set('blocked', id, true)
    window.connect(false)
    await window.relations.set('blocked', id, false)
    await window.relations.set('following', id, true)
    await window.relations.set('blocked', id, true)
    window.connect(true)
    await window.settled()
    expect([failures(window), window.offline.state.pending]).toEqual([[], []])
    expect([window.relations.has('blocked', id), window.relations.has('following', id)]).toEqual([true, false])
    const memberships = required(await window.api.auth.getCurrentUser()).memberships
    expect([memberships.blocked.includes(id), memberships.following.includes(id)]).toEqual([true, false])
  })
})

describe('what storage holds', () => {
  test.each([
    ['rubbish', '{{{'],
    ['another version', JSON.stringify({ version: 99, actions: [queueAction()] })],
    ['no queue', '"x"'],
  ])('%s is set aside and reported', async (_name, text) => {
    const browser = await createBrowser()
    browser.storage.setItem(STORAGE_KEYS.queue, text)
    const window = await browser.open({ as: 'anapaula' })
    expect(window.offline.state.pending).toEqual([])
    expect(browser.storage.getItem(`${STORAGE_KEYS.queue}.corrupt`)).toBe(text)
    expect(window.problems).toContain(`corrupt ${STORAGE_KEYS.queue}`)
  })

  test('an action of an unknown type is kept, shown and fails with its name', async () => {
    const browser = await createBrowser()
    const unknown = queueAction({ type: 'polls.vote' })
    browser.storage.setItem(STORAGE_KEYS.queue, JSON.stringify({ version: 1, actions: [unknown] }))
    const window = await browser.open({ as: 'anapaula' })
    await window.settled()
    expect(window.offline.state.pending).toMatchObject([
      { type: 'polls.vote', status: 'failed', error: 'Failed to sync polls.vote action.' },
    ])
  })
})
