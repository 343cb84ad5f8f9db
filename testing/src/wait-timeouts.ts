/**
 * Runs before every test file. By default `vi.waitFor` and `vi.waitUntil` time out after a second, which a busy machine needs
 * for one render. Here they wait as long as testing-library (`setup.ts`).
 */
import { vi } from 'vitest'

/** Timeout of waits in ms, long enough for a busy machine. */
export const PATIENCE = 15_000

const patient = (options?: number | { timeout?: number; interval?: number }) =>
  typeof options === 'number' ? options : { timeout: PATIENCE, ...options }

const { waitFor, waitUntil } = vi
const patientWaitFor: typeof waitFor = (callback, options) => waitFor(callback, patient(options))
const patientWaitUntil: typeof waitUntil = (callback, options) => waitUntil(callback, patient(options))

// Files that share a process also share `vi`.
if (!('isPatient' in vi)) Object.assign(vi, { isPatient: true, waitFor: patientWaitFor, waitUntil: patientWaitUntil })
