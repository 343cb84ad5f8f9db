import type { Database } from '../database/database'
import { logFailure } from '../log'
import { type IssueMail, type MailPlace, mailWriter } from './issue-mail'
import {
  findWantedMails,
  LEASE,
  noteFailed,
  noteSent,
  releaseMails,
  retryLater,
  stopAddress,
  takeMails,
} from './mail-queue'

/** Sends one mail; rejects with the error of the SMTP client. */
export type Send = (mail: IssueMail) => Promise<unknown>

/** Meaning of an error of sending. */
type Failure = 'nobody' | 'refused' | 'later' | 'away'

interface SmtpError {
  responseCode: number | undefined
  command: string | undefined
  response: string
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

function smtpError(error: unknown): SmtpError {
  const [code, command, response] = ['responseCode', 'command', 'response'].map((name) => fieldOf(error, name))
  return {
    responseCode: typeof code === 'number' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    response: typeof response === 'string' ? response : '',
  }
}

/** Answers to a recipient that say that nobody has the address. */
const NOBODY = new Set([550, 551, 553])
/** These answers blame the sender, not the address: spam, policy, a blocked server (RFC 3463). */
const POLICY = /\b5\.7\.\d/

/** Tells a wrong address from a full mailbox, a refused text, and a server that is away or takes nothing from this sender. */
export function failureOf(error: unknown): Failure {
  const { responseCode, command, response } = smtpError(error)
  if (fieldOf(error, 'code') === 'EENVELOPE' && responseCode === undefined) return 'refused'
  if (responseCode === undefined || responseCode === 421 || (command !== 'RCPT TO' && command !== 'DATA')) return 'away'
  if (responseCode < 500) return 'later'
  return command === 'RCPT TO' && NOBODY.has(responseCode) && !POLICY.test(response) ? 'nobody' : 'refused'
}

/** The reason that is kept: the address is not a part of it. */
const reasonOf = (error: unknown) => String(smtpError(error).responseCode ?? fieldOf(error, 'code') ?? 'unknown')

export interface Sending {
  database: Database
  send: Send
  place: MailPlace
  clock: () => Date
  /** Ends the batch after the mail under way. */
  isStopping: () => boolean
}

/**
 * Sends the next mails one after another, and notes each before the next: a process that dies between two leaves at most one
 * that is sent again, under the same name. Returns whether there may be more to send at once, or the mail server takes nothing now.
 */
export async function sendMails({
  database,
  send,
  place,
  clock,
  isStopping,
}: Sending): Promise<'more' | 'done' | 'away'> {
  const begun = Date.now()
  const jobs = await takeMails(database, clock())
  if (jobs.length === 0) return 'done'
  const wanted = await findWantedMails(database, jobs)
  const write = mailWriter(database.query, place)
  for (const [index, job] of jobs.entries()) {
    if (isStopping() || Date.now() - begun > LEASE / 3) {
      await releaseMails(database, jobs.slice(index))
      return isStopping() ? 'done' : 'more'
    }
    const mail = wanted.has(job.id) ? await write(job) : null
    if (!mail) {
      await noteFailed(database, job, 'no longer wanted', clock())
      continue
    }
    try {
      await send(mail)
    } catch (error) {
      const failure = failureOf(error)
      const reason = reasonOf(error)
      if (failure === 'away') {
        logFailure('Failed to send a mail', error)
        await releaseMails(database, jobs.slice(index))
        return 'away'
      }
      if (failure === 'nobody') await stopAddress(database, job.address, reason, clock())
      if (failure === 'nobody' || failure === 'refused') await noteFailed(database, job, reason, clock())
      else await retryLater(database, job, reason, clock())
      continue
    }
    await noteSent(database, job, clock())
  }
  return 'more'
}
