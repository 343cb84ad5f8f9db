import { disarm } from '../../issue-html/clean-issue-html'

interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
}

/**
 * Quill parses HTML from strings, which Trusted Types refuse. A `default` policy answers for all of its strings, with
 * DOMPurify; it comes with the editor's chunk and not before, so that no other page has it
 * (docs/architecture.md#security).
 */
export function installTrustedHtml(): void {
  // Some browsers lack Trusted Types, and so does TypeScript's DOM library.
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  // Already there when a second version of this remote is loaded into the same page.
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: disarm })
}
