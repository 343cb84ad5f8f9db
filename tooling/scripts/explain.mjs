/**
 * npm run explain -- <report>
 * Reads a report that a failure card exported (or a body that the telemetry address received) and says of each event whose
 * code it was and in which line of the sources, by the maps of the last build of this checkout.
 */
import path from 'node:path'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { readJson } = await import('./lib/folders.mjs')
const { sourceAt } = await import('./lib/source-maps.mjs')
const { ReleaseError } = await import('./lib/user-error.mjs')
const { refusable } = await import('../release/lib/release-command.mjs')

const [given] = process.argv.slice(2)
if (!given) {
  console.error('Usage: npm run explain -- <report>')
  process.exit(2)
}
await refusable(async () => {
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), given)
  /** @type {{ events?: Array<{ at: string, kind: string, source: string, page: string, message: string, frames?: string[] }> }} */
  const report = readJson(file)
  if (!Array.isArray(report?.events)) throw new ReleaseError(`${file} is no report: it has no events.`)
  for (const { at, kind, source, page, message, frames = [] } of report.events) {
    console.log(`${at}  ${kind}  ${source}  ${page}\n  ${message}`)
    for (const frame of frames) {
      const place = sourceAt(frame)
      console.log(place ? `    ${place.file}:${place.line}  ${place.text}` : `    ${frame}  (of another build)`)
    }
  }
})
