import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** Calls in a minute. A page makes about ten at once; a person who reads, thirty in a minute. */
const MINUTE = 60
/** Per person or visitor's address; each process counts for itself. */
const EVERY_CALL = new RateLimiterMemory({ points: 600, duration: MINUTE })
/** Calls by which somebody could guess, or flood a mailbox. */
const SIGN_IN = new RateLimiterMemory({ points: 20, duration: MINUTE })
/** Writing calls of somebody who joined a few days ago. */
const NEW_WRITER = new RateLimiterMemory({ points: 30, duration: MINUTE })
/** Links to one mailbox, whoever asks for them. */
const MAILBOX = new RateLimiterMemory({ points: 3, duration: 15 * MINUTE })

const LIMITERS = { any: EVERY_CALL, signIn: SIGN_IN, newWriter: NEW_WRITER } as const
/** Calls that are counted together. */
export type Counted = keyof typeof LIMITERS

/** Tells whether one more link may go to a mailbox, and counts it. */
export const mayMail = (email: string): Promise<boolean> =>
  MAILBOX.consume(email).then(
    () => true,
    () => false,
  )

export interface Limit {
  isOver: boolean
  headers: Record<string, string>
}

/** Counts a call. The headers tell the caller what is left (RateLimit fields of HTTP). */
export async function countCall(who: string, counted: Counted): Promise<Limit> {
  const limiter = LIMITERS[counted]
  const told = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => {
    const seconds = Math.ceil(msBeforeNext / 1000)
    return {
      'ratelimit-policy': `${limiter.points};w=${MINUTE}`,
      ratelimit: `limit=${limiter.points}, remaining=${remainingPoints}, reset=${seconds}`,
    }
  }
  try {
    return { isOver: false, headers: told(await limiter.consume(who)) }
  } catch (refused) {
    const result = refused as RateLimiterRes
    return { isOver: true, headers: { ...told(result), 'retry-after': String(Math.ceil(result.msBeforeNext / 1000)) } }
  }
}
