/** The answer of calls that have nothing to tell but that they are done. */
export const DONE = { ok: true } as const
