import pLimit from 'p-limit'
import { CACHES, type PrecachedRemote } from './worker-protocol'

/** The fields of `mf-manifest.json` that are read here. */
interface Manifest {
  ementa: { files: Record<string, string> }
}

const FILES_AT_ONCE = 6

/**
 * Caches the document, the registry and, by their manifests, the files of every remote, so that even routes never visited open
 * offline. The first page was loaded before this worker controlled it. A remote that is down is left out; its files are
 * cached with its first visit.
 */
export async function precacheRemotes(
  scope: string,
  remotes: readonly PrecachedRemote[],
): Promise<{ warmed: string[]; failed: string[] }> {
  const [documents, pointers, files] = await Promise.all([
    caches.open(CACHES.documents),
    caches.open(CACHES.pointers),
    caches.open(CACHES.files),
  ])
  await keep(documents, scope)
  await keep(pointers, `${scope}remotes.json`)
  const report = { warmed: [] as string[], failed: [] as string[] }
  for (const remote of remotes) {
    try {
      await precacheRemote(pointers, files, remote.entry)
      report.warmed.push(remote.name)
    } catch (error) {
      console.warn(`[worker] could not keep the files of ${remote.name}`, error)
      report.failed.push(remote.name)
    }
  }
  return report
}

async function precacheRemote(pointers: Cache, files: Cache, entry: string) {
  const { ementa }: Manifest = await (await keep(pointers, entry)).json()
  const precacheFile = async ([file, hash]: [string, string]) => {
    const address = new URL(file, entry).href
    if (await files.match(address)) return
    // A file that differs from the manifest's hash is not cached: it would stay broken under its fixed name.
    const response = await keep(files, address, `sha256-${hash}`)
    if (file.endsWith('.css')) await keepFonts(files, address, await response.text())
  }
  const inTurns = pLimit(FILES_AT_ONCE)
  await Promise.all(Object.entries(ementa.files).map((one) => inTurns(precacheFile, one)))
}

/** Caches the fonts of a style sheet, which the manifest does not list. */
async function keepFonts(files: Cache, sheet: string, css: string) {
  const addresses = Array.from(css.matchAll(/url\(["']?([^"')]+)["']?\)/g), ([, url = '']) => url)
  for (const url of addresses) if (!url.startsWith('data:')) await keep(files, new URL(url, sheet).href)
}

/** Caches what the network answers now; throws at any answer but 200. */
export async function keep(cache: Cache, address: string, integrity?: string): Promise<Response> {
  const response = await fetch(address, { mode: 'cors', credentials: 'omit', cache: 'no-cache', integrity })
  if (response.status !== 200) throw new Error(`HTTP ${response.status} for ${address}`)
  await cache.put(address, response.clone())
  return response
}
