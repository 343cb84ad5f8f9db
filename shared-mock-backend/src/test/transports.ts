import type { Profile } from '@ementa/contracts'
import { type BackendApi, createClient } from '@ementa/contracts/client'
import { onTestFinished, vi } from 'vitest'
import { type Backend, type BackendOptions, USER_HEADER } from '../backend'
import { serveBackend } from '../node'
import type { SimulationInput } from '../simulation'
import { calm, START, start } from './start'

export interface World {
  api: BackendApi
  backend: Backend
  /** Another client of the same backend, as another remote has it. */
  another(): BackendApi
  /** Signs in for all calls to come. */
  as(username: string): Promise<Profile>
  leave(): Promise<void>
  /** Sends a request whose input nobody checked before, as a broken client sends it; `posts.create` names the call. */
  send(call: string, input: unknown): Promise<Response>
  /** Moves the time. */
  at(moment: string): void
}

export type WorldOptions = Pick<BackendOptions, 'random' | 'sleep'> & { settings?: SimulationInput }

export interface Transport {
  transport: string
  open(options?: WorldOptions): Promise<World>
}

export function requestOf(url: string, call: string, input: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${url}/${call.replace('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input ?? {}),
  })
}

/** Opens a world with somebody signed in. */
export async function openAs({ open }: Pick<Transport, 'open'>, username: string) {
  const world = await open()
  return { ...world, profile: await world.as(username) }
}

/** Fails the test of a call that sends a request: in the page, calls make none. */
function refuseRequests(): never {
  throw new Error('A call sent a real request.')
}

async function inProcess({ settings, ...options }: WorldOptions = {}): Promise<World> {
  vi.stubGlobal('fetch', refuseRequests)
  const { api, backend, at } = await start({ ...options, simulation: calm(settings) })
  return {
    api,
    backend,
    at,
    another: () => createClient({ url: 'https://other.test', fetch: backend.fetch }),
    as: async (username) => (await api.auth.signIn({ username })).profile,
    leave: async () => void (await api.auth.signOut()),
    send: (call, input) => backend.fetch(requestOf('https://backend.test/api', call, input)),
  }
}

async function overHttp({ settings, ...options }: WorldOptions = {}): Promise<World> {
  let time = START
  const server = await serveBackend({ ...options, clock: () => time, simulation: calm(settings)() })
  onTestFinished(() => server.close())
  let session: Record<string, string> = {}
  const client = () => createClient({ url: server.url, headers: () => session })
  const api = client()
  return {
    api,
    backend: server.backend,
    at: (moment) => {
      time = new Date(moment)
    },
    another: client,
    as: async (username) => {
      const { profile } = await api.auth.signIn({ username })
      session = { [USER_HEADER]: profile.id }
      return profile
    },
    leave: async () => {
      await api.auth.signOut()
      session = {}
    },
    send: (call, input) => fetch(requestOf(server.url, call, input, session)),
  }
}

export const http: Transport = { transport: 'over HTTP', open: overHttp }

/** The contract's tests in the page: `npm test`. Those over HTTP and over the databases of the server are slow ones. */
export const transports: Transport[] = [{ transport: 'in process', open: inProcess }]
