/**
 * What exists once per page (requirement PLT-014). The libraries behind the facades are not shared themselves:
 * sharing Chakra whole would ship all of it, sharing `@ementa/ui` ships just the parts in use (decision 002).
 */
import { versionOf } from './packages.mjs'

const FACADES = [
  '@ementa/contracts',
  '@ementa/ui',
  '@ementa/ui/overlays',
  '@ementa/ui/forms',
  '@ementa/ui/router',
  '@ementa/ui/data',
  '@ementa/ui/queries',
]
// With the trailing slash the subpaths are shared too (jsx-runtime, client), else a second React slips in.
const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/']

/**
 * @param {{ provide: boolean }} options provide: bring the code along (shell, development, stand-alone); otherwise only consume.
 * @returns {import('@module-federation/enhanced').moduleFederationPlugin.SharedObject}
 */
export function sharedModules({ provide }) {
  return Object.fromEntries(
    [...LIBRARIES, ...FACADES].map((name) => {
      const version = versionOf(packageOf(name))
      return [
        name,
        {
          singleton: true,
          strictVersion: true,
          version,
          requiredVersion: `^${version}`,
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
