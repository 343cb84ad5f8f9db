import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

export default defineConfig({
  resolve: {
    alias: {
      // As in tooling/rspack: @chakra-ui/toast would bring a second colour-mode context otherwise.
      'lodash.mergewith': path.join(root, 'shared-ui/shims/merge-with.mjs'),
      '@chakra-ui/system': path.join(root, 'shared-ui/shims/chakra-system.mjs'),
    },
  },
  // Build-time constants of tooling/rspack.
  define: {
    __DEVELOPMENT__: 'false',
    __SHELL_VERSION__: '"test"',
    __SHELL_SURFACE__: '"5ur4ace0"',
    __REMOTE_VERSION__: '"test"',
  },
  test: {
    pool: 'forks',
    maxWorkers: Number(process.env.EMENTA_WORKERS ?? 2),
    // Views on the real backend take a while on a busy machine.
    testTimeout: 20_000,
    restoreMocks: true,
    // Modules are applied, under the names that stand in them: a view test sees what is shown.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    unstubGlobals: true,
    env: { TZ: 'America/Sao_Paulo' },
    // Chakra's styled-system must be one instance with the shim, and react-router one with react-router/dom: transformed like our own code.
    server: { deps: { inline: [/@chakra-ui/, /react-router/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{shell,mfe-*,shared-*,tooling,e2e}/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'happy-dom',
          setupFiles: ['testing/src/setup.ts'],
          sequence: { hooks: 'list' },
          include: ['{shell,mfe-*,shared-*,testing,tooling}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
        },
      },
    ],
  },
})
