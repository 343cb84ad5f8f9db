import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * The runtime keeps the load of a shared module also when it failed, and hands that failure on to later calls: no
 * retry could ever succeed without a reload. This forgets it.
 */
export const failedShares: ModuleFederationRuntimePlugin = {
  name: 'ementa-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}
