import path from 'node:path'
import { parseArgs } from 'node:util'
import { choose } from '../../lib/packages.mjs'
import { sentenceOf } from '../../scripts/lib/user-error.mjs'

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * The command line that release, rollback and releases share: a package, `--to <folder>` and options of their own.
 * @param {string} usage
 * @param {Options} options
 * @returns {{ one: import('../../lib/packages.mjs').Package, to: string, values: Record<string, any> }}
 */
export function releaseCommand(usage, options) {
  const parsed = parse(options)
  const [name] = parsed?.positionals ?? []
  const to = parsed?.values.to
  if (!parsed || !name || typeof to !== 'string') {
    console.error(`Usage: ${usage}`)
    process.exit(2)
  }
  const one = chosen(name)
  // npm runs workspace scripts in the package's folder; a relative folder is meant from where the person is.
  return { one, to: path.resolve(process.env.INIT_CWD ?? process.cwd(), to), values: parsed.values }
}

/** @param {string} name */
function chosen(name) {
  try {
    const [one] = choose([name])
    if (one) return one
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  return process.exit(2)
}

/** @param {Options} options @returns {{ values: Record<string, any>, positionals: string[] } | undefined} */
function parse(options) {
  try {
    return parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, ...options } })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/**
 * Runs a command; a refusal is one sentence on standard error and exit code 1.
 * @param {() => Promise<void>} work
 */
export async function refusable(work) {
  try {
    await work()
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exitCode = 1
  }
}
