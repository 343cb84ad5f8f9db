import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { addressOf, createPreload, scriptsBelow, trust } from './trusted-scripts'

const TIMEOUT_MS = 8000

/**
 * Sets how the federation runtime loads files: in CORS mode, so that the service worker never sees an opaque response, with
 * timeouts, only from checked manifests, and with a retry of lost shared modules.
 */
export default function transportPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'ementa-transport',
    beforeRegisterShare,
    async loadEntry({ remoteInfo: { entry, type } }) {
      if (type === 'module') return loadModuleContainer(entry)
    },
    createScript({ url }) {
      const script = document.createElement('script')
      trust(script, url)
      return { script, timeout: TIMEOUT_MS }
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
      trust(link, url)
      return { link, timeout: TIMEOUT_MS }
    },
  }
}

/**
 * Makes a failed load of a shared module retryable. The runtime would keep the failure for all later calls, so that only a
 * reload could help. Only the shell provides shared modules.
 */
const beforeRegisterShare: ModuleFederationRuntimePlugin['beforeRegisterShare'] = (args) => {
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

/** The container of a remote that is an ES module. */
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>

/**
 * Loads a container that is an ES module. An import takes no hash, so all modules of the remote are preloaded with theirs:
 * the page runs what it has preloaded, and fetches no second time (decision 090).
 */
async function loadModuleContainer(entry: string): Promise<Container> {
  await Promise.all(scriptsBelow(new URL('.', entry).href).map(preload))
  return import(/* webpackIgnore: true */ addressOf(entry))
}

function preload(url: string): Promise<void> {
  const link = createPreload('modulepreload', url)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`Failed to load the module ${url}`))
    document.head.append(link)
  })
}
