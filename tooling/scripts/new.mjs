/**
 * npm run new -- remote contratos [--title "Contratos"]   makes a remote with a route, a page that reads through the
 *   contracts, test, journey, Docker service and registry entry; the shell stays as it is
 * npm run new -- --remove contratos                       takes it out again
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { root } = await import('../lib/packages.mjs')
const { removeRemote, writeRemote } = await import('./lib/new-remote.mjs')
const { run } = await import('./lib/run.mjs')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, remove: { type: 'string' } },
})
const [kind, name = ''] = positionals
if (!values.remove && (kind !== 'remote' || !name)) {
  console.error(
    'Usage: npm run new -- remote <name> [--title "<what people call it>"], or npm run new -- --remove <name>',
  )
  process.exit(2)
}
try {
  const files = values.remove
    ? removeRemote({ root, name: values.remove })
    : writeRemote({ root, name, title: values.title ?? titleOf(name) })
  for (const file of files) console.log(`  ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
const docker = await run(process.execPath, ['tooling/scripts/docker-config.mjs'])
process.stdout.write(docker.output)
console.log(
  values.remove
    ? '\nNext: npm install (unlinks the package). Take its entry out of each remotes.json, then its folder from the host.'
    : `\nNext: npm install (links the package), then npm run dev -w mfe-${name}. Its page is at /${name}.`,
)

/** @param {string} text */
function titleOf(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replaceAll('-', ' ')}`
}
