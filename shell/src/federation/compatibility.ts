import { productFolder } from '@ementa/contracts/place'
import { type BuiltWith, CONTRACT, STORAGE } from '@ementa/contracts/remote-module'
import * as v from 'valibot'

/** Names by facade, `services` or `calls`: the content of `static/provides.<fingerprint>.json` and of a remote's needs. */
export type Surface = Readonly<Record<string, readonly string[]>>

const surfaceSchema = v.record(v.string(), v.array(v.string()))

/** Largest number of missing names in the details of a failure card. */
const LISTED = 5

/**
 * Explains why a remote cannot run in this shell, in English with all differences; null if it can.
 * @param builtWith from its manifest; undefined where that does not say
 * @param base absolute address of the manifest
 * @param surface reads what this shell provides; called only if the remote was built against another surface
 */
export async function incompatibility(
  builtWith: BuiltWith | undefined,
  base: string,
  surface: () => Promise<Surface> = fetchSurface,
): Promise<string | null> {
  if (!builtWith) return 'its manifest does not say what it was built with'
  const { contract, storage } = builtWith
  const isOther = builtWith.surface !== __SHELL_SURFACE__
  const missing = isOther ? missingFrom(...(await Promise.all([readNeeds(builtWith, base), surface()]))) : []
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
    if (!provided) return [group + otherMajor(group, surface)]
    return names.filter((name) => !provided?.includes(name)).map((name) => `${group}: ${name}`)
  })

function otherMajor(group: string, surface: Surface) {
  const facade = (name: string) => name.replace(/@\d+$/, '')
  const other = Object.keys(surface).find((name) => facade(name) === facade(group))
  return other ? ` (it has ${other})` : ''
}

/** Reads what this shell provides, as written by its build. */
export const fetchSurface = () => readSurface(`${productFolder()}static/provides.${__SHELL_SURFACE__}.json`)

async function readNeeds({ needs, files }: BuiltWith, base: string): Promise<Surface> {
  if (typeof needs !== 'string') return needs
  const hash = files?.[needs]
  return readSurface(new URL(needs, base).href, hash === undefined ? {} : { integrity: `sha256-${hash}` })
}

async function readSurface(url: string, options?: RequestInit): Promise<Surface> {
  const response = await fetch(url, options)
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`)
  return v.parse(surfaceSchema, await response.json())
}
