/** The thread in which PGlite runs: a long query would otherwise stop every request for as long as it takes. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** @typedef {{ id: number, text: string, values?: unknown[], isScript?: boolean }} Order */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const database = await PGlite.create({ dataDir: workerData.folder, loadDataDir: workerData.prepared })

/** @param {Order} order */
async function run({ text, values, isScript }) {
  if (!isScript) return (await database.query(text, values)).rows
  await database.exec(text)
  return []
}

port.on('message', async (/** @type {Order | 'close'} */ order) => {
  if (order === 'close') {
    await database.close()
    port.postMessage({ id: 0 })
    return
  }
  try {
    port.postMessage({ id: order.id, rows: await run(order) })
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    port.postMessage({ id: order.id, error: { message, code } })
  }
})
port.postMessage({ id: -1 })
