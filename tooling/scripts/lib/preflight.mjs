/**
 * Imported before everything else by the commands that people type: says in one sentence what this machine lacks.
 * It uses nothing that an old Node does not have.
 */
import net from 'node:net'

/**
 * The oldest minor version of each major one that runs the tools; `engines` in package.json says the same, and a test
 * compares them.
 */
export const OLDEST_NODES = [
  [20, 19],
  [22, 13],
  [24, 0],
]

/**
 * @param {string} version `20.19.1`
 * @returns {string | null} what to do, or null when it is new enough
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const newestMajor = Math.max(...OLDEST_NODES.map(([one = 0]) => one))
  const oldest = OLDEST_NODES.find(([one]) => one === major)
  if (major > newestMajor || (oldest && minor >= (oldest[1] ?? 0))) return null
  const known = OLDEST_NODES.map((one) => one.join('.'))
  return `Node ${version} cannot run Ementa: it needs ${known.slice(0, -1).join(', ')} or a later version of these, or ${known.at(-1)} and later. Please install one and try again.`
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
