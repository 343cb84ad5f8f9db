#!/usr/bin/env node
/** Runs the built server without the tools of this repository, as a container does. */
import path from 'node:path'
import { main } from './dist/main.mjs'

await main(process.argv.slice(2), {
  folder: path.join(import.meta.dirname, '.data'),
  prepared: path.join(import.meta.dirname, 'dist/prepared'),
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST ?? '0.0.0.0',
})
