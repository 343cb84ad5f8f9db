/**
 * Every place where the build does not take a dependency as its package offers it, each with its reason. A dependency that
 * is updated is checked against this list.
 */
import path from 'node:path'
import { rspack } from '@rspack/core'
import { root } from './packages.mjs'

const isDevelopment = process.env.NODE_ENV === 'development'
const inModules = (/** @type {string} */ file) => path.join(root, 'node_modules', file)

/** Official entries of a package, other than the one that its `exports` lead to. */
export const officialEntries = {
  // The system is part of @chakra-ui/react. @chakra-ui/toast names it apart, and would have a colour mode of its own.
  '@chakra-ui/system$': path.join(root, 'shared-ui/chakra-system.mjs'),
  // The federation plugins ask for the CommonJS build of their runtime, of which nothing unused can be left out.
  '@module-federation/runtime': inModules('@module-federation/runtime/dist/index.js'),
  // The `exports` of react-router lead to its development build, with its warnings, whatever the mode.
  ...(isDevelopment
    ? {}
    : {
        'react-router$': inModules('react-router/dist/production/index.mjs'),
        'react-router/dom$': inModules('react-router/dist/production/dom-export.mjs'),
      }),
}

/**
 * The federation plugin's entry is a `data:` module that names its runtime by an absolute path. Module ids are hashes of
 * names: without this alias they, and the bytes of a build, would depend on the folder of the checkout.
 */
const ROOT_ALIAS = 'ementa-root'

export const stableAliases = {
  [ROOT_ALIAS]: root,
  ...(isDevelopment
    ? {
        // One runtime of React Refresh for the page, whichever package brought it. By the name that the plugin
        // gives its own, which would come first otherwise.
        'react-refresh': path.join(root, 'tooling/rspack/development'),
        '#refresh-runtime$': inModules('react-refresh/runtime.js'),
      }
    : {}),
}

/** Plugins: the runtime of federation as ES modules (see `officialEntries`), and its entry without the checkout's folder. */
export const federationAsModules = [
  new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].+[\\/]index\.cjs$/, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js')
  }),
  new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,/, (resource) => {
    resource.request = resource.request.replaceAll(encodeURIComponent(root), ROOT_ALIAS)
  }),
]

/** Rule: a chunk whose shared module was lost can be loaded again without a reload. */
export const recoverableShares = {
  test: /webpack-bundler-runtime[\\/]dist[\\/]consumes\.js$/,
  use: [path.join(import.meta.dirname, 'failed-consumes.mjs')],
}
