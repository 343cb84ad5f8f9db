/**
 * Puts what the first page needs into four files: all files of a first visit share one slow line, and twenty small ones
 * compress worse. Which modules those are follows from the chunk graph, so that a new import needs no entry here.
 */

/** What the boot file imports at once: the frame, and the backend in the browser with its first data. */
const REQUESTS = new Set(['./app', '@ementa/mock-backend', './seed/first-data'])
/** The shared modules that the frame and every page import; the other facades come with what is opened. */
const SHARED =
  /^provide shared module \([^)]+\) (?:react|react-dom|react-dom\/client|react\/jsx-runtime|@ementa\/(?:contracts|ui|ui\/router|ui\/data))@/

/** @param {import('@rspack/core').Chunk} chunk */
const isFirst = (chunk) =>
  [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ request, module }) => REQUESTS.has(request ?? '') || SHARED.test(module?.identifier() ?? '')),
  )

/** Of a module in two groups the one with the higher priority wins. @param {string} name @param {number} priority @param {RegExp} test */
const group = (name, priority, test) => ({
  name,
  priority,
  enforce: true,
  chunks: /** @type {const} */ ('async'),
  test: (/** @type {import('@rspack/core').Module} */ module, /** @type {any} */ { chunkGraph }) =>
    test.test(module.nameForCondition() ?? '') && [...chunkGraph.getModuleChunks(module)].some(isFirst),
})

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
