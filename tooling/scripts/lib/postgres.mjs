import fs from 'node:fs'
import { aptInstall, isRootOnLinux } from './apt.mjs'
import { run } from './run.mjs'

/** Debian puts the programs of each version into this folder. */
const VERSIONS = '/usr/lib/postgresql'
/** The oldest version that the server is tried with. */
const OLDEST = 15

const isInstalled = () =>
  fs.existsSync(VERSIONS) &&
  fs.readdirSync(VERSIONS).some((name) => Number(name) >= OLDEST && fs.existsSync(`${VERSIONS}/${name}/bin/initdb`))

/** Installs PostgreSQL where the tests of the server have none. They start one of their own with its programs. */
export async function ensurePostgres() {
  if (isInstalled() || !isRootOnLinux) return
  console.log('Installing PostgreSQL (apt-get) …')
  await run('apt-get', ['update', '-qq'])
  await aptInstall(`postgresql-${OLDEST}`)
  // A later distribution has a later version under the name without a number.
  if (!isInstalled()) await aptInstall('postgresql')
}
