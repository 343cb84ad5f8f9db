import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { RemoteError } from '../remote-error'

/**
 * Allows scripts of this origin and those that a checked manifest names, the latter with the hash from the manifest, so that
 * the browser refuses any other content (decision 036).
 */
interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Hashes of the files of all accepted manifests, by address. */
const scripts = new Map<string, string>()
/** Times of the last refused file, by folder. */
const renewed = new Map<string, number>()
/** Addresses of the style sheets that did not load: the bundler's error about one names a number only. */
const failedSheets = new Set<string>()
/** Origins that are trusted without hashes, in development builds only. */
const origins = new Set<string>()

const rules: ScriptPolicy = { createScriptURL: checked }
// Trusted Types exist in some browsers only and are missing in the DOM library.
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
const policy = trustedTypes?.createPolicy('ementa', rules) ?? rules

/** The runtime of every container calls this for its own chunks (`remote-kit/rspack.mjs`). */
Object.assign(globalThis, { ementaTrust: trust })

/** Accepts the files of a checked manifest. @param files SHA-256 in base64, by path from the manifest */
export function acceptFiles(manifest: string, files: Readonly<Record<string, string>>) {
  for (const [file, hash] of Object.entries(files)) scripts.set(new URL(file, manifest).href, `sha256-${hash}`)
}

/** Accepts all files of this address's origin, in development builds only. */
export function acceptOrigin(address: string) {
  if (__DEVELOPMENT__) origins.add(new URL(address, location.href).origin)
}

/** Returns the integrity attribute of an accepted file; undefined for a file that no manifest names. */
export const integrityOf = (url: string): string | undefined => scripts.get(withoutQuery(url))

/** Lists the accepted scripts below a folder. */
export const scriptsBelow = (folder: string): string[] =>
  [...scripts.keys()].filter((url) => url.startsWith(folder) && url.endsWith('.js'))

/** Bypasses caches for a remote's files from now on: a document caches a refused file and would refuse it even after repair. */
export const avoidCaches = (entry: string) =>
  void renewed.set(new URL('.', new URL(entry, location.href)).href, Date.now())

/** Returns the address for a request; it differs, to bypass all caches, once a file of the same folder was refused. */
export function addressOf(url: string): string {
  const [, since] = [...renewed].find(([folder]) => url.startsWith(folder)) ?? []
  return since ? `${url}?${since}` : url
}

/** Returns a trusted script URL; throws for a file that is neither of this origin nor named by a manifest. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url)

/** Sets address and integrity of a remote's script or style sheet; throws for a file that is not accepted. */
export function trust(element: HTMLScriptElement | HTMLLinkElement, url: string) {
  const integrity = integrityOf(url)
  if (integrity) element.integrity = integrity
  else if (!isOfAcceptedOrigin(url)) throw refusal(url)
  element.crossOrigin = 'anonymous'
  if ('src' in element) element.src = policy.createScriptURL(addressOf(url))
  else {
    failedSheets.delete(withoutQuery(url))
    element.addEventListener('error', () => failedSheets.add(withoutQuery(url)), { once: true })
    element.href = addressOf(url)
  }
}

/** Creates the link that preloads an accepted file, with the attributes of the real request: otherwise it would be fetched twice. */
export function createPreload(rel: 'preload' | 'modulepreload', url: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = 'anonymous'
  link.integrity = integrityOf(url) ?? ''
  link.href = addressOf(url)
  return link
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

/** Matches addresses of files in error messages of the bundler's and the federation's runtime. */
const FILE = /https?:\/\/[^\s"'()]+\.(?:js|css)/g

/** Longest wait in ms, because the failure card waits for the answers. */
const TIMEOUT_MS = 3000

/**
 * Finds out whether the browser refused a file for its content, which fails in the same way as a missing file. Returns the
 * error, or null. A retry then bypasses the caches.
 * @param detail message of the error, with the addresses of the files in it
 */
export async function findIntegrityError({ name, entry }: RemoteEntry, detail: string): Promise<RemoteError | null> {
  if (!URL.canParse(entry, location.href)) return null
  const folder = new URL('.', new URL(entry, location.href)).href
  const sheets = [...failedSheets].filter((url) => url.startsWith(folder))
  for (const url of [...(detail.match(FILE) ?? []), ...sheets]) {
    const integrity = integrityOf(url)
    if (!integrity) continue
    // In parallel, so that the card waits no longer for two answers than for one.
    const [isIntact, isThere] = await Promise.all([
      answers(url, { cache: 'reload', integrity }),
      answers(url, { cache: 'no-store' }),
    ])
    if (!isIntact && !isThere) continue
    avoidCaches(entry)
    if (!isIntact) return new RemoteError(name, 'untrusted', entry, `${url} is not what its manifest says`)
  }
  return null
}

async function answers(url: string, options: RequestInit): Promise<boolean> {
  try {
    return (await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS), ...options })).ok
  } catch {
    return false
  }
}
