import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = pathToFileURL(`${import.meta.dirname}/end-with-parent.mjs`).href
/** Would run for ever; says when it is there. */
const CHILD = `
  import(${JSON.stringify(MODULE)}).then(({ endWithParent }) => {
    endWithParent()
    setInterval(() => undefined, 1000)
    console.log('there')
  })`
const PARENT = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], { stdio: 'inherit', detached: true })
  setInterval(() => undefined, 1000)`

test('ends once the process that started it is killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => parent.stdout.once('data', resolve))
  // The child holds the pipe as well, which is closed once both are gone.
  const bothGone = new Promise((resolve) => parent.once('close', (_code, signal) => resolve(signal)))
  parent.kill('SIGKILL')
  expect(await bothGone).toBe('SIGKILL')
})
