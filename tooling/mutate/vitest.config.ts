import { mergeConfig } from 'vitest/config'
import config from '../../vitest.config'

/** Only the tests of the package whose code is changed: what else imports it would make each run as long as the suite. */
const PACKAGE = process.env.EMENTA_MUTATED ?? ''
/** Tests of a package that stand beside what they read. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'shared-contracts': 'tooling/bench/citations/*.test.mjs' }
const elsewhere = ELSEWHERE[PACKAGE]

/**
 * The suite as Stryker runs it. Its runner asks for threads, in which a test cannot change the time zone; the forks of
 * the ordinary run can.
 */
export default mergeConfig(config, {
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'forks',
      configureVitest({
        project,
      }: {
        project: { name: string; config: { pool: string; include: string[]; testTimeout: number } }
      }) {
        project.config.pool = 'forks'
        project.config.include = project.config.include.map((glob) => glob.replace(/^\{.*?\}/, PACKAGE))
        if (elsewhere && project.name === 'rules') project.config.include.push(elsewhere)
        // Instrumented code is slower.
        project.config.testTimeout = 60_000
      },
    },
  ],
})
