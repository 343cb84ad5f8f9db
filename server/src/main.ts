import type { RequestListener } from 'node:http'
import { parseArgs } from 'node:util'
import { helpText, runCommand } from './commands'
import type { Database } from './database/database'
import { log } from './log'
import { openDatabase } from './open-database'
import { createMailer } from './people/mailer'
import { serve } from './serve'

export { prepareFolder } from './open-database'

export interface Surroundings {
  /** Answers addresses that are not the server's own, with the built shell. */
  site?: RequestListener
  /** Folder of the data, unless `EMENTA_DATA` names another. */
  folder: string
  /** Folder that `prepareFolder` has made. */
  prepared: string
  port: number
  host: string
}

/** Runs a command of `npm run server`. Resolves when it is done; a started server goes on until it is asked to stop. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const options = { demo: flag, back: flag, overwrite: flag, help: flag }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (values.help) return console.info(helpText())
  const { DATABASE_URL: url, EMENTA_DATA: folder = surroundings.folder } = process.env
  const database = await openDatabase({ url, folder, prepared: surroundings.prepared })
  const [command, argument = values.back ? 'back' : ''] = positionals
  if (command !== undefined) return runCommand(database, command, argument, values)
  try {
    await start(database, values.demo, surroundings)
  } catch (error) {
    // An open database would keep the process alive.
    await database.close()
    throw error
  }
}

async function start(database: Database, isDemo: boolean, { site, port, host }: Surroundings): Promise<void> {
  const {
    EMENTA_ORIGIN: origin,
    EMENTA_IMAGES: images,
    EMENTA_METRICS: metrics,
    EMENTA_LOG = 'info',
    SMTP_URL,
    TRUSTED_PROXIES = '0',
    MAIL_FROM = 'Ementa <ementa@localhost>',
  } = process.env
  log.level = EMENTA_LOG
  const mailer = SMTP_URL ? createMailer(SMTP_URL, MAIL_FROM) : undefined
  const trustedProxies = Number(TRUSTED_PROXIES)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error(`Failed to start: TRUSTED_PROXIES is "${TRUSTED_PROXIES}". Please set it to a number, such as 1.`)
  const served = await serve({
    ...{ database, isDemo, port, host, origin, images, metrics, mailer, trustedProxies },
    ...(site && { site }),
  })
  console.info(`Ementa is running: ${served.url}`)
  if (served.metrics) console.info(`Metrics: ${served.metrics}`)
  if (served.firstInvitation) console.info(`Invitation of the first person, who moderates: ${served.firstInvitation}`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void served.stop().then(() => {
        mailer?.close()
        process.exit(0)
      })
    })
  }
}
