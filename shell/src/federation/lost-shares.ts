import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * Makes a failed load of a shared module retryable. The runtime would keep the failure for all later calls, so that only a
 * reload could help. Only the shell provides shared modules.
 */
export const beforeRegisterShare: ModuleFederationRuntimePlugin['beforeRegisterShare'] = (args) => {
  const { origin, pkgName, shared } = args
  const { get, version } = shared
  // `get` returns a promise, because no shared module is eager.
  shared.get = () =>
    Promise.resolve(get()).catch((error) => {
      // The scope has a copy of `shared`, which is the one to change.
      const entry = origin.shareScopeMap.default?.[pkgName]?.[version]
      if (entry) entry.loading = null
      throw error
    })
  return args
}
