/**
 * Modules that exist once per page. The libraries behind the facades are not shared themselves:
 * sharing Chakra whole would ship all of it, sharing `@ementa/ui` ships just the parts in use (decision 002).
 */
import { facadeVersions } from '../lib/facade-versions.mjs'
import { FACADES as FACADE_FILES } from '../lib/surface.mjs'
import { versionOf } from './packages.mjs'

const FACADES = Object.keys(FACADE_FILES)
// The trailing slash shares the subpaths too (jsx-runtime, client), else a second React slips in.
const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/']

/**
 * @param {{ provide: boolean }} options provide: bring the code along (shell, development, stand-alone); otherwise only consume.
 * @returns {import('@module-federation/enhanced').moduleFederationPlugin.SharedObject}
 */
export function sharedModules({ provide }) {
  const facades = facadeVersions()
  return Object.fromEntries(
    [...LIBRARIES, ...FACADES].map((name) => {
      const version = facades[name]?.version ?? versionOf(packageOf(name))
      // The shell compares the names of the module one by one before a remote's code runs (decision 017).
      const required = `^${version.split('.')[0]}.0.0`
      return [
        name,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: required,
          ...(provide ? {} : { import: false }),
        },
      ]
    }),
  )
}

/** @param {string} name */
function packageOf(name) {
  const [scope, second] = name.split('/')
  return scope?.startsWith('@') ? `${scope}/${second}` : /** @type {string} */ (scope)
}
