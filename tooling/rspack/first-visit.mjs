/**
 * Puts what the first page needs into four files: all files of a first visit share one slow line, and twenty small ones
 * compress worse. Which modules those are follows from the chunk graph, so that a new import needs no entry here
 * (decision 026).
 */

import { Compilation, rspack, sources } from '@rspack/core'
import { assetPlugin } from '../../remote-kit/lib/manifest.mjs'

/** Requests that the boot file imports at once: the frame, and the backend in the browser with its first data. */
const REQUESTS = new Set(['./app', '@ementa/mock-backend', './first-data'])
/** The shared modules that the frame and every page import; the other facades come with the opened page. */
const SHARED =
  /^provide shared module \([^)]+\) (?:react|react-dom|react-dom\/client|react\/jsx-runtime|@ementa\/(?:contracts|ui|ui\/router|ui\/data))@/

/** @param {import('@rspack/core').Chunk} chunk */
const isFirst = (chunk) =>
  [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ request, module }) => REQUESTS.has(request ?? '') || SHARED.test(module?.identifier() ?? '')),
  )

/**
 * Creates a group of chunks; a module in two groups goes to the higher priority.
 * @param {string} name
 * @param {number} priority
 * @param {RegExp} test
 */
const group = (name, priority, test) => ({
  name,
  priority,
  enforce: true,
  chunks: /** @type {const} */ ('async'),
  test: (/** @type {import('@rspack/core').Module} */ module, /** @type {any} */ { chunkGraph }) =>
    test.test(module.nameForCondition() ?? '') && [...chunkGraph.getModuleChunks(module)].some(isFirst),
})

/**
 * Names of the files, in the order in which the page needs them. Not the backend in the browser: whether it is needed the
 * registry says, and it is requested as soon as that is read, beside the first remote.
 */
const FIRST_CHUNKS = ['main', 'react', 'libraries', 'app']

/** @type {NonNullable<Exclude<import('@rspack/core').Optimization['splitChunks'], false>>['cacheGroups']} */
export const firstVisitGroups = {
  react: group('react', 4, /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
  // Apart: not loaded at all when the registry names a real server.
  backend: group(
    'backend',
    3,
    /[\\/]shared-mock-backend[\\/]|[\\/]node_modules[\\/](?:@orpc[\\/](?:server|openapi)|rou3|idb)[\\/]/,
  ),
  libraries: group('libraries', 2, /[\\/]node_modules[\\/]/),
  app: group('app', 1, /./),
}

/** The style engine, which comes with the pages that use it (decision 002). */
const STYLE_ENGINE = /[\\/]node_modules[\\/](?:@chakra-ui|@emotion|stylis|framer-motion)[\\/]/

/** @param {import('@rspack/core').Compilation} compilation */
function refuseStyleEngine({ namedChunks, chunkGraph }) {
  for (const name of FIRST_CHUNKS) {
    const chunk = namedChunks.get(name)
    const modules = chunk ? [...chunkGraph.getChunkModules(chunk)] : []
    const found = modules.map((module) => module.nameForCondition() ?? '').find((file) => STYLE_ENGINE.test(file))
    if (found) throw new Error(`Failed to keep the style engine out of the boot files: "${name}" has ${found}.`)
  }
}

const ICON = 'icons/ementa.svg'
const ICON_LINK = `href="/${ICON}"`

/** The icon in the document itself: half a kilobyte, and one request less. @param {import('@rspack/core').Compilation} compilation */
function iconWithin(compilation) {
  const icon = compilation.getAsset(ICON)
  if (!icon) throw new Error(`Failed to write the document: the build has no ${ICON}.`)
  return `href="data:image/svg+xml,${encodeURIComponent(icon.source.source().toString())}"`
}

/**
 * Names in the document what the boot file asks for next, so that all of it travels at once: these files of the same
 * build, and the registry. As the requests that follow (scripts of the own origin carry no `crossorigin`).
 * @returns {{ apply(compiler: import('@rspack/core').Compiler): void }}
 */
export const documentHints = () =>
  assetPlugin('ementa-document-hints', (compilation) => {
    refuseStyleEngine(compilation)
    const files = FIRST_CHUNKS.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
    const links = files.map(
      (file) => `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${file}">`,
    )
    const registry = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/remotes.json">'
    const page = compilation.getAsset('index.html')
    if (!page) throw new Error('Failed to write hints: the build has no index.html.')
    const html = page.source
      .source()
      .toString()
      .replace('</title>', ['</title>', registry, ...links].join(''))
      .replace(ICON_LINK, iconWithin(compilation))
    compilation.updateAsset('index.html', new sources.RawSource(html))
  })

const BOOT_FILES = new RegExp(`^static/(?:${[...FIRST_CHUNKS, 'backend'].join('|')})\\..*\\.js$`)

/**
 * Tells Chromium that nearly all of the boot files runs at once: it compiles them in the background while they arrive, not
 * function by function on the main thread. Other browsers read a comment.
 */
export const compileHints = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: BOOT_FILES,
    // This stage comes after the minifier, which drops comments, and before the hashes of names.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
