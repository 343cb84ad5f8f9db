/**
 * Where scripts are made: only files of this origin and those that a checked manifest names, the latter with the hash that
 * it gives for them, so that the browser refuses any other content (decision 036).
 */
interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Integrity by address, of every manifest that was accepted. */
const scripts = new Map<string, string>()
/** Folders with a file that the browser refused, and when. */
const renewed = new Map<string, number>()
/** Development builds only, whose files have no hashes. */
const origins = new Set<string>()

const rules: ScriptPolicy = { createScriptURL: checked }
// Not in every browser, and not in the DOM library yet.
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
const policy = trustedTypes?.createPolicy('ementa', rules) ?? rules

/** Called by the runtime of every container for its own chunks (`tooling/rspack/trusted-chunks.mjs`). */
Object.assign(globalThis, { ementaTrust: trust })

/** Accepts the files of a manifest that was checked. @param files SHA-256 in base64, by path from the manifest */
export function acceptFiles(manifest: string, files: Readonly<Record<string, string>>) {
  for (const [file, hash] of Object.entries(files)) scripts.set(new URL(file, manifest).href, `sha256-${hash}`)
}

/** Accepts whatever is served where this address is. */
export function acceptOrigin(address: string) {
  if (__DEVELOPMENT__) origins.add(new URL(address, location.href).origin)
}

/** What the content of an accepted file must be, or undefined for a file that no manifest names. */
export const integrityOf = (url: string): string | undefined => scripts.get(withoutQuery(url))

/** A document keeps a file that it refused, and would refuse it again after it was repaired. @param entry of the remote */
export const avoidCaches = (entry: string) =>
  void renewed.set(new URL('.', new URL(entry, location.href)).href, Date.now())

/** Where a file is asked for: under another address, past every cache, once one beside it was refused. */
export function addressOf(url: string): string {
  const [, since] = [...renewed].find(([folder]) => url.startsWith(folder)) ?? []
  return since ? `${url}?${since}` : url
}

/** The address as a trusted script URL; throws for a file that neither this origin has nor a manifest names. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url)

/** Gives a script or a style sheet of a remote its address and its integrity; throws for a file that is not accepted. */
export function trust(element: HTMLScriptElement | HTMLLinkElement, url: string) {
  const integrity = integrityOf(url)
  if (integrity) element.integrity = integrity
  else if (!isOfAcceptedOrigin(url)) throw refusal(url)
  element.crossOrigin = 'anonymous'
  if ('src' in element) element.src = policy.createScriptURL(addressOf(url))
  else element.href = addressOf(url)
}

function checked(url: string): string {
  const { origin } = new URL(url, location.href)
  if (origin === location.origin || integrityOf(url) || isOfAcceptedOrigin(url)) return url
  throw refusal(url)
}

function withoutQuery(url: string) {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}

const isOfAcceptedOrigin = (url: string) => origins.has(new URL(url, location.href).origin)
const refusal = (url: string) => new TypeError(`Refused a script: no manifest of a remote names ${url}.`)
