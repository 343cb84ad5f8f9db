import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Where Debian puts the programs of each version. */
const VERSIONS = '/usr/lib/postgresql'
/** The oldest version that the server is tried with. */
const OLDEST = 15

/** Returns the folder with the programs of the newest PostgreSQL that is installed; null when there is none. */
export function postgresPrograms(): string | null {
  const versions = fs.existsSync(VERSIONS) ? fs.readdirSync(VERSIONS).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => fs.existsSync(`${VERSIONS}/${version}/bin/initdb`)))
  return newest >= OLDEST ? path.join(VERSIONS, String(newest), 'bin') : null
}

/** PostgreSQL refuses to run as root, so root lends it the user that its package made. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface RunningPostgres {
  url: string
  /** Number of its first process. */
  readonly pid: number
  /** Ends the server at once, as a machine that loses its power does. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

const isThere = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts a PostgreSQL server of its own in a temporary folder, on a free port. */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-postgres-'))
  const user = owner()
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const initdb = ['-D', data, '-U', 'ementa', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(path.join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const url = `postgres://ementa@127.0.0.1:${port}/postgres`
  // What the system writes late survives a crash of the server, and the folder is thrown away.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '60', unix_socket_directories: '' }
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1']
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  let child: ReturnType<typeof spawn> | undefined
  const start = async () => {
    child = spawn(path.join(programs, 'postgres'), [...args, ...options], { ...user, cwd: folder, stdio: 'ignore' })
    for (let tries = 0; !(await isThere(url)); tries += 1) {
      if (tries === 300) throw new Error('Failed to start PostgreSQL: it does not answer.')
      await wait(100)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    get pid() {
      return child?.pid ?? 0
    },
    start,
    crash: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
