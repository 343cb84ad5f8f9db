/**
 * npm run new -- remote contratos [--title "Contratos"]
 * A remote with a route, a page that reads through the contracts, test, journey, Docker service and registry
 * entry. The shell stays as it is.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { root } = await import('../lib/packages.mjs')
const { writeRemote } = await import('./lib/new-remote.mjs')
const { run } = await import('./lib/run.mjs')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { title: { type: 'string' } } })
const [kind, name] = positionals
if (kind !== 'remote' || !name) {
  console.error('Usage: npm run new -- remote <name> [--title "<what people call it>"]')
  process.exit(2)
}
try {
  const title = values.title ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`
  for (const file of writeRemote({ root, name, title })) console.log(`  ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
const docker = await run(process.execPath, ['tooling/scripts/docker-config.mjs'])
process.stdout.write(docker.output)
console.log(`\nNext: npm install (links the package), then npm run dev -w mfe-${name}. Its page is at /${name}.`)
