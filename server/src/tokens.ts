import crypto from 'node:crypto'

/** Returns a secret that nobody can guess: 32 random bytes as base64url. */
export const newToken = (): string => crypto.randomBytes(32).toString('base64url')

/** Returns under which name a secret is stored: whoever reads the database learns no secret. */
export const hashOf = (token: string): string => crypto.createHash('sha256').update(token).digest('base64url')

export const DAY = 24 * 60 * 60 * 1000

/** Returns the moment so many ms after another. */
export const addMs = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
