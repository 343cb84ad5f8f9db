import type { Config } from 'dompurify'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(url: string): string }): Policy
}

/** Key under which every copy of this remote in a page finds the policy that the first one created. */
const KEPT = Symbol.for('ementa.dompurify')
const kept = globalThis as { [KEPT]?: Policy; trustedTypes?: TrustedTypes }

/**
 * DOMPurify's Trusted Types policy. The Content-Security-Policy allows one of this name in a page, and a retry after a new
 * release runs the remote a second time (decision 036). Nothing where the browser has no Trusted Types.
 */
export function sharedPolicy(): Pick<Config, 'TRUSTED_TYPES_POLICY'> {
  kept[KEPT] ??= kept.trustedTypes?.createPolicy('dompurify', {
    createHTML: (html) => html,
    // DOMPurify asks for both; it never makes a script.
    createScriptURL: () => 'about:blank',
  })
  return kept[KEPT] ? { TRUSTED_TYPES_POLICY: kept[KEPT] } : {}
}
