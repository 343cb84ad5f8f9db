/** npm run workshop: every shared part of `@ementa/ui` in both themes, in a browser, without a backend. Ctrl-C ends it. */
import path from 'node:path'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { portBase, root } = await import('../lib/packages.mjs')
const { portProblem } = await import('./lib/preflight.mjs')
const { bin, start } = await import('./lib/run.mjs')

const port = portBase() + 10
const taken = await portProblem([port], 'localhost')
if (taken) {
  console.error(taken)
  process.exit(1)
}
const { done } = start(bin('rspack'), ['serve'], {
  cwd: path.join(root, 'tooling/workshop'),
  env: { NODE_ENV: 'development' },
  show: true,
})
// To stop it is no failure.
process.exitCode = 0
done.then(({ code }) => process.exit(code))
console.log(`\nThe workshop: http://localhost:${port} (both themes), ?theme=dark for one. Ctrl-C ends it.\n`)
