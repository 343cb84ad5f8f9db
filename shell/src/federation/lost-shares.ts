import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * The runtime keeps the load of a shared module also when it failed, and hands that failure on to later calls: no
 * retry could ever succeed without a reload. This forgets it. Only the shell brings shared modules, also for the remotes.
 */
export const beforeRegisterShare: ModuleFederationRuntimePlugin['beforeRegisterShare'] = (args) => {
  const { origin, pkgName, shared } = args
  const { get, version } = shared
  // Always a promise: no shared module is eager.
  shared.get = () =>
    Promise.resolve(get()).catch((error) => {
      // The entry of the scope is a copy of `shared`.
      const entry = origin.shareScopeMap.default?.[pkgName]?.[version]
      if (entry) entry.loading = null
      throw error
    })
  return args
}
