import pg from 'pg'
import type { Channel } from './database'

/** In ms, before a lost connection is opened again. */
const WAIT = 1_000

/**
 * Hears on one connection of its own what processes tell each other. It must not go through a pooler that gives each
 * transaction another connection.
 */
export function listenToPostgres(url: string, { name, onMessage, onBack }: Channel): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const connect = async (isFirst: boolean) => {
    const next = new pg.Client({ connectionString: url, application_name: 'ementa-live', keepAlive: true })
    client = next
    let isLost = false
    const lose = () => {
      if (isLost || isOver) return
      isLost = true
      next.end().catch(() => undefined)
      timer = setTimeout(() => void connect(false), WAIT)
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${name}`)
      // Messages of the meantime are lost.
      if (!isFirst) onBack()
    } catch {
      lose()
    }
  }

  void connect(true)
  return async () => {
    isOver = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
