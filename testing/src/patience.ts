/**
 * Runs before every test file. `vi.waitFor` and `vi.waitUntil` give up after a second, which a busy machine needs for one
 * rendering: they wait as long as testing-library does here (`setup.ts`). What never comes still fails.
 */
import { vi } from 'vitest'

/** ms that a test waits for what a busy machine takes its time over. */
export const PATIENCE = 15_000

const patient = (options?: number | { timeout?: number; interval?: number }) =>
  typeof options === 'number' ? options : { timeout: PATIENCE, ...options }

const { waitFor, waitUntil } = vi
const patientWaitFor: typeof waitFor = (callback, options) => waitFor(callback, patient(options))
const patientWaitUntil: typeof waitUntil = (callback, options) => waitUntil(callback, patient(options))

// Files that share a process share `vi` as well.
if (!('isPatient' in vi)) Object.assign(vi, { isPatient: true, waitFor: patientWaitFor, waitUntil: patientWaitUntil })
