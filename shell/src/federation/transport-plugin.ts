import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { beforeRegisterShare } from './lost-shares'
import { trust } from './trusted-scripts'

const TIMEOUT_MS = 8000

/**
 * The transport rules in one place: CORS mode (so that the service worker never sees an opaque response),
 * time-outs, scripts only of files that a checked manifest names, and another attempt for shared modules that were lost.
 */
export default function transportPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'ementa-transport',
    beforeRegisterShare,
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
