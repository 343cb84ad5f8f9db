import type { Toaster } from '@ementa/contracts'
import type { Registry } from '@ementa/contracts/remote-module'

/** Something that went wrong, as it was caught. `remote`: by whom, where that is known already. */
export interface Happening {
  kind: 'error' | 'rejection' | 'render' | 'load' | 'csp'
  error: unknown
  remote?: string
}

/** What attribution and notices need of the page. */
export interface WatchContext {
  registry: Registry
  toast: Pick<Toaster, 'error'>
}
