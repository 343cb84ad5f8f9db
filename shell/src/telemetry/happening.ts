import type { Toaster } from '@ementa/contracts'
import type { Registry } from '@ementa/contracts/remote-module'

/** Something that went wrong, as it was caught. `remote`: by whom, where that is known already. */
export type Happening =
  | { kind: 'error' | 'rejection' | 'render' | 'load'; error: unknown; remote?: string }
  | { kind: 'csp'; violation: Violation }

/** What the Content-Security-Policy refused. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>

/** What attribution and notices need of the page. */
export interface WatchContext {
  registry: Registry
  toast: Pick<Toaster, 'error'>
}
