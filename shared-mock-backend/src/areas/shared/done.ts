/** The answer of calls that return nothing. */
export const DONE = { ok: true } as const
