import { type QueueAction, STORAGE_KEYS } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { queueAction } from '@ementa/testing/records'
import { beforeEach, expect, test, vi } from 'vitest'
import { createOfflineService } from './offline-service'

const like = (id: string, more: Partial<QueueAction> = {}) => queueAction({ id, input: { id: `post-${id}` }, ...more })
const liked = (id: string) => ({ relation: 'liked', id: `post-${id}`, on: true })
const record = (actions: QueueAction[]) => JSON.stringify({ version: 1, actions })

/** Creates the service and records its toasts, calls and reads. */
function service(stored: QueueAction[] = []) {
  const storage = memoryStorage(stored.length > 0 ? { [STORAGE_KEYS.queue]: record(stored) } : {})
  const events = new EventTarget()
  const connection = { isUp: true }
  const log: string[] = []
  let toasts = 0
  const say = (name: string) => (title: string, more?: string | { description?: string }) => {
    const description = typeof more === 'object' ? more.description : more
    log.push([name, title, description].filter(Boolean).join(' | '))
    return `toast-${++toasts}`
  }
  const toast = {
    show: vi.fn(() => 'toast-shown'),
    success: vi.fn(say('success')),
    error: vi.fn(say('error')),
    info: vi.fn(say('info')),
    close: vi.fn(),
  }
  const send = vi.fn(async ({ id }: QueueAction) => void log.push(`send ${id}`))
  const onShowPending = vi.fn()
  const offline = createOfflineService({
    storage,
    toast,
    send,
    failsByChance: () => false,
    inFlight: {
      begin: () => {
        log.push('hold')
        return () => void log.push('release')
      },
    },
    onShowPending,
    onProblem: () => undefined,
    events,
    isConnected: () => connection.isUp,
    locks: { request: (_name: string, work: () => unknown) => work() } as unknown as LockManager,
  })
  const sent = vi.fn()
  const waiting = vi.fn()
  offline.onSent(sent)
  offline.onWaiting(waiting)
  return {
    offline,
    storage,
    log,
    toast,
    send,
    onShowPending,
    sent,
    waiting,
    emit: (name: string) => void events.dispatchEvent(new Event(name)),
    connect(isUp: boolean, event = isUp ? 'online' : 'offline') {
      connection.isUp = isUp
      events.dispatchEvent(new Event(event))
    },
    pause: () => vi.advanceTimersByTimeAsync(50),
  }
}
beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test.each(['offline', 'pageshow', 'focus'])('%s shows that the connection is gone, once [SHL-061]', (event) => {
  const { offline, connect, emit, log } = service()
  connect(false, event)
  emit(event)
  expect(offline.state.online).toBe(false)
  expect(log).toEqual(['info | Você está offline | Suas ações serão salvas e enviadas quando voltar online.'])
})

test('a connection that flickers takes its earlier news away', () => {
  const { connect, toast } = service()
  connect(false)
  connect(true)
  connect(false)
  expect(toast.close.mock.calls).toEqual([[''], ['toast-1'], ['toast-2']])
})

test('once the connection is back, whoever is signed in is asked first, even in vain, and then what waits is sent [SHL-063]', async () => {
  const { offline, connect, log, pause } = service([like('a')])
  connect(false)
  offline.onReconnect(async () => {
    log.push(`asked, syncing ${offline.state.syncing}`)
    throw new Error('nobody answers')
  })
  log.length = 0
  connect(true)
  expect(offline.state.syncing).toBe(true)
  await pause()
  expect(log).toEqual([
    'success | Conexão restaurada | Sincronizando ações pendentes...',
    'asked, syncing true',
    'hold',
    'send a',
    'release',
    'success | Ações sincronizadas',
  ])
  expect(offline.state).toMatchObject({ syncing: false, pending: [], sendingId: null })
})

test('without a connection nothing is sent after a start, and by hand it is said why', async () => {
  const { offline, connect, send, log, pause } = service([like('a')])
  connect(false)
  log.length = 0
  offline.userChanged('user-1')
  await offline.sync()
  await pause()
  expect(send).not.toHaveBeenCalled()
  expect(log).toEqual(['info | Você ainda está offline | O que está na fila será enviado quando a conexão voltar.'])
})

test('one action is tried again by hand, the others wait', async () => {
  const failed = { status: 'failed', retryCount: 1 } as const
  const { offline, send, log, pause } = service([like('a', failed), like('b', failed)])
  void offline.retry('b')
  await pause()
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['b'])
  expect(offline.state.pending.map(({ id }) => id)).toEqual(['a'])
  expect(log.at(-1)).toBe('success | Ações sincronizadas')
})

test.each(['by itself', 'by hand'])('a sync %s that loses its connection claims nothing', async (how) => {
  const { offline, connect, send, log, pause } = service([like('a'), like('b')])
  send.mockImplementation(async ({ id }) => {
    log.push(`send ${id}`)
    connect(false)
  })
  if (how === 'by hand') void offline.sync()
  else offline.userChanged('user-1')
  await pause()
  expect(log.filter((line) => !line.startsWith('info'))).toEqual(['hold', 'send a', 'release'])
  expect(offline.state.pending).toMatchObject([{ id: 'b', status: 'pending', retryCount: 0 }])
})

test('an action on its way is marked and can no longer be taken back, one that waits can', async () => {
  const { offline, send, sent, waiting, pause } = service([like('a'), like('b')])
  send.mockImplementation(async () => {
    expect(offline.state.sendingId).toBe('a')
    offline.cancel('a')
    offline.cancel('b')
    offline.cancel('unknown')
  })
  void offline.sync()
  await pause()
  expect(send).toHaveBeenCalledOnce()
  expect(sent.mock.calls).toEqual([[liked('a')]])
  expect(waiting).toHaveBeenLastCalledWith([])
})

/** Lets the calls of the queue wait until the returned function answers the oldest one. */
function holdSending(send: ReturnType<typeof service>['send']) {
  const answers: (() => void)[] = []
  send.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(undefined))))
  return () => answers.shift()?.()
}
const sentIds = (send: ReturnType<typeof service>['send']) => send.mock.calls.map(([{ id }]) => id)

test('what is sent by hand during a sync is sent by it, also what failed before', async () => {
  const { offline, connect, send, pause } = service([like('a', { status: 'failed' }), like('b')])
  const answer = holdSending(send)
  connect(false)
  connect(true)
  await pause()
  expect(sentIds(send)).toEqual(['b'])
  const synced = offline.sync()
  answer()
  await pause()
  expect(sentIds(send)).toEqual(['b', 'a'])
  answer()
  await synced
  expect(offline.state.pending).toEqual([])
})

test('what waits behind an action that is sent again by hand is sent after it', async () => {
  const { offline, send, pause } = service([like('a', { status: 'failed' }), like('b', { status: 'failed' })])
  const answer = holdSending(send)
  offline.userChanged('user-anapaula')
  const retried = offline.retry('a')
  await pause()
  const inner = vi.fn(async () => Response.json({ ok: true }))
  const body = JSON.stringify({ id: 'post-a' })
  const unlike = new Request('http://backend.ementa/posts/unlike', { method: 'POST', body })
  expect(await (await offline.middleware(inner)(unlike)).json()).toEqual({ queued: true })
  answer()
  await pause()
  answer()
  await retried
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['posts.like', 'posts.unlike'])
  expect(offline.state.pending.map(({ id }) => id)).toEqual(['b'])
})

/** Makes a call as a page does. */
const call = (offline: ReturnType<typeof service>['offline'], path: string, input: unknown) => {
  const inner = vi.fn(async () => Response.json('answered'))
  const answer = offline.middleware(inner)(
    new Request(`http://backend.ementa${path}`, { method: 'POST', body: JSON.stringify(input) }),
  )
  return { inner, answer }
}

test('the mark of a newer text of an issue reaches the backend of this device without a connection', async () => {
  const { offline, connect, toast } = service()
  offline.userChanged('user-1')
  connect(false)
  expect(await (await call(offline, '/newsletters/markNewerText', { issueId: 'i1' }).answer).json()).toBe('answered')
  expect(toast.success).not.toHaveBeenCalled()
})

test('what takes back a write that was never sent is done, without a word', async () => {
  const { offline, connect, toast } = service()
  offline.userChanged('user-1')
  connect(false)
  expect(await (await call(offline, '/posts/like', { id: 'p1' }).answer).json()).toEqual({ queued: true })
  expect(toast.success).toHaveBeenCalledOnce()
  expect(await (await call(offline, '/posts/unlike', { id: 'p1' }).answer).json()).toEqual({ ok: true })
  expect(toast.success).toHaveBeenCalledOnce()
})
