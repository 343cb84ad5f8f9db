/**
 * Imported before everything else by the commands that people type: says in one sentence what this machine lacks.
 * It uses nothing that an old Node does not have.
 */
import net from 'node:net'

/** The oldest Node that runs the tools; `engines` in package.json says the same, and a test compares them. */
export const OLDEST_NODE = [20, 19]

/**
 * @param {string} version `20.19.1`
 * @returns {string | null} what to do, or null when it is new enough
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `Node ${version} is too old: Ementa needs Node ${OLDEST_NODE.join('.')} or later. Please install it and try again.`
}

/**
 * @param {number[]} ports
 * @param {string} host
 * @returns {Promise<string | null>} which are taken and what to do, or null when all are free
 */
export async function portProblem(ports, host) {
  const isTaken = (/** @type {number} */ port) =>
    new Promise((resolve) => {
      const server = net.createServer()
      server.once('error', () => resolve(true))
      server.listen(port, host, () => server.close(() => resolve(false)))
    })
  const taken = []
  for (const port of ports) if (await isTaken(port)) taken.push(port)
  if (taken.length === 0) return null
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`
  return `${which} in use. Please stop what uses ${taken.length === 1 ? 'it' : 'them'}, or set EMENTA_PORT_BASE to another number.`
}

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
