import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { refuseIncompatible } from './compatibility'
import { allowOrigin, trustedScriptUrl } from './trusted-scripts'

const TIMEOUT_MS = 8000

/**
 * The transport rules in one place: CORS mode (so that the service worker never sees an opaque response),
 * time-outs, HTTP status, manifests of remotes that can run here, and scripts only from origins that the registry names.
 */
export default function transportPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'ementa-transport',
    beforeRegisterRemote(args) {
      if ('entry' in args.remote) allowOrigin(args.remote.entry)
      return args
    },
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = trustedScriptUrl(url)
      script.crossOrigin = 'anonymous'
      return { script, timeout: TIMEOUT_MS }
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value))
      link.href = url
      link.crossOrigin = 'anonymous'
      return { link, timeout: TIMEOUT_MS }
    },
    async fetch(url, init) {
      const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`)
      await refuseIncompatible(response.clone())
      return response
    },
  }
}
