import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { addressOf, createPreload, scriptsBelow } from './trusted-scripts'

/** The container of a remote that is an ES module. */
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>

/**
 * Loads a container that is an ES module. An import takes no hash, so all modules of the remote are preloaded with theirs:
 * the page runs what it has preloaded, and fetches no second time (decision 090).
 */
export async function loadModuleContainer(entry: string): Promise<Container> {
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
