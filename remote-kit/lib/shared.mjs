/**
 * Modules that exist once per page. The libraries behind the facades are not shared themselves:
 * sharing Chakra whole would ship all of it, sharing `@ementa/ui` ships just the parts in use (decision 002).
 */
import { installedVersion, LIBRARIES } from './surface.mjs'

/**
 * @param {object} options
 * @param {string} options.folder of the package, which has the libraries installed
 * @param {import('./surface.mjs').Shell} options.shell
 * @param {boolean} [options.provide] brings the code along (shell, development, stand-alone); otherwise it is the shell's only
 */
export function sharedModules({ folder, shell, provide = false }) {
  const libraries = LIBRARIES.flatMap((name) => {
    const version = installedVersion(folder, name)
    // The trailing slash shares the subpaths too (jsx-runtime, client), else a second React slips in.
    return version ? [name, `${name}/`].map((one) => /** @type {const} */ ([one, version])) : []
  })
  return Object.fromEntries(
    [...libraries, ...Object.entries(shell.facades)].map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version,
        // The shell compares the names of the module one by one before a remote's code runs (decision 017).
        requiredVersion: `^${version.split('.')[0]}.0.0`,
        ...(provide ? {} : { import: /** @type {const} */ (false) }),
      },
    ]),
  )
}
