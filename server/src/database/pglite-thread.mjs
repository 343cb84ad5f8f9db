/** The thread in which PGlite runs: a long query would otherwise stop every request for as long as it takes. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** @typedef {{ id: number, text: string, values?: unknown[] }} Order */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const database = await PGlite.create({ dataDir: workerData.folder, loadDataDir: workerData.prepared })

port.on('message', async (/** @type {Order | 'close'} */ order) => {
  if (order === 'close') {
    await database.close()
    port.postMessage({ id: 0 })
    return
  }
  try {
    port.postMessage({ id: order.id, rows: (await database.query(order.text, order.values)).rows })
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    port.postMessage({ id: order.id, error: { message, code } })
  }
})
port.postMessage({ id: -1 })
