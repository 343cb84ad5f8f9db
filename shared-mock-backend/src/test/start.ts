import { errorCode, releaseTime } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import * as v from 'valibot'
import { type BackendOptions, createBackend } from '../backend'
import { type SimulationInput, simulationSchema } from '../simulation'
import { memoryBlobs } from '../store/blobs'
import { memoryStorage } from '../store/storage'

/** The moment at which tests start, unless they move the clock. */
export const START = new Date('2026-03-10T12:00:00.000Z')

/** Time from which others see an issue sent at the start. */
export const RELEASED = releaseTime(START)

/** A calm simulation: no latency, no failures, repeatable. */
export const calm = (settings: SimulationInput = {}) => {
  const simulation = v.parse(simulationSchema, {
    latency: [0, 0],
    failureRate: 0,
    uploadFailureRate: 0,
    installFailureRate: 0,
    permissionDenialRate: 0,
    bulkFailureRate: 0,
    seed: 1,
    ...settings,
  })
  return () => simulation
}

/** A backend in memory and the real client in front of it. Move the time with `at`. */
export async function start({ storage = memoryStorage(), ...options }: BackendOptions = {}) {
  let time = START
  const backend = await createBackend({
    storage,
    blobs: memoryBlobs(),
    clock: () => time,
    simulation: calm(),
    tabs: null,
    ...options,
  })
  const api = createClient({ url: 'https://backend.test/api', fetch: backend.fetch })
  const at = (moment: Date | string) => {
    time = new Date(moment)
  }
  return { backend, api, at, storage }
}

/** A backend with someone signed in. */
export async function signedIn(username: string, options: BackendOptions = {}) {
  const world = await start(options)
  const { profile } = await world.api.auth.signIn({ username })
  return { ...world, profile }
}

/** The error code that a call ends with; `done` when it succeeds. */
export const codeOf = (call: Promise<unknown>) => call.then(() => 'done', errorCode)
