import { vi } from 'vitest'

/** Address of the worker's folder. */
export const SCOPE = 'https://shell.example/ementa/'
/** Address of a file of the build. */
export const APP = `${SCOPE}static/app.0123abcd.js`
/** Address of a file of a remote. */
export const CHUNK = 'https://social.example/static/a.0123abcd.js'

// Simulates the browser's side of a worker: its events, its caches and its network.

export class ExtendableEvent extends Event {
  readonly work: Promise<unknown>[] = []
  waitUntil = (promise: Promise<unknown>) => void this.work.push(promise)
}
export class FetchEvent extends ExtendableEvent {
  answer: Promise<Response> | undefined
  constructor(readonly request: Request) {
    super('fetch')
  }
  respondWith = (answer: Promise<Response>) => {
    this.answer = answer
  }
}
/** Caches by name, each with its responses by address. */
export const kept = new Map<string, Map<string, Response>>()
const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)
const caches = {
  open: async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, cache)
    return {
      match: async (request: Request | string) => cache.get(addressOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => {
        cache.set(addressOf(request), response)
      },
      delete: async (request: Request | string) => cache.delete(addressOf(request)),
      keys: async () => [...cache.keys()].map((address) => new Request(address)),
    }
  },
  match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
    (cacheName === undefined ? [...kept.values()] : [kept.get(cacheName)])
      .map((cache) => cache?.get(addressOf(request)))
      .find(Boolean)
      ?.clone(),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
}
export const worker = Object.assign(new EventTarget(), {
  registration: { scope: SCOPE, unregister: vi.fn() },
  location: new URL(`${SCOPE}sw.js`),
  caches,
  clients: { claim: vi.fn() },
  skipWaiting: vi.fn(),
  __WB_MANIFEST: [{ url: 'static/app.0123abcd.js', revision: null }],
})

export async function keep(cache: string, address: string, text: string) {
  await (await caches.open(cache)).put(address, new Response(text))
}
export const textIn = async (cache: string, address: string) =>
  (await (await caches.open(cache)).match(address))?.text()

/** Sends an event and waits for the worker's work on it. */
export function send(event: ExtendableEvent) {
  worker.dispatchEvent(event)
  return Promise.all(event.work)
}

/** Answers of the network by address, and the requests made; without an answer the network is down. */
export const network = {
  answers: {} as Record<string, () => Response | Promise<Response>>,
  asked: [] as string[],
}

/** Replaces the test's global scope until its end, with empty caches and no network. */
export function beginWorker() {
  kept.clear()
  worker.clients.claim.mockClear()
  worker.skipWaiting.mockClear()
  worker.registration.unregister.mockClear()
  Object.assign(network, { answers: {}, asked: [] })
  // As in production builds: otherwise Workbox logs what it does.
  vi.stubEnv('NODE_ENV', 'production')
  const { location, registration } = worker
  const names = { self: worker, location, registration, caches, FetchEvent, ExtendableEvent }
  for (const [name, value] of Object.entries(names)) vi.stubGlobal(name, value)
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const address = addressOf(request)
    network.asked.push(address)
    const answer = network.answers[address]?.()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
}

type Load = RequestInit & { isPage?: boolean }

/** Returns the worker's answer; null if it leaves the request to the browser. */
export async function answerTo(address: string, { isPage = false, ...init }: Load = {}) {
  const request = new Request(address, init)
  if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' })
  const event = new FetchEvent(request)
  worker.dispatchEvent(event)
  const response = await event.answer
  await Promise.all(event.work)
  return response ?? null
}

/** Returns the text of the worker's answer, or that it is an error; null if it leaves the request to the browser. */
export async function load(address: string, init?: Load) {
  const response = await answerTo(address, init)
  return response && (response.type === 'error' ? 'error' : response.text())
}
