import { spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const tools = pathToFileURL(path.join(import.meta.dirname, 'run.mjs')).href

/** The process that a tool starts: it listens and prints its port, so that its end can be seen from outside. */
const WORKER = "const s = require('net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))"
const TOOL = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(WORKER)}], { stdio: 'inherit' })`
/** Ends by itself when it is told to, otherwise by a signal. */
const COMMAND = `
import { start } from ${JSON.stringify(tools)}
start(process.execPath, ['-e', ${JSON.stringify(TOOL)}], { show: true })
process.stdin.once('data', () => process.exit(3))
`

const isListening = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test.each([
  { by: 'SIGINT', code: 130 },
  { by: 'SIGTERM', code: 143 },
  { by: 'itself', code: 3 },
  { by: 'the end of the shell of npm', code: null },
])('when a command ends by $by, what its tools have started ends too', async ({ by, code }) => {
  const isBelowShell = code === null
  const args = ['--input-type=module', '-e', COMMAND]
  const command = spawn(
    isBelowShell ? 'sh' : process.execPath,
    isBelowShell ? ['-c', '"$0" "$@"; exit', process.execPath, ...args] : args,
    { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, npm_lifecycle_event: 'dev' } },
  )
  const ended = new Promise((resolve) => command.once('exit', resolve))
  const port = Number(await new Promise((resolve) => command.stdout.once('data', resolve)))
  expect(await isListening(port)).toBe(true)

  if (by === 'itself') command.stdin.write('end\n')
  else command.kill(isBelowShell ? 'SIGTERM' : /** @type {NodeJS.Signals} */ (by))
  expect(await ended).toBe(code)
  await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false)
})
