import { tabStorage } from '@ementa/contracts/device-storage'
import type { RemoteEntry } from '@ementa/contracts/remote-module'
import * as v from 'valibot'
import { RELEASES_BY_LINK_KEY, type RegistryResult, type ReleaseByLink } from '../registry/registry'
import { detailOf } from '../remote-error'
import { isVerified, readContainer } from './manifest'

const PARAMETER = 'release.'
const VERSION = /^\w[\w.+-]{0,39}$/
const versionsSchema = v.record(v.string(), v.string())

/**
 * Replaces published releases by those that the address of this tab asks for. It accepts only releases in the remote's own
 * folder with a verified signature; otherwise the published one stays. Never rejects.
 */
export async function applyReleasesByLink(result: RegistryResult): Promise<RegistryResult> {
  const wanted = readReleasesByLink()
  const releases: ReleaseByLink[] = []
  const remotes = await Promise.all(
    result.registry.remotes.map(async (remote) => {
      const version = wanted[remote.name]
      if (version === undefined) return remote
      const { problem, ...release } = await find(remote, version)
      // Anybody can write a link, so text that is no version is not shown.
      releases.push({ title: remote.title ?? remote.name, version: VERSION.test(version) ? version : null, problem })
      return problem === null ? { ...remote, ...release } : remote
    }),
  )
  return { ...result, registry: { ...result.registry, remotes }, releasesByLink: releases }
}

/** Returns to the published releases, on the same page. */
export function leaveReleasesByLink() {
  tabStorage.removeItem(RELEASES_BY_LINK_KEY)
  const query = new URLSearchParams(location.search)
  for (const key of [...query.keys()]) if (key.startsWith(PARAMETER)) query.delete(key)
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  location.reload()
}

async function find(remote: RemoteEntry, version: string) {
  const entry = new URL(`releases/${version}/mf-manifest.json`, new URL(remote.entry, location.href)).href
  const problem = VERSION.test(version) ? await problemOf({ ...remote, entry }) : 'that is no version'
  if (problem !== null) console.warn(`[registry] refused the release ${version} of ${remote.name}: ${problem}`)
  return { entry, fallback: remote.entry, problem }
}

/** Returns why a release cannot be shown, or null. Unlike published ones, it must be verified. */
const problemOf = (remote: RemoteEntry): Promise<string | null> =>
  readContainer(remote).then(() => (isVerified(remote.name) ? null : 'its signature could not be verified'), detailOf)

/** Reads the versions that links ask for, by remote. Those in the address are stored for this tab; an empty value removes one. */
function readReleasesByLink(): Readonly<Record<string, string>> {
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), versionsSchema),
    tabStorage.getItem(RELEASES_BY_LINK_KEY),
  )
  const versions = stored.success ? stored.output : {}
  for (const [key, version] of new URLSearchParams(location.search)) {
    if (!key.startsWith(PARAMETER)) continue
    delete versions[key.slice(PARAMETER.length)]
    if (version) versions[key.slice(PARAMETER.length)] = version
  }
  if (Object.keys(versions).length === 0) tabStorage.removeItem(RELEASES_BY_LINK_KEY)
  else tabStorage.setItem(RELEASES_BY_LINK_KEY, JSON.stringify(versions))
  return versions
}
