import type { Registry, RemoteEntry } from '@ementa/contracts/remote-module'
import * as v from 'valibot'
import { registryFrame, remoteEntry } from './schema'

/**
 * Replaces each invalid entry of a registry by the last good one of its name, or leaves it out. This module is loaded only when
 * needed. Throws if no entry is usable.
 */
export function withoutBadEntries(json: unknown, lastGood: Registry | undefined) {
  const { remotes: entries, ...rest } = v.parse(registryFrame, json)
  const remotes: RemoteEntry[] = []
  const refused: string[] = []
  for (const [index, entry] of entries.entries()) {
    const { success, output, issues } = v.safeParse(remoteEntry, entry)
    if (success) {
      remotes.push(output)
      continue
    }
    const name = nameOf(entry)
    const problem = issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`).join('; ')
    const complaint = `remotes[${index}] (${name ?? '?'}): ${problem}`
    console.warn(`[registry] ${complaint}`)
    const spare = lastGood?.remotes.find((one) => one.name === name)
    if (spare) remotes.push(spare)
    else refused.push(complaint)
  }
  if (remotes.length === 0) throw new Error(refused[0])
  return { registry: { ...rest, remotes } satisfies Registry, refused }
}

function nameOf(entry: unknown): string | undefined {
  const named = v.safeParse(v.object({ name: v.string() }), entry)
  return named.success ? named.output.name : undefined
}
