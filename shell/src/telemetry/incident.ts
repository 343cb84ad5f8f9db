import type { Toaster } from '@ementa/contracts'
import type { Registry } from '@ementa/contracts/remote-module'

/** A caught failure. `remote` names its source, if already known. */
export type Incident =
  | { kind: 'error' | 'rejection' | 'render' | 'load'; error: unknown; remote?: string }
  | { kind: 'csp'; violation: Violation }

/** A violation of the Content-Security-Policy. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>

/** Parts of the page that recording needs: the registry finds the source, the toaster notifies. */
export interface WatchContext {
  registry: Registry
  toast: Pick<Toaster, 'error'>
}
