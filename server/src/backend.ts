import { setTimeout as wait } from 'node:timers/promises'
import { type CallName, callMeta, callNameOf, IMAGE } from '@ementa/contracts'
import { PAGE_HEADER, VALID_FOR_HEADER } from '@ementa/contracts/client'
import {
  holdPost,
  moderationStatus,
  preloadArea,
  type Simulation,
  Simulator,
  SPECIFIED_POLICY,
  seedDrawing,
  sendDueSchedules,
  simulationSchema,
} from '@ementa/mock-backend/parts'
import * as v from 'valibot'
import { changeImages, checkUpload } from './calls/images'
import { isInGoodStanding } from './calls/policy'
import { type Call, createErrorResponse, type Done, type Surroundings, UnitOfWork } from './calls/unit-of-work'
import { type Database, isAway, isCollision, type Query } from './database/database'
import { isHostile } from './hostile-text'
import { type ImageFiles, imageRows } from './images/files'
import type { Written } from './live/news'
import { logFailure } from './log'

/** How often a call that met another one is tried. */
const MOST_TRIES = 12
/** Longest wait in ms before the second try; later ones may wait longer. */
const FIRST_WAIT = 8
/** Another process may have made a schedule: in ms, how long what is known of the next one counts. */
const SCHEDULES_KNOWN_FOR = 10_000

/** The posts whose time comes, or came, while moderation lets their authors only read. */
const WITHHELD_POSTS = `select p.id, p.doc->>'scheduled_at' as at
from moderation_statuses s join posts p on p.key_author = s.id
where s.deleted_at is null and s.doc->>'status' in ('muted', 'banned', 'temp_banned')
and p.deleted_at is null and p.key_dated is not null and p.doc->>'status' = 'published'
and p.doc->>'scheduled_at' >= s.doc->>'since'
and (s.doc->>'banned_until' is null or p.doc->>'scheduled_at' < s.doc->>'banned_until')`

/** Other people write at any time: after so many ms a page that still shows an answer asks again. */
const VALID_FOR = 30_000

/** A real server is as fast as it is, and fails when it fails. */
const NOTHING_SIMULATED = {
  latency: [0, 0],
  failureRate: 0,
  uploadFailureRate: 0,
  syncFailureRate: 0,
  installFailureRate: 0,
  permissionDenialRate: 0,
  bulkFailureRate: 0,
} as const

export interface BackendOptions {
  /** Absent: the wall clock. */
  clock?: () => Date
  /** Settings of the simulation, for tests; absent: nothing is simulated. */
  simulation?: () => Simulation
  random?: () => number
  sleep?: (ms: number) => Promise<void>
  /** Says who may do what on this host; absent: the rules of the specification. */
  policy?: Surroundings['policy']
  /** The place of uploaded images; absent: the database. */
  images?: ImageFiles
  /** Names of the locks that a call holds. */
  locksOf?: (name: CallName, input: unknown, viewerId: string | null) => readonly string[]
  /** Told of every change that is stored, with the names of the collections. */
  onChange?: (changed: readonly string[]) => void
  /** Told after each change that is stored, of what it was. */
  onWritten?: (written: Written) => void
  /** Told of every call, for measurements. */
  onDone?: (name: CallName | null, done: Done, tries: number) => void
}

export interface ServerBackend {
  /** Answers a call of the contract for a person, null for a visitor. */
  fetch(request: Request, viewerId: string | null): Promise<Response>
  /** Returns an image, in the smallest size that is at least so many px wide where it has one. */
  image(id: string, width: number): Promise<Blob | undefined>
  /** Carries out schedules that are due; calls do so first, too. */
  carryOutDue(): Promise<void>
  /** Runs work of the host's own in one transaction that holds these locks, again from the beginning when it met another. */
  inTransaction<Result>(
    locks: readonly string[],
    work: (unit: UnitOfWork, query: Query) => Promise<Result>,
  ): Promise<Result>
}

function parse(body: string): { input: unknown } | null {
  if (body === '') return { input: undefined }
  try {
    return { input: JSON.parse(body) }
  } catch {
    return null
  }
}

const badRequest = () =>
  Response.json({ defined: false, code: 'BAD_REQUEST', status: 400, message: 'Bad Request' }, { status: 400 })

/** Creates the backend that answers the calls of the contract over a database. */
export function createServerBackend(database: Database, options: BackendOptions = {}): ServerBackend {
  const { clock = () => new Date(), random = Math.random, sleep = wait, locksOf = () => [] } = options
  const { policy = SPECIFIED_POLICY, images = imageRows(database.query), onChange, onWritten, onDone } = options
  const nothing = v.parse(simulationSchema, NOTHING_SIMULATED)
  const simulator = new Simulator({ settings: options.simulation ?? (() => nothing), random, sleep })
  const previews = new Map()
  let schedules = { readAt: Number.NEGATIVE_INFINITY, next: Number.POSITIVE_INFINITY }

  /** Tries again what met another call, from the state after it. */
  const inTransaction = async <Result>(
    locks: readonly string[],
    work: (unit: UnitOfWork, query: Query) => Promise<Result>,
  ) => {
    for (let tries = 1; ; tries += 1) {
      try {
        const result = await database.transaction((query) => work(new UnitOfWork(query, clock()), query), locks)
        return { result, tries }
      } catch (error) {
        if (!isCollision(error) || tries === MOST_TRIES) throw error
        await wait(Math.random() * FIRST_WAIT * 2 ** Math.min(tries, 6))
      }
    }
  }

  const nextSchedule = async (now: number): Promise<number> => {
    if (now >= schedules.readAt && now - schedules.readAt < SCHEDULES_KNOWN_FOR) return schedules.next
    const [row] = await database.query<{ at: string | null }>(
      `select min(at) as at from (
         select place as at from schedules where key_status = 'pending' and deleted_at is null
         union all select at from (${WITHHELD_POSTS}) posts where $1
       ) due`,
      [policy.isShared],
    )
    schedules = { readAt: now, next: row?.at ? Date.parse(row.at) : Number.POSITIVE_INFINITY }
    return schedules.next
  }

  /** Carries out due schedules before any call, whichever process is the first to see them. */
  const carryOutDue = async () => {
    const now = clock()
    if ((await nextSchedule(now.getTime())) > now.getTime()) return
    const sending = await inTransaction(['schedules'], async (unit, query) => {
      const posts = await query<{ id: string }>(`select id from (${WITHHELD_POSTS}) posts where at <= $1 and $2`, [
        now.toISOString(),
        policy.isShared,
      ])
      return unit.change(({ db }) => {
        for (const { id } of posts) holdPost(db, id, now)
        const isRestricted = (owner: string) => !isInGoodStanding(moderationStatus({ db, now }, owner))
        return sendDueSchedules(db, now, policy.isShared ? { isRestricted } : undefined)
      })
    })
    schedules = { ...schedules, readAt: Number.NEGATIVE_INFINITY }
    onChange?.(sending.result.changed)
    const { writes } = sending.result
    if (writes.size > 0) onWritten?.({ name: null, viewerId: null, page: null, writes })
  }

  const carryOut = async (call: Call): Promise<Response> => {
    await carryOutDue()
    const { name, input, viewerId } = call
    const isWrite = name !== null && callMeta(name).kind === 'write'
    const locks = isWrite ? locksOf(name, input, viewerId) : []
    const { result, tries } = await inTransaction(locks, (unit) =>
      unit.answer(call, { simulated: simulator.forOneCall(), previews, policy }),
    )
    const isStored = await changeImages(database.query, images, result.effects, call.uploaded).then(
      () => true,
      (error) => logFailure('Failed to store or remove an image', error),
    )
    if (!isStored && call.uploaded) return createErrorResponse('STORAGE_FULL')
    if (['schedules', 'moderationStatuses'].some((name) => result.changed.includes(name)))
      schedules = { ...schedules, readAt: Number.NEGATIVE_INFINITY }
    if (result.changed.length > 0) onChange?.(result.changed)
    if (result.writes.size > 0) onWritten?.({ name, viewerId, page: call.page, writes: result.writes })
    onDone?.(name, result, tries)
    if (!isWrite) result.response.headers.set(VALID_FOR_HEADER, String(VALID_FOR))
    return result.response
  }

  return {
    carryOutDue,
    inTransaction: async (locks, work) => (await inTransaction(locks, work)).result,
    image: async (id, width) => (await seedDrawing(`${IMAGE.localScheme}${id}`)) ?? images.read(id, width),
    async fetch(request, viewerId) {
      const { pathname } = new URL(request.url)
      const name = callNameOf(pathname)
      const parsed = parse(await request.text())
      if (!parsed || isHostile(parsed.input)) return badRequest()
      if (name) {
        await preloadArea(name)
        if (name !== 'linkPreviews.get' && (await simulator.call(name)))
          return createErrorResponse('MOCK_NETWORK_ERROR')
      }
      // A visitor may not upload, and does not make the server decode anything.
      const upload = name === 'images.upload' && viewerId !== null ? await checkUpload(parsed.input) : null
      if (typeof upload === 'string') return createErrorResponse(upload)
      const page = request.headers.get(PAGE_HEADER)
      try {
        return await carryOut({ name, pathname, page, input: parsed.input, viewerId, ...upload })
      } catch (error) {
        logFailure('Failed to carry out a call', error)
        return isAway(error)
          ? Response.json({ code: 'AWAY' }, { status: 503, headers: { 'retry-after': '2' } })
          : failed()
      }
    },
  }
}

const failed = () => Response.json({ defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500 }, { status: 500 })
