import { setTimeout as wait } from 'node:timers/promises'
import type { ServerBackend } from '../backend'
import type { Database } from '../database/database'
import type { Live } from '../live/live'
import { AFTER_SCHEDULE, NOTIFIED } from '../live/news'
import { logFailure } from '../log'
import type { MailPlace } from './issue-mail'
import { releaseIssues } from './mail-queue'
import { type Send, sendMails } from './send-mails'

/** How often a process looks for work, in ms. */
const EVERY = 1_000
/** How long it leaves a mail server alone that takes nothing, in ms. */
const PAUSE = 30_000
/** How often it looks for issues that became readable, in ms. */
const RELEASES_EVERY = 3_000

export interface JobsOptions {
  database: Database
  backend: Pick<ServerBackend, 'carryOutDue'>
  live: Pick<Live, 'tellEverybody'>
  /** Sends issues by mail; null: they are read in the product alone. */
  mail: { send: Send; place: MailPlace } | null
  clock?: () => Date
}

export interface Jobs {
  /** Ends after the mail under way. */
  stop(): Promise<void>
}

/**
 * Does what nobody asks for: carries out schedules, tells that issues became readable, and sends their mails. Any number of
 * processes may do so at once.
 */
export function startJobs({ database, backend, live, mail, clock = () => new Date() }: JobsOptions): Jobs {
  const stopping = new AbortController()
  const { signal } = stopping
  let releasesAt = 0
  let mailsAt = 0

  const release = async () => {
    if (Date.now() < releasesAt) return
    releasesAt = Date.now() + RELEASES_EVERY
    const released = await releaseIssues(database, { isMailed: mail !== null, now: clock() })
    // Their notices count from this moment on, too.
    if (released.length > 0) live.tellEverybody([...AFTER_SCHEDULE, ...NOTIFIED])
  }

  const sendAll = async (means: NonNullable<typeof mail>) => {
    let outcome = 'more'
    while (outcome === 'more' && !signal.aborted && clock().getTime() >= mailsAt) {
      outcome = await sendMails({ database, ...means, clock, isStopping: () => signal.aborted })
    }
    if (outcome === 'away') mailsAt = clock().getTime() + PAUSE
  }

  const work = async () => {
    await backend.carryOutDue()
    await release()
    if (mail) await sendAll(mail)
  }

  const run = async () => {
    while (!signal.aborted) {
      // A database that is away is back sooner or later; what was begun is done again then.
      await work().catch((error) => logFailure('Failed to do the work that nobody asks for', error))
      await wait(EVERY, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
