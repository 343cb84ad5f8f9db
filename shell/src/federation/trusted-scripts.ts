interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

const origins = new Set<string>([location.origin])
const rules: ScriptPolicy = { createScriptURL: checked }
// Not in every browser, and not in the DOM library yet.
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
const policy = trustedTypes?.createPolicy('ementa', rules) ?? rules

/** Lets scripts come from the origin of this address, which the registry named. */
export function allowOrigin(address: string) {
  origins.add(new URL(address, location.href).origin)
}

/** The address as a trusted script URL; throws for an origin that the registry does not name. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url)

function checked(url: string): string {
  const { origin } = new URL(url, location.href)
  if (!origins.has(origin)) throw new TypeError(`Refused a script from ${origin}: the registry names no remote there.`)
  return url
}
