import { productFolder } from '@ementa/contracts/place'
import { type BuiltWith, CONTRACT, STORAGE } from '@ementa/contracts/remote-module'
import * as v from 'valibot'

/** Names that the shell provides, by facade, `services` or `calls`: the content of `static/provides.<fingerprint>.json`. */
export type Surface = Readonly<Record<string, readonly string[]>>

const surfaceSchema = v.record(v.string(), v.array(v.string()))

/** Largest number of missing names in the details of a failure card. */
const LISTED = 5

/**
 * Explains why a remote cannot run in this shell, in English with all differences; null if it can.
 * @param builtWith from its manifest; undefined where that does not say
 * @param surface reads what this shell provides; called only if the remote was built against another surface
 */
export async function incompatibility(
  builtWith: BuiltWith | undefined,
  surface: () => Promise<Surface>,
): Promise<string | null> {
  if (!builtWith) return 'its manifest does not say what it was built with'
  const { contract, storage, needs } = builtWith
  const missing = builtWith.surface === __SHELL_SURFACE__ ? [] : missingFrom(needs, await surface())
  const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : ''
  const differences = [
    contract !== CONTRACT && `it was built with contract ${contract}, this shell has ${CONTRACT}`,
    storage !== STORAGE && `it reads stored data of version ${storage}, this shell writes version ${STORAGE}`,
    missing.length > 0 && `it needs what this shell does not provide (${missing.slice(0, LISTED).join(', ')}${more})`,
  ].filter(Boolean)
  return differences.length > 0 ? differences.join('; ') : null
}

const missingFrom = (needs: Surface, surface: Surface): string[] =>
  Object.entries(needs).flatMap(([group, names]) => {
    const provided = surface[group]
    if (!provided && names.length > 0) return [group + otherMajor(group, surface)]
    return names.filter((name) => !provided?.includes(name)).map((name) => `${group}: ${name}`)
  })

function otherMajor(group: string, surface: Surface) {
  const facade = (name: string) => name.replace(/@\d+$/, '')
  const other = Object.keys(surface).find((name) => facade(name) === facade(group))
  return other ? ` (it has ${other})` : ''
}

/** Reads what this shell provides, as written by its build. */
export async function fetchSurface(): Promise<Surface> {
  const url = `${productFolder()}static/provides.${__SHELL_SURFACE__}.json`
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`)
  return v.parse(surfaceSchema, await response.json())
}
