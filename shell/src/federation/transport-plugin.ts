import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/runtime'
import { failedShares } from './failed-shares'
import { trust } from './trusted-scripts'

const TIMEOUT_MS = 8000

/**
 * The transport rules in one place: CORS mode (so that the service worker never sees an opaque response),
 * time-outs, and scripts only of files that a checked manifest names.
 */
export default function transportPlugin(): ModuleFederationRuntimePlugin {
  // Remotes load shared modules too, each with an instance of the runtime of its own.
  registerGlobalPlugins([failedShares])
  return {
    name: 'ementa-transport',
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
