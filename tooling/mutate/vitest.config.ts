import { mergeConfig } from 'vitest/config'
import config from '../../vitest.config'

/** Package whose tests run, the one whose code is changed: the tests of its users would make each run as long as the suite. */
const PACKAGE = process.env.EMENTA_MUTATED ?? ''

/**
 * The suite as Stryker runs it. Its runner asks for threads, in which a test cannot change the time zone; the forks of
 * the ordinary run can.
 */
export default mergeConfig(config, {
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'forks',
      configureVitest({ project }: { project: { config: { pool: string; include: string[]; testTimeout: number } } }) {
        project.config.pool = 'forks'
        project.config.include = project.config.include.map((glob) => glob.replace(/^\{.*?\}/, PACKAGE))
        // Instrumented code is slower.
        project.config.testTimeout = 60_000
      },
    },
  ],
})
