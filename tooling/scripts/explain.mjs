/**
 * npm run explain -- <report>
 * Reads a report that a failure card exported (or a body that the telemetry address received) and says of each event whose
 * code it was and in which line of the sources, by the maps of the last build of this checkout.
 */
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { sourceAt } = await import('./lib/maps.mjs')

const [given] = process.argv.slice(2)
const file = given && path.resolve(process.env.INIT_CWD ?? process.cwd(), given)
if (!file || !fs.existsSync(file)) {
  console.error(file ? `There is no file ${file}.` : 'Usage: npm run explain -- <report>')
  process.exit(2)
}
/** @type {{ events?: Array<{ at: string, kind: string, source: string, page: string, message: string, frames?: string[] }> }} */
const report = JSON.parse(fs.readFileSync(file, 'utf8'))
if (!Array.isArray(report.events)) {
  console.error(`${file} is no report: it has no events.`)
  process.exit(1)
}
for (const { at, kind, source, page, message, frames = [] } of report.events) {
  console.log(`${at}  ${kind}  ${source}  ${page}\n  ${message}`)
  for (const frame of frames) {
    const place = sourceAt(frame)
    console.log(place ? `    ${place.file}:${place.line}  ${place.text}` : `    ${frame}  (of another build)`)
  }
}
