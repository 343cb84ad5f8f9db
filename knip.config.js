import fs from 'node:fs'

/** Files that other builds load by their address: what `remote.json` exposes. @param {string} folder */
function exposedBy(folder) {
  const { exposes } = JSON.parse(fs.readFileSync(new URL(`${folder}/remote.json`, import.meta.url), 'utf8'))
  return Object.values(exposes).map((file) => file.replace(/^\.\//, ''))
}

/** @param {string} folder */
const remote = (folder) => ({
  entry: [...exposedBy(folder), 'src/standalone.ts', 'rspack.config.mjs'],
  project: ['src/**/*.{ts,tsx}', '*.mjs'],
})

/** Every folder with a `remote.json` is a remote. */
const remoteFolders = fs
  .readdirSync(import.meta.dirname)
  .filter((folder) => fs.existsSync(new URL(`${folder}/remote.json`, import.meta.url)))

/** A package that others import: what its entries export has to be used by somebody, too. */
const shared = { includeEntryExports: true, project: ['src/**/*.{ts,tsx}'] }

/** @type {import('knip').KnipConfig} */
export default {
  // Aliases of one schema or one part are two names on purpose.
  exclude: ['duplicates'],
  // Built outside of the workspaces, from tarballs (docs/remotes.md).
  ignore: ['examples/**'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Imported by libraries, in the place of a package.
    'shared-ui/chakra-system.mjs': ['exports'],
    // Declarations of other packages name these types by inference, which leaves no import to find.
    'shared-{ui,contracts}/src/*.ts': ['types'],
  },
  workspaces: {
    '.': {
      ignoreDependencies: [
        // `tooling/scripts/mutate.mjs` names them in a configuration that it writes.
        '@stryker-mutator/core',
        '@stryker-mutator/vitest-runner',
        // `tooling/run.mjs` runs their tools by name.
        '@biomejs/biome',
        '@playwright/test',
      ],
    },
    shell: {
      entry: [
        'src/index.ts',
        'src/pwa/service-worker.ts',
        'src/federation/transport-plugin.ts',
        'public/theme.js',
        'rspack.config.mjs',
      ],
      project: ['src/**/*.{ts,tsx}', '*.mjs'],
    },
    ...Object.fromEntries(remoteFolders.map((folder) => [folder, remote(folder)])),
    'shared-contracts': shared,
    'shared-law': { ...shared, project: ['{src,corpora}/**/*.{ts,mjs}'] },
    'shared-mail': shared,
    'shared-mock-backend': shared,
    'shared-ui': {
      ...shared,
      entry: ['chakra-system.mjs'],
      // `theme/fonts.css` imports them.
      ignoreDependencies: ['@fontsource-variable/source-serif-4', '@fontsource-variable/public-sans'],
    },
    tooling: {
      // An alias of development builds (`rspack/base.mjs`), which name their loader by its path.
      ignoreUnresolved: ['#refresh-runtime'],
      entry: [
        'scripts/*.mjs',
        'release/*.mjs',
        'bench/**/*.mjs',
        'mutate/vitest.config.ts',
        'rspack/development/live-facade.mjs',
      ],
      project: ['**/*.{mjs,ts,tsx}'],
      // `rspack serve`, started by name in `scripts/dev.mjs`, and the law in a module that `bench/citations.mjs` writes.
      ignoreDependencies: ['@rspack/cli', '@rspack/dev-server', '@ementa/law'],
    },
    // Tests of the contract run over its transports by an alias (`vitest.config.ts`).
    server: {
      entry: ['src/main.ts', 'bin.mjs', 'src/database/pglite-thread.mjs', 'src/test/{bench,transports}.ts'],
    },
    'remote-kit': { project: ['**/*.mjs'] },
    // An alias of some view tests (`vitest.config.ts`).
    testing: { entry: ['src/unvirtualized-list.tsx'] },
    e2e: {
      entry: ['journeys/**/*.ts', 'fixtures/plain-host.ts', 'shots/**/*.shots.ts', 'shots.config.ts'],
      project: ['**/*.ts'],
    },
  },
}
