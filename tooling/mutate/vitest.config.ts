import { mergeConfig } from 'vitest/config'
import config from '../../vitest.config'

/**
 * The suite as Stryker runs it. Its runner asks for threads, in which a test cannot change the time zone; the forks of
 * the ordinary run can.
 */
export default mergeConfig(config, {
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'forks',
      configureVitest({ project }: { project: { config: { pool: string } } }) {
        project.config.pool = 'forks'
      },
    },
  ],
})
